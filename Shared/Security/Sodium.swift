internal import CSodium

/// libsodium's one-time start: picks the CPU's implementations and opens the random source. Lazily evaluated once, thread-safe.
private let sodiumStarted: Bool = sodium_init() >= 0

/// Called by every entry point that reaches libsodium. Start-up fails only where the kernel gives no randomness at all, and
/// then nothing secret can be made, so there is no way on.
@inline(__always)
func requireSodium() {
    precondition(sodiumStarted, "libsodium could not start")
}

/// Secret bytes in guarded memory that is locked into RAM where the system allows it and wiped when released.
///
/// `@unchecked Sendable`: the memory is written in `init` only, before anyone else can see the object, and freed in `deinit`.
final class KeyMaterial: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer
    let count: Int

    init(_ bytes: [UInt8]) {
        requireSodium()
        guard let pointer = sodium_malloc(max(1, bytes.count)) else { preconditionFailure("no guarded memory left") }
        self.pointer = pointer
        count = bytes.count
        bytes.withUnsafeBytes { pointer.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(pointer), byteCount: $0.count) }
    }

    func withBytes<R>(_ body: (UnsafePointer<UInt8>) -> R) -> R {
        body(UnsafePointer(pointer.assumingMemoryBound(to: UInt8.self)))
    }

    func copy() -> [UInt8] {
        withBytes { Array(UnsafeBufferPointer(start: $0, count: count)) }
    }

    deinit { sodium_free(pointer) }
}

/// `count` bytes written by a C function; libsodium fills an output that is never empty.
func filled(_ count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(1, count))
    write(&bytes)
    return bytes
}

/// Overwrites a buffer in a way the optimiser keeps.
func wipe(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { sodium_memzero($0.baseAddress, $0.count) }
}
