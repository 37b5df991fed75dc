public import Contracts
public import Wire

/// Where the largest city of each time zone lies, as the time zone database says in `zone1970.tab` and `zone.tab`.
public struct ZonePlaces: Sendable {
    private var places: [String: Place] = [:]

    /// - Parameter tables: the text of the files; what comes first counts.
    public init(_ tables: [String]) {}

    public func place(of zone: ZoneName) -> Place? { places[zone.text] }
}
