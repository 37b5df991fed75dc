internal import Storage

enum AuthMigrations {
    static let all: [Migration] = [
        Migration(module: "auth", number: 100, was: 100, name: "create users", statements: [
            """
            CREATE TABLE users (
                id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                email TEXT,
                email_verified_at BIGINT,
                phone TEXT,
                phone_verified_at BIGINT,
                name TEXT,
                role TEXT NOT NULL DEFAULT 'user',
                password_hash TEXT,
                terms_version TEXT,
                terms_accepted_at BIGINT,
                onboarding_completed BIGINT NOT NULL DEFAULT 0,
                demo_product TEXT UNIQUE,
                created_at BIGINT NOT NULL,
                UNIQUE (product, email),
                UNIQUE (product, phone))
            """,
        ]),
        Migration(module: "auth", number: 101, was: 101, name: "create sessions", statements: [
            """
            CREATE TABLE sessions (
                id TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                generation BIGINT NOT NULL,
                is_demo BIGINT NOT NULL,
                device_id TEXT,
                device_name TEXT,
                ip_address TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                rotated_at BIGINT NOT NULL,
                idle_millis BIGINT NOT NULL,
                idle_until BIGINT NOT NULL,
                absolute_until BIGINT NOT NULL,
                revoked_at BIGINT,
                revoked_because TEXT)
            """,
            "CREATE INDEX sessions_user ON sessions (user_id)",
            "CREATE INDEX sessions_age ON sessions (absolute_until)",
        ]),
        Migration(module: "auth", number: 102, was: 102, name: "create one-time codes", statements: [
            """
            CREATE TABLE otp_challenges (
                id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                phone TEXT NOT NULL,
                code_mac TEXT NOT NULL,
                attempts BIGINT NOT NULL,
                expires_at BIGINT NOT NULL,
                consumed_at BIGINT)
            """,
            "CREATE INDEX otp_challenges_age ON otp_challenges (expires_at)",
            // One row a number: which challenge is the live one, and when the next may be asked for.
            """
            CREATE TABLE otp_numbers (
                number_key TEXT PRIMARY KEY,
                challenge_id TEXT NOT NULL,
                resend_at BIGINT NOT NULL)
            """,
            "CREATE UNIQUE INDEX otp_numbers_challenge ON otp_numbers (challenge_id)",
            """
            CREATE TABLE budgets (
                bucket TEXT NOT NULL,
                period BIGINT NOT NULL,
                used BIGINT NOT NULL,
                PRIMARY KEY (bucket, period))
            """,
        ]),
        Migration(module: "auth", number: 103, was: 103, name: "create link tokens", statements: [
            """
            CREATE TABLE link_tokens (
                token_hash TEXT PRIMARY KEY,
                user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                purpose TEXT NOT NULL,
                expires_at BIGINT NOT NULL,
                used_at BIGINT)
            """,
            "CREATE INDEX link_tokens_user ON link_tokens (user_id, purpose)",
        ]),
        Migration(module: "auth", number: 104, was: 104, name: "create login attempts", statements: [
            """
            CREATE TABLE login_attempts (
                lane TEXT PRIMARY KEY,
                failures BIGINT NOT NULL,
                last_at BIGINT NOT NULL,
                blocked_until BIGINT NOT NULL)
            """,
        ]),
        Migration(module: "auth", number: 105, was: 105, name: "create signing keys", statements: [
            """
            CREATE TABLE signing_ring (
                id BIGINT PRIMARY KEY,
                version BIGINT NOT NULL,
                sealed TEXT NOT NULL)
            """,
        ]),
        Migration(module: "auth", number: 106, was: 106, name: "add name versions", statements: [
            // Names change in the profile service, and two of its events may arrive in either order.
            "ALTER TABLE users ADD COLUMN name_version BIGINT NOT NULL DEFAULT 0",
        ]),
        Migration(module: "auth", number: 110, name: "add role versions", statements: [
            // The other services are told of roles, and two of these events may arrive in either order.
            "ALTER TABLE users ADD COLUMN role_version BIGINT NOT NULL DEFAULT 0",
        ]),
        Migration(module: "auth", number: 111, name: "keep the last code", statements: [
            // The challenge before the live one, which stays good until its own end.
            "ALTER TABLE otp_numbers ADD COLUMN previous_id TEXT",
            "CREATE INDEX otp_numbers_previous ON otp_numbers (previous_id)",
            // Whether a device has signed in to an account before is asked on every request for a code.
            "CREATE INDEX sessions_device ON sessions (device_id, user_id)",
        ]),
        Migration(module: "auth", number: 112, name: "whose wrong codes count", statements: [
            // Whether the lane is that of a device that signed in with the number before. Null of what the release before made, whose
            // wrong codes count with everybody's.
            "ALTER TABLE otp_numbers ADD COLUMN is_known BIGINT",
        ]),
        // Devices of sessions that were deleted: whose they are stays known for as long as the session could have lived.
        Migration(module: "auth", number: 113, name: "create known devices", statements: [
            """
            CREATE TABLE known_devices (
                user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                device_id TEXT NOT NULL,
                until BIGINT NOT NULL,
                PRIMARY KEY (user_id, device_id))
            """,
            "CREATE INDEX known_devices_age ON known_devices (until)",
        ]),
        Migration(module: "auth", number: 114, name: "know the repeat of a trade", statements: [
            // A hash of the generation that was traded last and of the Idempotency-Key it was traded with; null where there was none.
            "ALTER TABLE sessions ADD COLUMN traded_with TEXT",
        ]),
    ]
}
