internal import ServiceKit
internal import Storage

/// The tables of people, coaches, threads and what people are told. Instants are milliseconds.
enum CoachingMigrations {
    static let all: [Migration] = [
        Migration(module: "coaching", number: 1, name: "create people", statements: [
            // What this service needs of somebody's profile: of clients and of coaches.
            """
            CREATE TABLE people (
                user_id TEXT PRIMARY KEY,
                product TEXT NOT NULL,
                profile_version BIGINT NOT NULL,
                name TEXT,
                timezone TEXT NOT NULL,
                language TEXT NOT NULL,
                goal TEXT,
                created_at BIGINT NOT NULL)
            """
        ]),
        Migration(module: "coaching", number: 2, name: "create coaches", statements: [
            // `clients` counts the threads that name them, so that room is taken by one statement. `is_active` is 0 once they have lost the
            // role or their account; their name stays for who they coached. `role_version` is that of the newest event about their role.
            // `stars` is the sum of their `ratings`.
            """
            CREATE TABLE coaches (
                user_id TEXT PRIMARY KEY,
                is_active BIGINT NOT NULL,
                role_version BIGINT NOT NULL,
                name TEXT,
                specialization TEXT,
                bio TEXT,
                languages TEXT NOT NULL,
                goals TEXT NOT NULL,
                capacity BIGINT NOT NULL,
                is_taking BIGINT NOT NULL,
                photo_id TEXT,
                clients BIGINT NOT NULL,
                stars BIGINT NOT NULL,
                ratings BIGINT NOT NULL,
                saved_at BIGINT)
            """
        ]),
        Migration(module: "coaching", number: 3, name: "create threads", statements: [
            // One a client, for as long as their account. Whoever writes something of it holds this row. `coach_id` is nil while they wait;
            // `assignment` counts the coaches they had. `last_seq` is the place of the newest message; `sent` counts the client's own for
            // ever. The four marks are how far each side got, and never go back; `client_unread` and `coach_unread` are what the other side
            // wrote behind `…_read`.
            """
            CREATE TABLE threads (
                client_id TEXT PRIMARY KEY,
                coach_id TEXT,
                assignment BIGINT NOT NULL,
                assigned_at BIGINT,
                state TEXT NOT NULL,
                last_seq BIGINT NOT NULL,
                sent BIGINT NOT NULL,
                client_delivered BIGINT NOT NULL,
                client_read BIGINT NOT NULL,
                coach_delivered BIGINT NOT NULL,
                coach_read BIGINT NOT NULL,
                client_unread BIGINT NOT NULL,
                coach_unread BIGINT NOT NULL,
                last_at BIGINT NOT NULL,
                created_at BIGINT NOT NULL)
            """,
            "CREATE INDEX threads_of_coach ON threads (coach_id, last_at, client_id)",
            // Who waits for a coach, longest first.
            "CREATE INDEX threads_waiting ON threads (created_at, client_id) WHERE coach_id IS NULL AND state <> 'closed'",
        ]),
        Migration(module: "coaching", number: 4, name: "create messages", statements: [
            // `sender_id` and `client_message_id` are nil of system messages. `number` counts the client's own messages for ever,
            // `month_number` those of `month`; both are nil of the others. `subject` is what `news` are about. A message that was removed
            // has neither text nor files.
            """
            CREATE TABLE messages (
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                seq BIGINT NOT NULL,
                id TEXT NOT NULL UNIQUE,
                sender TEXT NOT NULL,
                sender_id TEXT,
                client_message_id TEXT,
                kind TEXT NOT NULL,
                text TEXT,
                news TEXT,
                subject TEXT,
                number BIGINT,
                month TEXT,
                month_number BIGINT,
                sent_at BIGINT NOT NULL,
                removed_at BIGINT,
                PRIMARY KEY (client_id, seq))
            """,
            // The same message sent again is the same message, on whatever replica.
            """
            CREATE UNIQUE INDEX messages_of_sender ON messages (client_id, sender_id, client_message_id)
            WHERE client_message_id IS NOT NULL
            """,
            "CREATE INDEX messages_by_time ON messages (sent_at)",
            // Files as the media service described them when they were sent.
            """
            CREATE TABLE attachments (
                client_id TEXT NOT NULL,
                seq BIGINT NOT NULL,
                place BIGINT NOT NULL,
                media_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                name TEXT,
                content_type TEXT NOT NULL,
                bytes BIGINT NOT NULL,
                width BIGINT,
                height BIGINT,
                PRIMARY KEY (client_id, seq, place),
                FOREIGN KEY (client_id, seq) REFERENCES messages (client_id, seq) ON DELETE CASCADE)
            """,
            "CREATE INDEX attachments_of_media ON attachments (media_id)",
            // When each side got how far: a message was read with the first mark at or behind it.
            """
            CREATE TABLE marks (
                client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
                side TEXT NOT NULL,
                kind TEXT NOT NULL,
                up_to BIGINT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (client_id, side, kind, up_to))
            """,
            """
            CREATE TABLE quota_months (
                user_id TEXT NOT NULL,
                month TEXT NOT NULL,
                messages BIGINT NOT NULL,
                calls BIGINT NOT NULL,
                PRIMARY KEY (user_id, month))
            """,
        ]),
        Migration(module: "coaching", number: 5, name: "create feeds", statements: [
            // What each person is told, numbered without gaps: written in the transaction that makes it true, and read by their streams.
            // `first_seq` is the oldest that is kept.
            """
            CREATE TABLE feeds (
                user_id TEXT PRIMARY KEY,
                last_seq BIGINT NOT NULL,
                first_seq BIGINT NOT NULL)
            """,
            // `client_id` is whose thread it is about, `subject` a message's place or a call's id.
            """
            CREATE TABLE feed (
                user_id TEXT NOT NULL REFERENCES feeds (user_id) ON DELETE CASCADE,
                seq BIGINT NOT NULL,
                type TEXT NOT NULL,
                client_id TEXT,
                subject TEXT,
                at BIGINT NOT NULL,
                PRIMARY KEY (user_id, seq))
            """,
        ]),
        EventedTiers.migration(),
    ] + FeedMigrations.all + CallMigrations.all + CoachMigrations.all + RatingMigrations.all + NotificationMigrations.all
        + UpkeepMigrations.all + Departures.migrations()
}
