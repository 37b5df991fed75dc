/// The tables that may be read whole, each with its reason.
enum Scans {
    private struct Reason {
        /// Nil for every service.
        var service: String?
        let table: String
        /// What the statement contains; nil for every statement.
        var part: String?
        let reason: String
    }

    private static let reasons: [Reason] = [
        Reason(table: "migrations", reason: "a few dozen rows, read once at start"),
        Reason(table: "schema_migrations", reason: "a few dozen rows, read once at start"),
        Reason(table: "service_secrets", reason: "two rows at most"),
        Reason(table: "work", part: "LIMIT $1) AS pieces GROUP BY kind", reason: "counts no more than 10,000 pieces, once a minute"),
        Reason(table: "work", part: "SELECT id, payload FROM work ORDER BY id DESC LIMIT 5", reason: "five rows, once at start"),
        // SQLite's name for the pieces that the statement above counts.
        Reason(table: "$1", part: "AS pieces GROUP BY kind", reason: "10,000 pieces at most, once a minute"),
        Reason(
            service: "store", table: "promotions", part: "expires_at IS NULL OR expires_at >",
            reason: "what administrators run at one time: a handful, of which nearly all are shown"),
        Reason(
            service: "store", table: "products", part: "FROM products ORDER BY products.id",
            reason: "the whole catalogue, compared with its files once at start"),
        Reason(service: "sandbox", table: "disturbances", reason: "what a developer set up: a handful, gone when it is used up"),
    ]

    static func isExplained(_ service: String, _ table: String, _ text: String) -> Bool {
        reasons.contains { reason in
            reason.table == table && (reason.service ?? service) == service && reason.part.map { text.contains($0) } ?? true
        }
    }
}
