internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What people do not eat: one row each of those who said so. Writers hold the person's row.
enum PreferenceStore {
    /// - Returns: nothing left out, for somebody who said nothing.
    static func find(_ user: UserID, in db: any Connection) async throws -> StoredPreferences {
        try await db.first("""
            SELECT diet, allergens, dislikes, fasts_in_ramadan, latitude, longitude FROM preferences WHERE user_id = \(user.text)
            """).map(preferences) ?? StoredPreferences()
    }

    static func save(_ preferences: StoredPreferences, of user: UserID, now: Instant, in db: any Connection) async throws {
        let allergens = preferences.allergens.map(\.rawValue).joined(separator: " ")
        // A line of text has no line breaks in it.
        let dislikes = preferences.dislikes.map(\.text).joined(separator: "\n")
        try await db.enqueue("""
            INSERT INTO preferences (user_id, diet, allergens, dislikes, fasts_in_ramadan, latitude, longitude, changed_at)
            VALUES (
                \(user.text), \(preferences.diet.rawValue), \(allergens), \(dislikes), \(preferences.fastsInRamadan),
                \(preferences.place?.latitude.hundredths), \(preferences.place?.longitude.hundredths), \(now))
            ON CONFLICT (user_id) DO UPDATE SET
                diet = excluded.diet, allergens = excluded.allergens, dislikes = excluded.dislikes,
                fasts_in_ramadan = excluded.fasts_in_ramadan, latitude = excluded.latitude, longitude = excluded.longitude,
                changed_at = excluded.changed_at
            """)
    }

    private static func preferences(_ row: Row) throws(DatabaseError) -> StoredPreferences {
        var preferences = StoredPreferences()
        preferences.diet = try row.requiredWord("diet")
        preferences.allergens = try row.get("allergens", as: String.self).split(separator: " ").compactMap {
            Allergen(rawValue: String($0))
        }
        preferences.dislikes = try row.get("dislikes", as: String.self).split(separator: "\n").map { FreeText(trusted: String($0)) }
        preferences.fastsInRamadan = try row.get("fasts_in_ramadan")
        if let latitude = try row.get("latitude", as: Int64?.self), let longitude = try row.get("longitude", as: Int64?.self) {
            preferences.place = Place(latitude: Hundredths(trusted: latitude), longitude: Hundredths(trusted: longitude))
        }
        return preferences
    }
}
