internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Rooms of video calls: who came in, and nothing else.
struct RoomRoutes: Sendable {
    let runtime: ServiceRuntime
    /// Shared with coaching.
    let secret: Secret

    var routes: [Route] { [Sandbox.room.handle { call in try await enter(call) }] }

    private func enter(_ call: Call<Anyone, RoomParameters, Nothing>) async throws -> HTTPResponse {
        let (room, now) = (call.parameters.room, call.now)
        guard let guest = guest(of: call.parameters.token.text), guest.room == room.text else { throw APIError(.linkInvalid) }
        guard now.seconds < guest.end else { throw APIError(.linkExpired) }
        let guests = try await runtime.database.write { db -> [RoomPage.Guest] in
            try await db.execute("DELETE FROM room_guests WHERE ends_at <= \(now.seconds - 86_400)")
            try await db.execute("""
                INSERT INTO room_guests (room, person, side, name, entered_at, ends_at)
                VALUES (\(room.text), \(guest.person), \(guest.side), \(guest.name), \(now), \(guest.end))
                ON CONFLICT (room, person) DO NOTHING
                """)
            return try await db.query("SELECT side, name FROM room_guests WHERE room = \(room.text) ORDER BY entered_at, person LIMIT 10")
                .map { row throws(DatabaseError) in RoomPage.Guest(name: try row.get("name"), isCoach: try row.get("side") == "coach") }
        }
        let language = call.parameters.lang?.language ?? call.context.language
        return RoomPage(guests: guests, language: language, until: Instant(milliseconds: guest.end * 1000)).response
    }

    private func guest(of token: String) -> (room: String, person: String, side: String, name: String, end: Int64)? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let code = base64urlDecode(parts[2]), let key = HMACKey(Array(secret.reveal().utf8)),
            key.verify(code, of: Array("\(parts[0]).\(parts[1])".utf8)),
            let claims = base64urlDecode(parts[1]).flatMap({ try? JSONParser.parse($0) }), let room = claims["room"]?.string,
            let person = claims["sub"]?.string, let side = claims["side"]?.string, case .integer(let end)? = claims["exp"]
        else { return nil }
        return (room, person, side, claims["name"]?.string ?? "", end)
    }
}

enum RoomMigrations {
    static let migrations: [Migration] = [
        Migration(module: "sandbox", number: 103, name: "create room guests", statements: [
            """
            CREATE TABLE room_guests (
                room TEXT NOT NULL,
                person TEXT NOT NULL,
                side TEXT NOT NULL,
                name TEXT NOT NULL,
                entered_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL,
                PRIMARY KEY (room, person))
            """,
            "CREATE INDEX room_guests_by_end ON room_guests (ends_at)",
        ])
    ]
}

/// Who is in a room. It looks again every few seconds without a script.
struct RoomPage {
    struct Guest {
        let name: String
        let isCoach: Bool
    }
    let guests: [Guest]
    let language: Language
    let until: Instant

    var response: HTTPResponse {
        let isArabic = language == .arabic
        let title = isArabic ? "مكالمة فيديو" : "Video call"
        let note = isArabic ? "غرفة للتجربة: لا تُنقل صورة ولا صوت." : "A room for tests: it carries no picture and no sound."
        let rows = guests.map { guest in
            let role = guest.isCoach ? (isArabic ? "المدرب" : "Coach") : (isArabic ? "المتدرب" : "Client")
            let name = guest.name.isEmpty ? role : guest.name
            return "<li><b><bdi>\(Page.escaped(name))</bdi></b><span>\(role)</span></li>\n"
        }.joined()
        let hint = isArabic ? "في انتظار الطرف الآخر…" : "Waiting for the other side…"
        let waiting = guests.count < 2 ? "<p>\(hint)</p>\n" : ""
        let time = until.text.prefix(16).replacing("T", with: " ") + " UTC"
        let end = "<p>\(isArabic ? "حتى" : "Until") <time datetime=\"\(until.text)\"><bdi>\(time)</bdi></time></p>\n"
        return Page(
            language, title: title, head: "<meta name=\"robots\" content=\"noindex\">\n<meta http-equiv=\"refresh\" content=\"5\">\n",
            style: Self.style, body: "<main>\n<h1>\(title)</h1>\n<ul>\n\(rows)</ul>\n\(waiting)\(end)<p>\(note)</p>\n</main>\n",
            headers: ["Cache-Control": "no-store", "Referrer-Policy": "no-referrer"]
        ).response
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #f3f4f5; --card: #ffffff; --line: #dcdfe3; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif;
               color: var(--ink); background: var(--paper); }
        main { width: min(26rem, 100vw - 3rem); padding: 2rem; background: var(--card); border: 1px solid var(--line);
               border-radius: 1rem; }
        h1 { font-size: 1.25rem; margin: 0 0 1rem; }
        ul { list-style: none; margin: 0 0 1rem; padding: 0; }
        li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
        b { overflow-wrap: anywhere; }
        span, p { color: var(--dim); margin: 0 0 .5rem; }
        """
}
