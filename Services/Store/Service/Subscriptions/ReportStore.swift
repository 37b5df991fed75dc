internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// Conversion and churn, counted from the log of tier changes. Days are UTC's.
enum ReportStore {
    static func make(from: LocalDate, to: LocalDate, in db: any Connection) async throws -> SubscriptionReport {
        let (begin, end) = (midnight(from), midnight(to + 1))
        let month: Duration = .days(30)
        func count(_ sql: SQL) async throws -> Int64 { try await db.first(sql)?.get("people") ?? 0 }

        // Also those who deleted their account since.
        let newcomers: SQL = """
            SELECT user_id, joined_at FROM customers WHERE joined_at >= \(begin) AND joined_at < \(end)
            UNION SELECT user_id, joined_at FROM former_customers WHERE joined_at >= \(begin) AND joined_at < \(end)
            """
        let new = try await count("SELECT COUNT(*) AS people FROM (\(newcomers)) AS newcomers")
        let converted = try await count("""
            SELECT COUNT(*) AS people FROM (\(newcomers)) AS newcomers WHERE EXISTS (
                SELECT 1 FROM tier_changes
                WHERE user_id = newcomers.user_id AND new_tier <> 'freemium' AND at <= newcomers.joined_at + \(month.milliseconds))
            """)
        let wasPremium: SQL = """
            SELECT user_id FROM (\(standing(before: begin))) AS standing WHERE tier = 'premium'
            UNION SELECT user_id FROM tier_changes WHERE new_tier = 'premium' AND at >= \(begin) AND at < \(end)
            """
        let premium = try await count("SELECT COUNT(*) AS people FROM (\(wasPremium)) AS members")
        let moved = try await count("""
            SELECT COUNT(*) AS people FROM (\(wasPremium)) AS members WHERE EXISTS (
                SELECT 1 FROM tier_changes
                WHERE user_id = members.user_id AND old_tier = 'premium' AND new_tier = 'smart_premium' AND at >= \(begin) AND at < \(end))
            """)
        let paying = try await count("SELECT COUNT(*) AS people FROM (\(standing(before: begin))) AS standing WHERE tier <> 'freemium'")
        let churned = try await count("""
            SELECT COUNT(*) AS people FROM (\(standing(before: begin))) AS first
            JOIN (\(standing(before: end))) AS last ON last.user_id = first.user_id
            WHERE first.tier <> 'freemium' AND last.tier = 'freemium'
            """)
        return SubscriptionReport(
            newPeople: new, convertedIn30Days: converted, conversionPercent: percent(converted, of: new), premiumPeople: premium,
            movedToSmart: moved,
            smartPercent: percent(moved, of: premium), payingAtStart: paying, churned: churned, churnPercent: percent(churned, of: paying))
    }

    /// The tier everybody had just before a moment, of those who ever had another than Freemium.
    private static func standing(before moment: Instant) -> SQL {
        """
        SELECT user_id, new_tier AS tier FROM tier_changes
        WHERE at < \(moment) AND version = (
            SELECT MAX(version) FROM tier_changes AS later WHERE later.user_id = tier_changes.user_id AND later.at < \(moment))
        """
    }

    private static func midnight(_ date: LocalDate) -> Instant { Instant(milliseconds: date.daysSinceEpoch * 86_400_000) }

    /// With one decimal, rounded half up.
    private static func percent(_ part: Int64, of whole: Int64) -> Double? {
        whole == 0 ? nil : Double(Pricing.rounded(part * 1000, by: whole)) / 10
    }
}
