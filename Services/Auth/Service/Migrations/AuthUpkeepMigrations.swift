internal import Storage

/// Indexes for the upkeep of every minute, which deletes what has expired.
enum AuthUpkeepMigrations {
    static let all: [Migration] = [
        Migration(module: "auth-upkeep", number: 1, name: "find what is over", statements: [
            "CREATE INDEX otp_numbers_age ON otp_numbers (resend_at)",
            "CREATE INDEX budgets_age ON budgets (period)",
            "CREATE INDEX link_tokens_age ON link_tokens (expires_at)",
            "CREATE INDEX login_attempts_age ON login_attempts (last_at)",
        ]),
        Migration(module: "auth-upkeep", number: 2, name: "find sessions that are over", statements: [
            "CREATE INDEX sessions_idle ON sessions (idle_until)",
            "CREATE INDEX sessions_ended ON sessions (revoked_at) WHERE revoked_at IS NOT NULL",
        ]),
        Migration(module: "auth-upkeep", number: 3, name: "find demos that are over", statements: [
            "CREATE INDEX sessions_demo ON sessions (idle_until) WHERE is_demo = 1",
        ]),
    ]
}
