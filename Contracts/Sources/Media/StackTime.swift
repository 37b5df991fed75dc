public import Wire

/// A length of media, or a point in it: a JSON number of seconds with three decimals, kept as whole milliseconds so that loops do not
/// drift. From 0 to 24 hours.
public struct MediaTime: WireValue, Comparable {
    public let milliseconds: Int64

    public static let zero = MediaTime(milliseconds: 0)
    public static let longest = MediaTime(milliseconds: 86_400_000)

    public init(validating seconds: Double) throws(FieldRule) {
        guard seconds.isFinite, (0...Self.longest.seconds).contains(seconds) else { throw .outOfRange(minimum: 0, maximum: 86_400) }
        milliseconds = Int64((seconds * 1000).rounded())
    }

    /// What is outside of the bounds becomes the nearer of them.
    public init(milliseconds: Int64) { self.milliseconds = min(max(0, milliseconds), 86_400_000) }

    public var seconds: Double { Double(milliseconds) / 1000 }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let seconds = try? decoder.singleValueContainer().decode(Double.self) else {
                throw FieldRule.wrongType(expected: "number")
            }
            try self.init(validating: seconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(seconds)
        }
    #endif

    public static let schema = Schema.number(minimum: 0, maximum: 86_400)
    public static let example = MediaTime(milliseconds: 2500)
    public static func < (a: MediaTime, b: MediaTime) -> Bool { a.milliseconds < b.milliseconds }
}

/// For how long an image is shown: one of five numbers of seconds. AC-3.5.3-01.
public enum ImageDuration: Int64, WireValue, CaseIterable {
    case half = 500
    case one = 1000
    case two = 2000
    case three = 3000
    case five = 5000

    public init(validating seconds: Double) throws(FieldRule) {
        guard let value = Self.allCases.first(where: { $0.time.seconds == seconds }) else {
            throw .notAllowed(values: ["0.5", "1", "2", "3", "5"])
        }
        self = value
    }

    public var time: MediaTime { MediaTime(milliseconds: rawValue) }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let seconds = try? decoder.singleValueContainer().decode(Double.self) else {
                throw FieldRule.wrongType(expected: "number")
            }
            try self.init(validating: seconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(time.seconds)
        }
    #endif

    public static let schema = Schema.number(minimum: 0.5, maximum: 5)
    public static let example = ImageDuration.one
}

/// The numbers of the product that its document fixes.
public enum StackLimits {
    /// AC-3.1-03.
    public static let itemsPerImport = 12
    public static let layers = 12
    /// What is played and exported of a composition at most. AC-5.4-02.
    public static let longestExport = MediaTime(milliseconds: 90_000)
    /// AC-2.2-03.
    public static let newLayerWidth = LayerWidth(trusted: 4000)
    /// A new layer's centre lies at 0.5 ± 0.1 on each axis. AC-2.2-02.
    public static let newLayerCentres: ClosedRange<Int64> = 4000...6000
    public static let fullVolume = LayerVolume(trusted: 100)
}
