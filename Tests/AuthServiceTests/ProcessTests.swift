import Contracts
import EventLoop
import Glibc
import HTTPClient
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import Testing
import TestSupport
import Wire

/// Who was told that their account is made.
private final class Answered: Sendable {
    private let state = Mutex<[String]>([])
    var emails: [String] { state.withLock { $0 } }
    func add(_ email: String) -> Int {
        state.withLock { state in
            state.append(email)
            return state.count
        }
    }
}

/// The real executable: its exit codes, what it owes after a kill, and how it goes when asked.
@Suite(.serialized, .timeLimit(.minutes(3))) struct ProcessTests {
    private static func environment(_ folder: TemporaryFolder, _ more: [String: String] = [:]) -> [String: String] {
        [
            "SERVICE_SECRET": "a secret of at least thirty-two characters", "DATABASE_URL": "sqlite://\(folder.path)/db", "PORT": "0",
            "ADDRESS_LIMIT": "0",
            // Nobody listens there: mails wait in the outbox, which is not what these tests are about.
            "AUTH_SMS_URL": "http://127.0.0.1:9", "AUTH_SMTP_URL": "smtp://127.0.0.1:9", "LOOPS": "2", "ENVIRONMENT": "test",
        ].merging(more) { $1 }
    }

    /// Calls with a client of its own that does not repeat anything.
    private func withClient(_ body: (HTTPClient) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1, name: "test client")
        let client = HTTPClient(
            loops: loops, configuration: .init(retries: .never, circuitBreaker: .init(failures: .max)), random: SystemRandom())
        let result: Result<Void, any Error>
        do { result = .success(try await body(client)) } catch { result = .failure(error) }
        client.close()
        loops.stop()
        try result.get()
    }

    private func post(_ client: HTTPClient, _ port: Int, _ path: String, _ json: String) async throws -> ClientResponse {
        try await client.send(
            ClientRequest(
                method: .post, url: "http://127.0.0.1:\(port)\(path)", headers: ["Content-Type": "application/json"], body: Array(json.utf8)
            ),
            deadline: .seconds(20))
    }

    private func signUp(_ client: HTTPClient, _ port: Int, _ email: String) async throws -> Int {
        try await post(client, port, "/auth/signup", Self.signup(email)).status.code
    }

    private static func signup(_ email: String) -> String {
        #"{"product":"gtsd","name":"L","email":"\#(email)","password":"Mountain7Path","termsAccepted":true}"#
    }

    @Test func aWrongConfigurationIsExplainedWholeAndEndsWith2() async throws {
        let process = try ServiceProcess(
            "auth",
            [
                "SERVICE_SECRET": "short-secret", "PORT": "http", "ENVIRONMENT": "production", "TEST_HOOKS": "true",
                "AUTH_SMS_URL": "ftp://x",
                "AUTH_ACCESS_LIFETIME": "2h", "AUTH_HASH_THREADS": "0",
            ])
        #expect(try await process.exit() == 2)
        let text = process.text
        for name in [
            "SERVICE_SECRET", "PORT", "DATABASE_URL", "TEST_HOOKS", "AUTH_SMS_URL", "AUTH_SMTP_URL", "AUTH_MAIL_FROM",
            "AUTH_ACCESS_LIFETIME",
            "AUTH_HASH_THREADS",
        ] {
            #expect(text.contains("\(name): "), "\(name)")
        }
        #expect(text.contains("9 problems"))
        #expect(!text.contains("short-secret"))
    }

    @Test func aDatabaseThatCannotBeOpenedEndsWith1() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let process = try ServiceProcess("auth", Self.environment(folder, ["DATABASE_URL": "sqlite:///nowhere/at/all/db"]))
        #expect(try await process.exit() == 1)
        #expect(process.text.contains("auth: cannot start: "))
        let unknown = try ServiceProcess("auth", Self.environment(folder, ["DATABASE_URL": "mysql://user:hidden-password@db/x"]))
        #expect(try await unknown.exit() == 1)
        #expect(!unknown.text.contains("hidden-password"))
    }

    /// `kill -9` in the middle of sign-ups: everybody who was told 201 can log in after the restart.
    @Test func answeredSignupsSurviveAKill() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let answered = Answered()
        try await withClient { client async throws in
            let process = try ServiceProcess("auth", Self.environment(folder))
            let port = try await process.port()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for caller in 0..<8 {
                    group.addTask {
                        for number in 0..<1000 {
                            let email = "person\(caller)-\(number)@example.com"
                            // The kill ends the connection, and with it this caller.
                            guard let status = try? await signUp(client, port, email) else { return }
                            // On a busy machine some are refused because too many wait to be hashed.
                            guard status == 201 else { continue }
                            if answered.add(email) == 40 { process.signal(SIGKILL) }
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await process.exit() == -SIGKILL)
        }
        let emails = answered.emails
        #expect(emails.count >= 40 && emails.count < 8000)
        try await withClient { client async throws in
            let again = try ServiceProcess("auth", Self.environment(folder))
            let port = try await again.port()
            try await withThrowingTaskGroup(of: Void.self) { group in
                // Few at once, so that none is refused because too many wait to be hashed.
                for lane in 0..<4 {
                    group.addTask {
                        for index in stride(from: lane, to: emails.count, by: 4) {
                            let answer = try await post(
                                client, port, "/auth/login", #"{"product":"gtsd","email":"\#(emails[index])","password":"Mountain7Path"}"#)
                            #expect(answer.status.code == 200, "\(emails[index])")
                        }
                    }
                }
                try await group.waitForAll()
            }
            // The address is taken, so the row is one and not a second one.
            #expect(try await signUp(client, port, emails[0]) == 409)
            again.signal(SIGTERM)
            #expect(try await again.exit() == 0)
        }
    }

    /// SIGTERM while requests run: each of them is answered, new connections are refused, and the process ends with 0.
    @Test(arguments: [SIGTERM, SIGINT])
    func askedToGoItFinishesWhatRuns(_ signal: Int32) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await withClient { client async throws in
            // One hashing thread: the sign-ups queue up behind each other and most of them run when the signal comes.
            let process = try ServiceProcess("auth", Self.environment(folder, ["AUTH_HASH_THREADS": "1"]))
            let port = try await process.port()
            // Their connections are there before the signal; one that comes later may be refused.
            try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<8 { group.addTask { try await signUp(client, port, "earlier\(number)@example.com") } }
                for try await status in group { #expect(status == 201 || status == 503) }
            }
            let answers = try await withThrowingTaskGroup(of: ClientResponse.self) { group in
                for number in 0..<8 {
                    group.addTask { try await post(client, port, "/auth/signup", Self.signup("person\(number)@example.com")) }
                }
                // The first answer shows that the others have arrived: they were sent before it.
                var answers = [try await group.next()]
                process.signal(signal)
                while let answer = try await group.next() { answers.append(answer) }
                return answers.compactMap { $0 }
            }
            // All are answered by the app: done, or on a busy machine refused because too many wait to be hashed.
            #expect(answers.count == 8)
            #expect(answers.count { $0.status.code == 201 } > 1)
            for answer in answers where answer.status.code != 201 {
                #expect(try JSONParser.parse(answer.body)["code"]?.string == "overloaded")
            }
            #expect(try await process.exit() == 0)
            #expect(process.text.contains("\"stopped\""))
            await #expect(throws: HTTPClientError.self) { _ = try await signUp(client, port, "late@example.com") }
        }
    }
}
