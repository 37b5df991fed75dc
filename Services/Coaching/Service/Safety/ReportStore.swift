internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Counts a period, each by an index of its times. FC-METRIC-04, FC-METRIC-08.
enum ReportStore {
    static func count(from: Instant, to: Instant, in db: any Connection) async throws -> CoachingReport {
        let messages = try await db.first("""
            SELECT COUNT(CASE WHEN sender = 'client' THEN 1 END) AS messages,
                COUNT(DISTINCT CASE WHEN sender = 'client' THEN client_id END) AS clients,
                COUNT(CASE WHEN sender = 'coach' THEN 1 END) AS answers
            FROM messages WHERE sent_at >= \(from) AND sent_at < \(to)
            """)
        let ratings = try await db.first("""
            SELECT COUNT(*) AS ratings, CAST(SUM(stars) AS BIGINT) AS stars FROM ratings
            WHERE at >= \(from) AND at < \(to) AND stars IS NOT NULL
            """)
        let calls = try await db.first("""
            SELECT COUNT(*) AS booked, COUNT(CASE WHEN status = 'finished' THEN 1 END) AS finished,
                COUNT(CASE WHEN status = 'missed' THEN 1 END) AS missed, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled
            FROM calls WHERE starts_at >= \(from) AND starts_at < \(to)
            """)
        let rated: Int64 = try ratings?.get("ratings") ?? 0, stars: Int64 = try ratings?.get("stars", as: Int64?.self) ?? 0
        return CoachingReport(
            messages: try messages?.get("messages") ?? 0, activeClients: try messages?.get("clients") ?? 0,
            coachMessages: try messages?.get("answers") ?? 0, ratings: rated,
            // Rounded half up to two decimals.
            averageRating: rated == 0 ? nil : Double((stars * 100 + rated / 2) / rated) / 100,
            calls: CoachingReport.Calls(
                booked: try calls?.get("booked") ?? 0, finished: try calls?.get("finished") ?? 0, missed: try calls?.get("missed") ?? 0,
                cancelled: try calls?.get("cancelled") ?? 0))
    }
}
