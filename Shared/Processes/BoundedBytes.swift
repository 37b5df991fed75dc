/// The beginning of a stream.
struct Head {
    let limit: Int
    private(set) var bytes: [UInt8] = []
    /// Whether there was more than the limit.
    private(set) var isCut = false

    init(limit: Int) { self.limit = max(0, limit) }

    mutating func add(_ more: ArraySlice<UInt8>) {
        let room = limit - bytes.count
        bytes += more.prefix(room)
        if more.count > room { isCut = true }
    }
}

/// The end of a stream. Holds up to twice the limit while the stream runs, so that bytes are moved rarely.
struct Tail {
    let limit: Int
    private var kept: [UInt8] = []

    init(limit: Int) { self.limit = max(0, limit) }

    var bytes: ArraySlice<UInt8> { kept.suffix(limit) }

    mutating func add(_ more: ArraySlice<UInt8>) {
        kept += more.suffix(limit)
        if kept.count > 2 * limit { kept.removeFirst(kept.count - limit) }
    }
}
