internal import Platform
internal import Wire

/// Times and spans as people write them.
public enum ClockWords {
    /// `2026-03-01T08:00:00Z`, with or without parts of a second.
    static func instant(_ text: String) -> Instant? { try? Instant(validating: text) }

    /// `13d`, `1d2h`, `90m`, `61s`.
    static func duration(_ text: String) -> Duration? { DurationText.parse(text) }
}
