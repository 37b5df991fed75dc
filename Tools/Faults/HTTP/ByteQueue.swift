internal import Glibc

/// Bytes on their way from one socket to another: a fixed piece of memory, filled at its end and emptied at its start.
///
/// Used by one thread at a time.
final class ByteQueue {
    static let capacity = 64 << 10

    private let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteQueue.capacity, alignment: 16)
    private var start = 0
    private var end = 0

    deinit { storage.deallocate() }

    var count: Int { end - start }
    var isEmpty: Bool { start == end }
    /// How much more fits.
    var room: Int { Self.capacity - count }

    /// What it holds; valid until the next change.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[start..<end]) }

    func drop(_ count: Int) {
        start += min(count, self.count)
        if start == end { (start, end) = (0, 0) }
    }

    /// Adds as much as there is room for.
    /// - Returns: how much that was.
    @discardableResult func append(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = min(bytes.count, room)
        guard count > 0 else { return 0 }
        makeRoom(count)
        UnsafeMutableRawBufferPointer(rebasing: storage[end..<end + count]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        end += count
        return count
    }

    @discardableResult func append(_ bytes: [UInt8]) -> Int { bytes.withUnsafeBytes { append($0) } }

    /// What became of a read or a write.
    enum Outcome { case moved(Int), wouldBlock, ended, broken }

    /// Reads what a socket has, without waiting. To be called with room left.
    func fill(from descriptor: Int32) -> Outcome {
        makeRoom(1)
        let place = UnsafeMutableRawBufferPointer(rebasing: storage[end...])
        while true {
            let count = recv(descriptor, place.baseAddress, place.count, Int32(MSG_DONTWAIT))
            if count > 0 {
                end += count
                return .moved(count)
            }
            if count == 0 { return .ended }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .wouldBlock : .broken
        }
    }

    /// Writes what a socket takes, without waiting.
    func flush(to descriptor: Int32) -> Outcome {
        let bytes = bytes
        guard !bytes.isEmpty else { return .moved(0) }
        while true {
            let count = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
            if count >= 0 {
                drop(count)
                return .moved(count)
            }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .wouldBlock : .broken
        }
    }

    /// Moves what it holds to the front when the end is too near.
    private func makeRoom(_ wanted: Int) {
        guard start > 0, storage.count - end < max(wanted, 4096) else { return }
        let count = self.count
        if count > 0, let base = storage.baseAddress { memmove(base, base + start, count) }
        (start, end) = (0, count)
    }
}
