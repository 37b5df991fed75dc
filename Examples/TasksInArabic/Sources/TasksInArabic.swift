import ClientKit
import ClientPlatform
import Contracts
import Foundation
import HTTPCore
import Wire

/// The first day of an app: somebody signs up to GTSD, answers the wizard, sees today's tasks in Arabic and sends a photo.
///
/// From the repository's folder, beside a stack that runs:
///
///     eval "$(barbell env)"
///     swift run --package-path Examples/TasksInArabic TasksInArabic Examples/TasksInArabic/photo.jpg
@main struct TasksInArabic {
    static func main() async throws {
        do {
            try await firstDay(photo: CommandLine.arguments.dropFirst().first ?? "photo.jpg")
        } catch let error as ClientError {
            print(error.message(.arabic), error)
            exit(1)
        }
    }

    static func firstDay(photo path: String) async throws {
        // One transport, one client and one session for the whole app.
        let transport = URLSessionTransport()
        let api = APIClient(addresses: try addresses(), transport: transport, language: .arabic)
        let session = SessionManager(api: api, store: MemoryTokenStore())

        let account = SignupRequest(
            product: .gtsd, name: try PersonName(validating: "ليلى"),
            email: try EmailAddress(validating: "layla.\(UUID().uuidString)@example.com"),
            password: try NewPassword(validating: "Mountain7Path"))
        let person = try await session.signUp(account, idempotencyKey: api.makeIdempotencyKey()).user
        print(person.name ?? "", person.email ?? "")

        _ = try await session.call(Profiles.submit, try answers())
        for task in try await session.call(Tasks.list, TaskQuery(), Nothing()).items { print(task.dueTime, task.title) }

        let photo = try await send(path, session, transport)
        print("\(photo.width) × \(photo.height)", photo.thumbnailUrl)
    }

    /// What `barbell env` prints: AUTH_URL=http://127.0.0.1:8081 and its like. An app that people have knows one gateway, with TLS.
    static func addresses() throws -> ServiceAddresses {
        let environment = ProcessInfo.processInfo.environment
        var services: [String: String] = [:]
        for name in ["auth", "profile", "tasks", "media"] { services[name] = environment["\(name.uppercased())_URL"] }
        return try ServiceAddresses(gateway: services["auth"] ?? "http://127.0.0.1:8081", services: services, plainHTTP: .localNetwork)
    }

    static func answers() throws -> OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = try LocalDate(validating: "1996-02-28")
        answers.gender = .female
        answers.primaryGoal = .improveHealth
        answers.weightKg = try Kilograms(validating: 80)
        answers.heightCm = try Centimetres(validating: 170)
        answers.activityLevel = .moderatelyActive
        answers.mealsPerDay = try MealsPerDay(validating: 4)
        answers.timezone = try ZoneName(validating: TimeZone.current.identifier)
        return answers
    }

    /// A signed link, the bytes to wherever it leads, and the word that they are there. An app that may lose its connection uses
    /// `PhotoUploader` instead, which keeps the photo and goes on where it stopped.
    static func send(_ path: String, _ session: SessionManager, _ transport: URLSessionTransport) async throws -> Photo {
        let ticket = try await session.call(Media.presignPhoto, PhotoPresign(photoType: .front))
        let fields = ticket.headers.map { (name: $0.key, value: $0.value) }
        var upload = ClientRequest(method: .put, url: ticket.uploadUrl, headers: HTTPHeaders(fields), body: .file(path: path))
        upload.onSent = { print("\($0) bytes are on their way") }
        let answer = try await transport.send(upload)
        guard answer.status.isSuccess else { throw ClientError.http(status: answer.status.code, body: answer.body) }
        return try await session.call(Media.confirmPhoto, PhotoConfirm(s3Key: ticket.s3Key, photoType: .front, stage: .before))
    }
}
