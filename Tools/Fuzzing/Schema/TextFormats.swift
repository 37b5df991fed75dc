internal import Wire

/// What a schema can say of a value.
public enum Validity: Sendable, Hashable {
    case valid, invalid
    /// The schema says nothing that decides it.
    case unknown
}

/// The JSON Schema `format`s of texts: good and bad examples, chosen by the standards and not by our own readers of them.
enum TextFormats {
    struct Samples {
        let valid: [String]
        let invalid: [String]
    }

    static func samples(_ format: String) -> Samples? {
        switch format {
        case "uuid":
            Samples(
                valid: [
                    "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "01960F3E-7B6A-7C3E-9D2A-5B8F0C1D2E3F", "00000000-0000-0000-0000-000000000000",
                    "ffffffff-ffff-ffff-ffff-ffffffffffff",
                ],
                invalid: [
                    "01960f3e7b6a7c3e9d2a5b8f0c1d2e3f", "{01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f}", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3",
                    "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3fa", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3g", "01960f3e_7b6a_7c3e_9d2a_5b8f0c1d2e3f",
                    "٠١٩٦٠f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f",
                ])
        case "date-time":
            Samples(
                valid: ["2026-03-01T08:00:00Z", "2026-03-01T11:00:00.123456+03:00", "2026-03-01t08:00:00z", "2028-02-29T23:59:59-11:30"],
                invalid: [
                    "2026-03-01", "2026-03-01T08:00:00", "2026-02-30T08:00:00Z", "2026-13-01T08:00:00Z", "2026-03-01T24:00:00Z",
                    "2026-03-01T08:60:00Z", "2026-03-01 08:00", "+12026-03-01T08:00:00Z", "2026-03-01T08:00:00.Z", "2026-03-01T08:00:00+3",
                    "now", "1772352000", "٢٠٢٦-٠٣-٠١T08:00:00Z",
                ])
        case "date":
            Samples(
                valid: ["2026-03-01", "2028-02-29", "1996-12-31"],
                invalid: [
                    "2026-02-29", "2026-02-30", "2026-00-10", "2026-13-01", "2026-3-1", "20260301", "01.03.2026", "2026-03-01T00:00:00Z",
                    "-2026-03-01",
                    "12026-03-01", "today", "٢٠٢٦-٠٣-٠١",
                ])
        case "uri": Samples(valid: [], invalid: ["no scheme", "://", "http://exa mple.com/", "\u{0}"])
        case "password": Samples(valid: [], invalid: [])
        default: nil
        }
    }

    /// Whether a text has a format.
    static func validity(_ text: String, _ format: String) -> Validity {
        func read(_ body: () throws(FieldRule) -> Void) -> Validity {
            do throws(FieldRule) { try body() } catch { return .invalid }
            return .valid
        }
        if let samples = samples(format) {
            if samples.valid.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return .valid }
            if samples.invalid.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return .invalid }
        }
        switch format {
        case "uuid": return read { () throws(FieldRule) in _ = try Identifier<Never>(validating: text) }
        // Whether second 60 is allowed differs between parsers, so it is left undecided.
        case "date-time": return text.contains(":60") ? .unknown : read { () throws(FieldRule) in _ = try Instant(validating: text) }
        case "date": return read { () throws(FieldRule) in _ = try LocalDate(validating: text) }
        case "password": return .valid
        default: return .unknown
        }
    }
}
