internal import Storage

/// The tables that may be read whole, each with its reason.
enum Scans {
    private struct Reason {
        /// Nil for every service.
        var service: String?
        /// Nil for every table.
        var table: String?
        /// Nil for both.
        var engine: Engine?
        /// What the statement contains; nil for every statement.
        var part: String?
        let reason: String
    }

    private static let reasons: [Reason] = [
        Reason(table: "migrations", reason: "a few dozen rows, read once at start"),
        Reason(table: "schema_migrations", reason: "a few dozen rows, read once at start"),
        Reason(table: "service_secrets", reason: "two rows at most"),
        Reason(table: "work", part: "SELECT id, payload FROM work ORDER BY id DESC LIMIT 5", reason: "five rows, once at start"),
        Reason(service: "media", table: "$1", part: "AS waiting", reason: "1,000 exports at most, found by their status, once a minute"),
        // SQLite's name for the pieces of work that are counted, each part found by an index.
        Reason(table: "$1", part: "AS pieces GROUP BY kind", reason: "10,000 pieces at most of each part, once a minute"),
        Reason(
            service: "store", table: "promotions", part: "expires_at IS NULL OR expires_at >",
            reason: "what administrators run at one time: a handful, of which nearly all are shown"),
        Reason(
            service: "store", table: "products", part: "FROM products ORDER BY products.id",
            reason: "the whole catalogue, compared with its files once at start"),
        Reason(service: "sandbox", reason: "what one developer's runs left; nobody else's data, and gone with the stack"),
        Reason(
            table: "work", part: "SELECT clock, MIN(due_at)", reason: "only while test runs have clocks of their own; none in production"),
        Reason(service: "auth", table: "users", part: "ORDER BY users.id DESC LIMIT", reason: "a developer's search; no route of production"),
        Reason(table: "work", part: "($1 IS NULL OR kind = $2)", reason: "an operator asks for the first 500"),
        Reason(table: "work", part: "is_dead = 1 AND kind = $", reason: "an operator's decision on all dead work of a kind"),
        // The names before the aliases of subqueries.
        Reason(service: "profile", table: "1", part: "LIMIT 1) AS before_range", reason: "one row"),
        Reason(
            service: "store", table: "$4", part: "AS members",
            reason: "the people of a tier in a month, found by the index of tier changes, for an administrator's report"),
        Reason(
            service: "store", table: "$4", part: "AS newcomers",
            reason: "who joined in a month, found by indexes of that time, for an administrator's report"),
        Reason(
            service: "tasks", table: "notifications", part: "(SELECT 1 FROM notifications WHERE 1 = 0)",
            reason: "a condition that nothing meets: no row is read"),
        Reason(
            service: "tasks", table: "user_badges", part: "GROUP BY code",
            reason: "how rare badges are, over everybody: kept by RarityCache"),
        Reason(service: "tasks", table: "people", part: "COUNT(*) AS planned", reason: "of how many people: kept by RarityCache too"),
        Reason(service: "training", table: "libraries", part: "ORDER BY version DESC LIMIT 1", reason: "the end of its key; older ones go"),
        Reason(service: "coaching", table: "feed_signals", part: "ORDER BY id DESC LIMIT 1", reason: "the end of its key"),
        Reason(
            service: "coaching", table: "coaches",
            reason: "the platform's own staff, some hundreds at most: read when a client is assigned or ratings are weighed"),
        Reason(service: "store", table: "checkouts", part: "forgotten@example.invalid", reason: "a migration, which runs once"),
        Reason(service: "store", table: "products", part: "SET loaded_parts = loaded_hash", reason: "a migration, which runs once"),
        // Of a table without rows PostgreSQL thinks that the key and an index over some of the rows are equally good, and may walk the
        // latter. Of one with rows it takes the key.
        Reason(service: "store", table: "charges", engine: .postgres, part: "WHERE id = $", reason: "by the key"),
        Reason(service: "store", table: "checkouts", engine: .postgres, part: "WHERE id = $", reason: "by the key"),
        Reason(
            service: "store", table: "checkouts", engine: .postgres, part: "WHERE user_id = $2 AND state = 'failed'",
            reason: "a person's, by the index of people"),
        Reason(service: "store", table: "products", engine: .postgres, part: "FROM products WHERE id ", reason: "by the key"),
        Reason(
            service: "store", table: "products", engine: .postgres, part: "FROM products WHERE products.id = cart_lines.product_id",
            reason: "by the key"),
        Reason(
            service: "coaching", table: "pain_points", part: "ORDER BY created_at DESC, id DESC LIMIT", reason: "a page, from an index's end"),
        Reason(
            service: "coaching", table: "threads", engine: .postgres, part: "coach_id IS NULL AND state <> 'closed'",
            reason: "an index that holds nobody but those who wait, in its order"),
        Reason(
            service: "coaching", table: "safety_cases", engine: .postgres, part: "WHERE id = $4 AND status = 'open'", reason: "by the key"),
        Reason(engine: .postgres, part: ") IN (\n", reason: "a sweep: SQLite's plan shows whether an index finds the 200 that go"),
    ]

    static func isExplained(_ service: String, _ engine: Engine, _ table: String, _ text: String) -> Bool {
        reasons.contains { reason in
            (reason.table ?? table) == table && (reason.service ?? service) == service && (reason.engine ?? engine) == engine
                && reason.part.map { text.contains($0) } ?? true
        }
    }
}
