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
    ]
}
