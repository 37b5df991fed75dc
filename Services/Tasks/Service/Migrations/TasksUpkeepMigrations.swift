internal import Storage

/// Indexes for the upkeep of every minute, which deletes what has expired.
enum TasksUpkeepMigrations {
    static let all: [Migration] = [
        Migration(module: "tasks-upkeep", number: 1, name: "find what is over", statements: [
            "CREATE INDEX notifications_age ON notifications (created_at)",
        ]),
    ]
}
