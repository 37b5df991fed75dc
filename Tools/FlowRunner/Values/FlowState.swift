internal import Patterns
internal import Wire

/// Why a value could not be computed.
struct EvaluationError: Error, Equatable {
    let message: String
    var hint: String?
}

/// What a flow knows while it runs. Used by one thread.
final class FlowState {
    var variables: [String: FlowValue] = [:]
    var random: SeededNumbers
    var now: () -> Instant
    /// Whether a JSONPath with one result gives a list all the same, in the step that runs.
    var keepsLists = false
    /// Where the harness keeps what it made for the flow.
    var workshop: MediaWorkshop?
    private var patterns: [String: Pattern] = [:]
    private var paths: [String: JSONPath] = [:]

    init(random: SeededNumbers, now: @escaping () -> Instant) {
        self.random = random
        self.now = now
    }

    func pattern(_ text: String) throws(EvaluationError) -> Pattern {
        if let known = patterns[text] { return known }
        do {
            let pattern = try Pattern(text)
            patterns[text] = pattern
            return pattern
        } catch {
            throw EvaluationError(message: "bad regular expression /\(text)/: \(error)")
        }
    }

    func path(_ text: String) throws(EvaluationError) -> JSONPath {
        if let known = paths[text] { return known }
        do throws(JSONPathError) {
            let path = try JSONPath(text)
            paths[text] = path
            return path
        } catch {
            throw EvaluationError(message: "bad JSONPath \(text): \(error.message)")
        }
    }
}

/// A small generator (SplitMix64) for ids and data that must repeat with a seed; not for secrets.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// Independent streams for different names under one seed (FNV-1a over both).
    init(seed: UInt64, name: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for shift in 0..<8 { hash = (hash ^ (seed >> UInt64(8 * shift) & 255)) &* 0x100_0000_01b3 }
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        state = hash
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    /// Lower-case letters and digits without look-alikes; the first is a letter.
    mutating func identifier(_ length: Int) -> String {
        let letters = Array("abcdefghjkmnpqrstuvwxyz")
        let all = Array("abcdefghjkmnpqrstuvwxyz23456789")
        return String((0..<length).map { index in (index == 0 ? letters : all).randomElement(using: &self) ?? "x" })
    }

    /// A version 4 UUID, lower-case. RFC 9562 §5.4.
    mutating func uuid() -> String {
        var bytes = (0..<2).flatMap { _ in
            let word = next()
            return (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
        }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        let text = Array(Hexadecimal.text(bytes))
        return [text[0..<8], text[8..<12], text[12..<16], text[16..<20], text[20...]].map { String($0) }.joined(separator: "-")
    }
}
