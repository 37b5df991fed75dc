import AppTesting
import Contracts
import Foundation
import HTTPClient
import HTTPCore
import JSONCoding
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

typealias MediaApp = AppUnderTest<MediaService>

/// A media app over sockets with a folder of its own, an auth service that makes real tokens, and services that say what the test wants.
struct MediaFixture: PeopleFixture {
    let media: MediaApp
    let auth: AppUnderTest<AuthStandIn>
    let profile: AppUnderTest<ProfileStandIn>
    let tasks: AppUnderTest<TasksStandIn>
    let folder: TemporaryFolder

    var app: MediaApp { media }

    /// - Parameters:
    ///   - start: the time on every clock; 2026-03-02 05:00 UTC when left out.
    ///   - again: a folder and database of a run before, for an app that is started again.
    static func run(
        engine: Engine = .sqlite, testHooks: Bool = true, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        databaseURL: Secret? = nil,
        folder kept: TemporaryFolder? = nil, configure: (inout MediaServiceSettings) -> Void = { _ in },
        _ body: (MediaFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        let folder = try kept ?? TemporaryFolder()
        defer { if kept == nil { folder.remove() } }
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            try await AppUnderTest<ProfileStandIn>.beside(clock) { profile in
                let link = AuthLink(url: auth.url)
                try await AppUnderTest<TasksStandIn>.run(settings: link, transport: .socket, clock: clock) { tasks in
                    var settings = MediaServiceSettings(
                        auth: link, storage: .directory(folder.path + "/objects"), scratch: folder.path + "/scratch",
                        profileURL: profile.url, tasksURL: tasks.url)
                    configure(&settings)
                    try await MediaApp.run(
                        settings: settings, engine: engine, transport: .socket, testHooks: testHooks, clock: clock, databaseURL: databaseURL
                    ) { media in
                        try await body(MediaFixture(media: media, auth: auth, profile: profile, tasks: tasks, folder: folder))
                    }
                }
            }
        }
    }

    /// Makes an account and signs it in.
    func somebody(_ product: Product = .gtsd, zone: String = "Asia/Riyadh", tier: Tier? = nil, demo: Bool = false) async throws -> Somebody
    {
        let somebody = signIn(product, demo: demo)
        shows(nil, of: somebody, product, zone: zone)
        if let tier { try await tell(.entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: 1)) }
        return somebody
    }

    /// Lets the profile service say which picture somebody shows.
    func shows(_ avatar: MediaID?, of somebody: Somebody, _ product: Product = .gtsd, zone: String = "Asia/Riyadh") {
        var profile = Profile(
            userId: somebody.id, product: product, timezone: ZoneName(trusted: zone), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: now)
        profile.avatarId = avatar
        self.profile.app.service.set(
            PersonFacts(
                profile: profile,
                settings: Settings(
                    theme: .system, units: .metric, language: .en, pushEnabled: true, reminderTime: .example, timezone: profile.timezone),
                preferences: Preferences(
                    language: .en, theme: .system, units: .metric, workoutReminders: true, messageNotifications: true, progressUpdates: true
                ),
                devices: []))
    }

    /// Sends bytes where a signed URL says.
    @discardableResult
    func put(_ bytes: [UInt8], _ url: String, _ headers: [String: String], method: HTTPMethod = .put) async throws -> Answer {
        var fields = HTTPHeaders()
        for (name, value) in headers { fields[name] = value }
        let response = try await media.app.runtime.http.send(
            ClientRequest(method: method, url: url, headers: fields, body: bytes), deadline: .seconds(30))
        return Answer(status: response.status.code, headers: response.headers, body: response.body)
    }

    func get(_ url: String, _ headers: HTTPHeaders = [:]) async throws -> Answer {
        let response = try await media.app.runtime.http.send(
            ClientRequest(method: .get, url: url, headers: headers, body: [UInt8]()), deadline: .seconds(30))
        return Answer(status: response.status.code, headers: response.headers, body: response.body)
    }

    /// A photo from the announcement to the gallery.
    func photo(
        _ bytes: [UInt8], of somebody: Somebody, _ angle: PhotoAngle = .front, takenAt: Instant? = nil, stage: PhotoStage? = nil,
        task: TaskID? = nil,
        type: String = "image/jpeg"
    ) async throws -> Photo {
        let upload = try await somebody.client.call(
            Media.presignPhoto,
            PhotoPresign(
                photoType: angle, takenAt: takenAt, contentType: ContentType(trusted: type), bytes: UploadSize(trusted: Int64(bytes.count)))
        )
        let stored = try await put(bytes, upload.uploadUrl, upload.headers)
        try #require(stored.status == 200, "\(stored.text)")
        return try await somebody.client.call(
            Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: angle, takenAt: takenAt, stage: stage, taskId: task))
    }

    /// The paths of everything in the object folder.
    var objects: [String] {
        let found = FileManager.default.enumerator(atPath: folder.path + "/objects")?.compactMap { $0 as? String } ?? []
        return found.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.path + "/objects/" + path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
}
