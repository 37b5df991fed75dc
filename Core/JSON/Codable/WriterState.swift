/// The text written so far and the containers still open, shared by every encoder and container of one `JSONWriter.encode`.
///
/// There is no tree: each call writes its bytes at once. `Encodable` types never close a container, so writing to an outer one
/// closes those inside it. Each place for a value (a *slot*) has a number; a container whose slot has been closed is refused, as
/// what it would write belongs in text that is already out.
final class WriterState: JSONBuffer {
    struct Frame {
        /// `}` or `]`; 0 for the frame below the outermost value.
        var close: UInt8
        /// The slot this container fills.
        var slot: Int32
        /// The slot of the value being written inside, 0 when there is none.
        var openSlot: Int32 = 0
        /// Where the text of that value begins.
        var openStart = 0
        /// Where the text of the last member name begins, quote included.
        var keyStart = 0
        /// Elements begun, of an array.
        var elements = 0
    }

    private var frames: UnsafeMutablePointer<Frame>
    private var frameCapacity = 16
    private(set) var top = 0
    private var lastSlot: Int32 = 1
    /// The first misuse seen where nothing could be thrown.
    var failure: EncodingError?

    init() {
        frames = .allocate(capacity: frameCapacity)
        frames.initialize(to: Frame(close: 0, slot: 0, openSlot: 1))
        super.init(capacity: 1024)
    }

    deinit { frames.deallocate() }

    // MARK: - Writing into a container

    /// Readies the container at `depth` for its next member: what is open inside it ends here.
    @inline(__always) func focus(_ depth: Int, _ slot: Int32) throws {
        if top == depth, frames[depth].slot == slot, frames[depth].openSlot == 0 { return }
        guard isOpen(depth, slot) else { throw misuse(depth) }
        settle(depth)
    }

    func isOpen(_ depth: Int, _ slot: Int32) -> Bool { slot != 0 && depth <= top && frames[depth].slot == slot }

    /// Closes the containers inside the one at `depth`, and the slot open in it.
    func settle(_ depth: Int) {
        while true {
            if frames[top].openSlot != 0 {
                // An encoder that was handed out and never written to.
                if count == frames[top].openStart { append("{}") }
                frames[top].openSlot = 0
            }
            if top <= depth { return }
            append(frames[top].close)
            top -= 1
        }
    }

    @inline(__always) func beginMember(_ depth: Int, _ name: String) {
        if base[count - 1] != .openBrace { append(.comma) }
        frames[depth].keyStart = count
        append(quoted: name)
        append(.colon)
    }

    @inline(__always) func beginElement(_ depth: Int) {
        if base[count - 1] != .openBracket { append(.comma) }
        frames[depth].elements += 1
    }

    // MARK: - Slots

    /// Opens a slot for a value in the container at `depth`.
    @inline(__always) func openSlot(_ depth: Int) -> Int32 {
        lastSlot += 1
        frames[depth].openSlot = lastSlot
        frames[depth].openStart = count
        return lastSlot
    }

    /// Whether a scalar may be written into the slot: it is open and nothing has been.
    @inline(__always) func isFresh(_ parent: Int, _ slot: Int32) -> Bool {
        top == parent && frames[parent].openSlot == slot && frames[parent].openStart == count
    }

    /// Whether the slot has not been closed.
    func isSlotOpen(_ parent: Int, _ slot: Int32) -> Bool { slot != 0 && parent <= top && frames[parent].openSlot == slot }

    /// The container of a slot; asked again (as a subclass and its superclass do), the one that is there.
    /// - Returns: whether there is one: not when the slot holds something else or was closed.
    func openContainer(_ parent: Int, _ slot: Int32, open: UInt8, close: UInt8) -> Bool {
        if isFresh(parent, slot) {
            append(open)
            push(Frame(close: close, slot: slot))
            return true
        }
        if isSlotOpen(parent, slot), top > parent, frames[parent + 1].slot == slot, frames[parent + 1].close == close { return true }
        if failure == nil { failure = misuse(parent) }
        return false
    }

    private func push(_ frame: Frame) {
        top += 1
        if top == frameCapacity {
            let wider = UnsafeMutablePointer<Frame>.allocate(capacity: frameCapacity * 2)
            wider.update(from: frames, count: frameCapacity)
            frames.deallocate()
            frames = wider
            frameCapacity *= 2
        }
        (frames + top).initialize(to: frame)
    }

    // MARK: - Places

    func elements(_ depth: Int, _ slot: Int32) -> Int { isOpen(depth, slot) ? frames[depth].elements : 0 }

    /// The path to what is being written inside the container at `depth`, read back from the text.
    func path(through depth: Int) -> [any CodingKey] {
        guard depth >= 1 else { return [] }
        return (1...min(depth, max(top, 1))).compactMap { level -> PathKey? in
            guard level <= top else { return nil }
            let frame = frames[level]
            if frame.close == .closeBracket { return PathKey(max(0, frame.elements - 1)) }
            guard frame.keyStart > 0 else { return nil }
            let rest = UnsafeBufferPointer(start: base + frame.keyStart, count: count - frame.keyStart)
            return JSONParser.leadingString(rest).map { PathKey($0) }
        }
    }

    func misuse(_ depth: Int) -> EncodingError {
        .invalidValue(
            "", .init(codingPath: path(through: depth), debugDescription: "a value was encoded twice, or into a container already closed"))
    }
}

/// A step of a coding path: a member name or an array index.
struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(stringValue: String) { self.init(stringValue) }
    init(intValue: Int) { self.init(intValue) }
}
