import AppTesting
@testable import ClientKit
import ClientLinux
import Contracts
import EventLoop
import HTTPClient
import HTTPCore
import JSONCoding
import Pacts
import Platform
import Testing
import Wire

/// What apps send and what they read of the answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    private static let now = Instant.example
    private static let password = "Mountain7Path"

    /// An app with a connection, that calls whatever service at one address.
    private func app(_ url: String, signedIn: Bool = true, _ body: (SessionManager) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1, name: "app")
        let client = HTTPClient(loops: loops, random: SystemRandom())
        let store = MemoryTokenStore()
        if signedIn {
            store.saveSession(StoredSession(tokens(), askedAt: Self.now, margin: .seconds(60), refreshKey: "a-key", isRemembered: true))
        }
        let result: Result<Void, any Error>
        do {
            let manager = try SessionManager.make(CurlTransport(client: client), store, clock: ManualClock(Self.now), address: url)
            result = .success(try await body(manager))
        } catch { result = .failure(error) }
        client.close()
        loops.stop()
        try result.get()
    }

    private func account(
        _ product: Product = .gtsd, email: EmailAddress? = .example, phone: SaudiMobile? = nil, name: String? = "Layla", demo: Bool = false
    ) -> Account {
        Account(
            id: .example, product: product, email: email, emailVerified: email != nil, phone: phone, name: name, role: .user,
            onboardingCompleted: false, demo: demo,
            createdAt: Self.now)
    }

    private func tokens(_ account: Account? = nil, next: NextStep = .onboarding) -> SessionTokens {
        SessionTokens(accessToken: .example, refreshToken: .example, expiresIn: 900, user: account ?? self.account(), nextStep: next)
    }

    private static let known = ProviderState("an account", ["product": "gtsd", "password": .string(password)])

    @Test func sessionsOfAuth() async throws {
        try await PactRecorder.record(consumer: "app", provider: "auth", readsType: true) { pact in
            try await app(pact.url, signedIn: false) { session in
                try await signIn(pact, session)
                try await codes(pact, session)
            }
            try await app(pact.url) { session in try await keep(pact, session) }
        }
    }

    private func signIn(_ pact: PactRecording, _ session: SessionManager) async throws {
        let signup = SignupRequest(
            product: .gtsd, name: PersonName(trusted: "Layla"), email: .example, password: try NewPassword(validating: Self.password))
        let made = try await pact.expect(
            PactExchange(
                "makes an account", Auth.signup, reading: SignupAnswer.self, given: [ProviderState("nobody")],
                filling: [(.body("$.email"), "email")],
                answer: .success(SignupAnswer(tokens: tokens())), refusals: ErrorBody.self)
        ) { try await session.signUp(signup, idempotencyKey: "a-form") }
        #expect(made.nextStep == .onboarding)
        func login(_ password: String) throws -> LoginRequest {
            LoginRequest(
                product: .gtsd, email: ShortText(trusted: EmailAddress.example.text), password: try GivenPassword(validating: password))
        }
        let back = try await pact.expect(
            PactExchange(
                "signs in by password", Auth.login, reading: SessionTokens.self, given: [Self.known],
                filling: [(.body("$.email"), "email")],
                answer: .success(tokens()), refusals: ErrorBody.self)
        ) { try await session.logIn(try login(Self.password)) }
        #expect(back.user.name == "Layla")
        let refused = try await pact.expect(
            PactExchange(
                "signs in by a wrong password", Auth.login, reading: SessionTokens.self, given: [Self.known],
                filling: [(.body("$.email"), "email")],
                answer: .refusal(APIError(.credentialsInvalid)), refusals: ErrorBody.self)
        ) { await failure { try await session.logIn(try login("Mountain8Path")) } }
        #expect(refused == .credentialsInvalid)
    }

    private func failure<T>(_ body: () async throws -> T) async -> ErrorCode? {
        do {
            _ = try await body()
            return nil
        } catch { return (error as? ClientError)?.code }
    }

    private func codes(_ pact: PactRecording, _ session: SessionManager) async throws {
        let challenge = try await pact.expect(
            PactExchange(
                "asks for a code by SMS", Auth.requestOTP, reading: OTPChallenge.self, given: [ProviderState("nobody")],
                filling: [(.body("$.phone"), "phone")], answer: .success(.example), refusals: ErrorBody.self)
        ) { try await session.requestCode(OTPRequest(product: .fitcoach, phone: PhoneText(trusted: "+966501234567"))) }
        #expect(challenge.challengeId == .example)
        let filling: [(place: PactExchange.Place, value: String)] = [(.body("$.challengeId"), "challenge"), (.body("$.code"), "code")]
        let person = account(.fitcoach, email: nil, phone: .example, name: nil)
        let entered = try await pact.expect(
            PactExchange(
                "signs in by a code", Auth.verifyOTP, reading: OTPSession.self,
                given: [ProviderState("a sent code", ["product": "fitcoach"])],
                filling: filling, answer: .success(OTPSession(tokens: tokens(person, next: .firstIntake), isNewUser: true)),
                refusals: ErrorBody.self)
        ) { try await session.verifyCode(OTPVerification(challengeId: .example, code: .example)) }
        #expect(entered.user.phone == .example)
        let demo = try await pact.expect(
            PactExchange(
                "looks around", Auth.demo, reading: SessionTokens.self,
                answer: .success(tokens(account(.fitcoach, email: nil, name: nil, demo: true))),
                exactly: ["$.user.demo"], refusals: ErrorBody.self)
        ) { try await session.startDemo(.fitcoach) }
        #expect(demo.user.demo)
    }

    private func keep(_ pact: PactRecording, _ session: SessionManager) async throws {
        let me = try await pact.expect(
            PactExchange(
                "asks for the account", Auth.me, reading: Account.self, given: [Self.known], answer: .success(account()),
                refusals: ErrorBody.self)
        ) { try await session.me() }
        #expect(me.id == .example)
        let stored = try #require(await session.session)
        let renewed = try await pact.expect(
            PactExchange(
                "trades a refresh token", Auth.refresh, reading: SessionTokens.self, given: [Self.known],
                filling: [(.body("$.refreshToken"), "refreshToken")], answer: .success(tokens()), refusals: ErrorBody.self)
        ) { try await session.trade(stored).get() }
        #expect(renewed.user.id == .example)
        let isOut = try await pact.expect(
            PactExchange(
                "signs out", Auth.logout, reading: Nothing.self, given: [Self.known], answer: .success(Nothing()), refusals: ErrorBody.self)
        ) { await session.logOut() }
        #expect(isOut)
    }

    @Test func onboardingOfProfile() async throws {
        let person = ProviderState("a person", ["product": "gtsd"])
        var profile = Profile(
            userId: .example, product: .gtsd, timezone: .example, tier: .freemium, onboardingCompleted: false, nextStep: .onboarding,
            version: 1,
            updatedAt: Self.now)
        func state(_ step: OnboardingStep, _ completed: [OnboardingStep], saved: Bool) -> OnboardingState {
            OnboardingState(
                step: step, position: 1, total: 8, label: "1 of 8", completed: completed, skipped: [], previous: nil,
                answers: OnboardingAnswers(), problems: [.example],
                canSubmit: false, updatedAt: saved ? Self.now : nil)
        }
        try await PactRecorder.record(consumer: "app", provider: "profile", readsType: true) { pact in
            try await app(pact.url) { session in
                let mine = try await pact.expect(
                    PactExchange(
                        "shows the profile of somebody new", Profiles.me, reading: Profile.self, given: [person], answer: .success(profile),
                        exactly: ["$.onboardingCompleted", "$.nextStep"], refusals: ErrorBody.self)
                ) { try await session.call(Profiles.me) }
                #expect(mine.nextStep == .onboarding)
                let draft = try await pact.expect(
                    PactExchange(
                        "opens the wizard", Profiles.draft, reading: OnboardingState.self, given: [person],
                        answer: .success(state(.welcome, [], saved: false)),
                        refusals: ErrorBody.self)
                ) { try await session.call(Profiles.draft) }
                #expect(draft.updatedAt == nil)
                let saved = try await pact.expect(
                    PactExchange(
                        "saves a step of the wizard", Profiles.saveStep, reading: OnboardingState.self, given: [person],
                        answer: .success(state(.accountBasics, [.welcome], saved: true)), refusals: ErrorBody.self)
                ) { try await session.call(Profiles.saveStep, StepParameters(step: .welcome), OnboardingAnswers()) }
                #expect(saved.completed == [.welcome])
                let opened = try await pact.expect(
                    PactExchange(
                        "goes to a step of the wizard", Profiles.openStep, reading: OnboardingState.self, given: [person],
                        answer: .success(state(.welcome, [], saved: true)), refusals: ErrorBody.self)
                ) { try await session.call(Profiles.openStep, StepParameters(step: .welcome), Nothing()) }
                #expect(opened.step == .welcome)
                profile.onboardingCompleted = true
                profile.nextStep = .home
                profile.weightKg = Kilograms(trusted: 8000)
                profile.calorieTarget = 1980
                let done = try await pact.expect(
                    PactExchange(
                        "sends all answers", Profiles.submit, reading: Profile.self, given: [person], answer: .success(profile),
                        exactly: ["$.onboardingCompleted", "$.nextStep"], refusals: ErrorBody.self)
                ) { try await session.call(Profiles.submit, Nothing(), Self.answers, idempotencyKey: "a-form") }
                #expect(done.nextStep == .home)
            }
        }
    }

    private static var answers: OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = LocalDate(year: 1996, month: 2, day: 28)
        answers.gender = .female
        answers.primaryGoal = .loseWeight
        answers.targetWeightKg = Kilograms(trusted: 7500)
        answers.targetDate = LocalDate(year: 2999, month: 12, day: 1)
        answers.weightKg = Kilograms(trusted: 8000)
        answers.heightCm = Centimetres(trusted: 18_000)
        answers.activityLevel = .moderatelyActive
        answers.mealsPerDay = MealsPerDay(trusted: 4)
        return answers
    }

    @Test func photosOfMedia() async throws {
        let person = ProviderState("a person", ["product": "gtsd"])
        let owned = ProviderState("a photo", ["product": "gtsd"])
        let photo = Photo(
            id: .example, s3Key: .example, photoType: .front, stage: nil, taskId: nil, takenAt: Self.now, width: 1200, height: 1600,
            bytes: 482_113,
            thumbnailUrl: Photo.example.thumbnailUrl, previewUrl: Photo.example.previewUrl, fullUrl: Photo.example.fullUrl,
            createdAt: Self.now)
        try await PactRecorder.record(consumer: "app", provider: "media", readsType: true) { pact in
            try await app(pact.url) { session in
                let wish = PhotoPresign(
                    photoType: .front, takenAt: Self.now, contentType: ContentType(trusted: "image/jpeg"),
                    bytes: UploadSize(trusted: 40_000))
                let ticket = try await pact.expect(
                    PactExchange(
                        "asks where to send a photo", Media.presignPhoto, reading: PhotoUpload.self, given: [person],
                        answer: .success(.example),
                        refusals: ErrorBody.self)
                ) { try await session.call(Media.presignPhoto, Nothing(), wish, idempotencyKey: "a-job") }
                #expect(!ticket.uploadUrl.isEmpty)
                let confirmed = try await pact.expect(
                    PactExchange(
                        "has a photo checked", Media.confirmPhoto, reading: Photo.self,
                        given: [ProviderState("a stored upload", ["product": "gtsd"])],
                        filling: [(.body("$.s3Key"), "s3Key"), (.body("$.takenAt"), "takenAt")], answer: .success(photo),
                        refusals: ErrorBody.self)
                ) {
                    try await session.call(
                        Media.confirmPhoto, Nothing(), PhotoConfirm(s3Key: .example, photoType: .front, takenAt: Self.now),
                        idempotencyKey: "a-job-2")
                }
                #expect(confirmed.id == .example)
                let page = try await pact.expect(
                    PactExchange(
                        "shows the gallery", Media.photos, reading: PhotoPage.self, given: [owned],
                        answer: .success(PhotoPage(items: [photo], nextCursor: nil)), refusals: ErrorBody.self)
                ) { try await session.call(Media.photos, PhotoQuery(), Nothing()) }
                #expect(page.items.count == 1)
                let one = try await pact.expect(
                    PactExchange(
                        "shows a photo", Media.photo, reading: Photo.self, given: [owned], filling: [(.path("id"), "photo")],
                        answer: .success(photo),
                        refusals: ErrorBody.self)
                ) { try await session.call(Media.photo, MediaParameters(id: .example), Nothing()) }
                #expect(one.width == 1200)
                let refused = try await pact.expect(
                    PactExchange(
                        "shows a photo that is gone", Media.photo, reading: Photo.self, given: [person],
                        answer: .refusal(APIError(.notFound)),
                        refusals: ErrorBody.self)
                ) { await failure { try await session.call(Media.photo, MediaParameters(id: .example), Nothing()) } }
                #expect(refused == .notFound)
                let _: Nothing = try await pact.expect(
                    PactExchange(
                        "deletes a photo", Media.deletePhoto, reading: Nothing.self, given: [owned], filling: [(.path("id"), "photo")],
                        answer: .success(Nothing()), refusals: ErrorBody.self)
                ) { try await session.call(Media.deletePhoto, MediaParameters(id: .example), Nothing()) }
            }
        }
    }

    @Test func threadOfCoaching() async throws {
        let client = ProviderState("a client")
        try await PactRecorder.record(consumer: "app", provider: "coaching", readsType: true) { pact in
            try await app(pact.url) { session in
                let left = try await pact.expect(
                    PactExchange(
                        "asks what is left of the month", CoachingThreads.quota, reading: CoachingQuota.self, given: [client],
                        answer: .success(
                            CoachingQuota(
                                tier: .freemium, messages: MessageQuota(used: 0, limit: 20),
                                calls: CallQuota(used: 0, limit: 1, durationMinutes: 15), resetsAt: Self.now)),
                        exactly: ["$.messages.unlimited"], refusals: ErrorBody.self)
                ) { try await session.call(CoachingThreads.quota) }
                #expect(left.messages.remaining == 20)
                try await write(pact, session, client)
                try await read(pact, session, client)
            }
        }
    }

    private func write(_ pact: PactRecording, _ session: SessionManager, _ client: ProviderState) async throws {
        let id = ClientMessageParameters(clientId: .example), words = MessageContent(text: MessageText(trusted: "Hello"))
        let place: [(place: PactExchange.Place, value: String)] = [(.path("clientId"), "message")]
        let message = Message(
            id: .example, seq: 2, clientId: .example, sender: .client, kind: .text, text: "Hello", attachments: nil, news: nil,
            sentAt: Self.now, deliveredAt: nil, readAt: nil)
        let answer = SentMessage(message: message, quota: MessageQuota(used: 1, limit: 20), warning: nil, ratingDue: false)
        let sent = try await pact.expect(
            PactExchange(
                "sends a message", CoachingThreads.put, reading: SentMessage.self, given: [client], filling: place,
                answer: .success(answer),
                exactly: ["$.message.sender", "$.message.kind", "$.ratingDue"], refusals: ErrorBody.self)
        ) { try await session.call(CoachingThreads.put, id, words) }
        #expect(sent.message.status == .sent)
        let again = try await pact.expect(
            PactExchange(
                "sends a message again, whose answer was lost", CoachingThreads.put, reading: SentMessage.self,
                given: [ProviderState("a sent message", ["text": "Hello"])], filling: place, answer: .success(answer, status: 200),
                exactly: ["$.message.sender", "$.message.kind", "$.ratingDue"], refusals: ErrorBody.self)
        ) { try await session.call(CoachingThreads.put, id, words) }
        #expect(again.quota?.used == 1)
        let refused = try await pact.expect(
            PactExchange(
                "sends other words under the same id", CoachingThreads.put, reading: SentMessage.self,
                given: [ProviderState("a sent message", ["text": "Goodbye"])], filling: place, answer: .refusal(APIError(.versionConflict)),
                refusals: ErrorBody.self)
        ) { await failure { try await session.call(CoachingThreads.put, id, words) } }
        #expect(refused == .versionConflict)
        let early = try await pact.expect(
            PactExchange(
                "sends a message before there is a coach", CoachingThreads.put, reading: SentMessage.self,
                given: [ProviderState("a person", ["product": "fitcoach"])], filling: [(.path("clientId"), "event")],
                answer: .refusal(APIError(.coachWaiting)), refusals: ErrorBody.self)
        ) { await failure { try await session.call(CoachingThreads.put, id, words) } }
        #expect(early == .coachWaiting)
    }

    private func read(_ pact: PactRecording, _ session: SessionManager, _ client: ProviderState) async throws {
        let marks = ReadMarks(clientDelivered: 1, clientRead: 1, coachDelivered: 0, coachRead: 0)
        let told = Message(
            id: .example, seq: 1, clientId: nil, sender: .system, kind: .system, text: "You have a coach now.", attachments: nil,
            news: .coachAssigned, sentAt: Self.now, deliveredAt: nil, readAt: nil)
        let page = try await pact.expect(
            PactExchange(
                "reads the thread", CoachingThreads.messages, reading: MessagePage.self, given: [client],
                answer: .success(MessagePage(items: [told], hasMore: false, state: .open, marks: marks, unread: 0, feedSeq: 1)),
                exactly: ["$.state", "$.hasMore"], refusals: ErrorBody.self)
        ) { try await session.call(CoachingThreads.messages, MessageQuery(), Nothing()) }
        #expect(page.items.first?.news == .coachAssigned)
        let first = UpTo(upTo: SequenceNumber(trusted: 1))
        let arrived = try await pact.expect(
            PactExchange(
                "says how far messages arrived", CoachingThreads.delivered, reading: ReadMarks.self, given: [client],
                answer: .success(ReadMarks(clientDelivered: 1, clientRead: 0, coachDelivered: 0, coachRead: 0)),
                exactly: ["$.clientDelivered", "$.clientRead"], refusals: ErrorBody.self)
        ) { try await session.call(CoachingThreads.delivered, Nothing(), first) }
        #expect(arrived.clientDelivered == 1)
        let seen = try await pact.expect(
            PactExchange(
                "says how far somebody read", CoachingThreads.read, reading: ReadMarks.self, given: [client], answer: .success(marks),
                exactly: ["$.clientDelivered", "$.clientRead"], refusals: ErrorBody.self)
        ) { try await session.call(CoachingThreads.read, Nothing(), first) }
        #expect(seen.clientRead == 1)
    }
}
