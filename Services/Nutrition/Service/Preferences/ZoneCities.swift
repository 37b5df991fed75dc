internal import Contracts
internal import NutritionDomain
internal import Platform

/// The largest city of each zone, from the tables that come with the zone database. None is known where they are missing.
enum ZoneCities {
    static func read(_ folder: String) -> ZonePlaces {
        // The newer table has fewer zones and the better cities; the older one has the zones of every country.
        ZonePlaces(["zone1970.tab", "zone.tab"].compactMap { text($0, in: folder) }, links: text("tzdata.zi", in: folder) ?? "")
    }

    private static func text(_ name: String, in folder: String) -> String? {
        guard case .success(let bytes) = SmallFile.read("\(folder)/\(name)", limit: 256 << 10) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
