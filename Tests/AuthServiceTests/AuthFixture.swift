import AppTesting
import AuthService
import Contracts
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

typealias AuthApp = AppUnderTest<AuthService>

/// An auth app with a sandbox behind it that really takes its SMS and mail.
struct AuthFixture: ServiceFixture {
    let auth: AuthApp
    let sandbox: AppUnderTest<SandboxService>
    let settings: AuthSettings

    var app: AuthApp { auth }

    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true, trustedProxies: Set<String> = [],
        subscribers: [String: String] = [:], databaseURL: Secret? = nil, secret: Secret? = nil, previousSecret: Secret? = nil,
        configure: (inout AuthSettings) -> Void = { _ in },
        _ body: (AuthFixture) async throws -> Void
    ) async throws {
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket) { sandbox in
            var settings = AuthSettings(
                smsURL: sandbox.url, smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
            // The cost of real hashing is measured elsewhere; here it would only make tests slow.
            settings.hashing = .cheapest
            configure(&settings)
            try await AuthApp.run(
                settings: settings, engine: engine, transport: transport, testHooks: testHooks, trustedProxies: trustedProxies,
                subscribers: subscribers, databaseURL: databaseURL, secret: secret, previousSecret: previousSecret
            ) { auth in
                try await body(AuthFixture(auth: auth, sandbox: sandbox, settings: settings))
            }
        }
    }

    func signUp(_ email: String = "layla@example.com", product: Product = .gtsd, password: String = "Mountain7Path") async throws
        -> SignupAnswer
    {
        try await client.call(
            Auth.signup,
            SignupRequest(
                product: product, name: .example, email: try EmailAddress(validating: email),
                password: try NewPassword(validating: password)))
    }

    func logIn(_ email: String = "layla@example.com", _ password: String = "Mountain7Path", product: Product = .gtsd, device: String? = nil)
        async throws -> Answer
    {
        try await client.answer(
            Auth.login,
            LoginRequest(
                product: product, email: ShortText(trusted: email), password: try GivenPassword(validating: password),
                device: device.map { DeviceInfo(id: ShortText(trusted: $0)) }))
    }

    func requestCode(_ phone: String = "0501234567") async throws -> Answer {
        try await client.answer(Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone)))
    }

    func verify(_ challenge: ChallengeID, _ code: String) async throws -> Answer {
        try await client.answer(Auth.verifyOTP, OTPVerification(challengeId: challenge, code: OneTimeCode(trusted: code)))
    }

    /// A challenge and the code that was really sent for it.
    func challenge(_ phone: String = "0501234567") async throws -> (id: ChallengeID, code: String) {
        let before = try await messages(phone, .sms).count
        let challenge = try await client.call(Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone)))
        let message = try await newest(phone, .sms, after: before)
        return (challenge.challengeId, message.code ?? "")
    }

    func messages(_ to: String, _ channel: Channel) async throws -> [RecordedMessage] {
        try await sandbox.client.call(Sandbox.messages, MessageFilter(to: ShortText(trusted: to), channel: channel), Nothing()).items
    }

    /// Waits until more than `count` messages arrived and gives the newest.
    func newest(_ to: String, _ channel: Channel, after count: Int = 0) async throws -> RecordedMessage {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            let messages = try await messages(to, channel)
            if messages.count > count { return messages[0] }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw AppTestingError.unexpected(status: 0, body: "no message arrived")
    }

    func bearing(_ token: OpaqueToken?) -> AppClient { client.bearing(token ?? OpaqueToken(trusted: "none")) }
}

extension Answer {
    func decoded<T: DTO>(_ type: T.Type) throws -> T { try InputDecoder.decode(type, from: body) }
}
