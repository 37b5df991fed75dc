import Contracts
import JSONCoding
import TestSupport
import Testing
import Wire

/// JSON that was sent once is in apps that people do not update: it must read for ever, and what we send must not change shape.
@Suite struct PinnedJSONTests {
    private func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try JSONWriter.encode(value), as: UTF8.self) }

    @Test func answersKeepTheirShape() throws {
        let account =
            #"{"id":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","product":"gtsd","email":"layla@example.com","emailVerified":false,"name":"ليلى Haddad","role":"user","onboardingCompleted":false,"demo":false,"createdAt":"2026-03-01T08:00:00.000Z"}"#
        #expect(try text(Account.example) == account)
        #expect(
            try text(SessionTokens.example)
                == #"{"accessToken":"eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTk2MGYzZSJ9.c2ln","refreshToken":"v1.AZYPPntqfD6dKluPDB0uPw.0.mL1uVtM1mX0M2yqQZJx0Ng","expiresIn":900,"user":"#
                + account + #","nextStep":"onboarding"}"#)
        #expect(
            try text(OTPChallenge.example)
                == #"{"challengeId":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","expiresAt":"2026-03-01T08:05:00.000Z","resendAt":"2026-03-01T08:01:00.000Z"}"#
        )
        #expect(
            try text(SessionInfo.example)
                == #"{"id":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","device":"iPhone 17","ipAddress":"203.0.113.7","createdAt":"2026-03-01T08:00:00.000Z","lastSeenAt":"2026-03-01T08:00:00.000Z","expiresAt":"2026-03-31T08:00:00.000Z","current":true}"#
        )
        #expect(
            try text(ErrorBody.example)
                == #"{"code":"validation_failed","message":"Some fields need your attention. Correct them and try again.","requestId":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","retryable":false,"fields":[{"field":"email","code":"malformed","message":"Enter an email address such as name@example.com."}],"action":"correct_fields"}"#
        )
        #expect(
            try text(Event.example)
                == #"{"id":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","type":"user.deleted","at":"2026-03-01T08:00:00.000Z","user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","product":"gtsd"}"#
        )
    }

    private func reads<T: DTO>(_ type: T.Type, _ json: String) throws -> T { try InputDecoder.decode(type, from: Array(json.utf8)) }

    @Test func requestsOfTheFirstAppsStillRead() throws {
        let signup = try reads(
            SignupRequest.self, #"{"name":"Layla","email":"LAYLA@example.com","password":"Mountain7Path","termsAccepted":true}"#)
        #expect(signup.product == nil)
        #expect(signup.email.text == "layla@example.com")
        #expect(try reads(LoginRequest.self, #"{"email":"a@b.io","password":"x"}"#).rememberMe == nil)
        #expect(try reads(LogoutRequest.self, "").scope == nil)
        #expect(try reads(OTPRequest.self, #"{"phone":"0501234567"}"#).phone.text == "0501234567")
        #expect(try reads(AccountDeletion.self, #"{"password":"x"}"#).password?.text == "x")
        #expect(throws: InputError.self) { try reads(AccountDeletion.self, #"{"code":"123456"}"#) }
    }

    /// What GTSD's documents call User, Task, ProgressPhoto, Streak and Badge.
    @Test(.proves("GTSD-P-2-01")) func theFiveEntitiesGoThereAndBack() throws {
        func check<T: DTO>(_ value: T, _ members: Set<String>) throws {
            let json = try JSONParser.parse(try JSONWriter.encode(value))
            #expect(try InputDecoder.decode(T.self, from: json) == value, "\(T.self)")
            #expect(members.isSubset(of: Set(json.object?.map(\.name) ?? [])), "\(T.self) \(json)")
        }
        try check(Account.example, ["id", "email", "onboardingCompleted", "createdAt"])
        var done = DailyTask.example
        done.status = .completed
        (done.description, done.completedAt, done.evidence) = ("ليلى 🥗", .example, .example)
        try check(done, ["id", "title", "description", "taskType", "status", "dueDate", "planId", "metadata", "evidence", "updatedAt"])
        try check(Photo.example, ["id", "s3Key", "photoType", "thumbnailUrl", "fullUrl", "takenAt", "createdAt"])
        try check(StreakSummary.example, ["current", "longest"])
        try check(Badge.example, ["code"])
    }

    @Test func everyExampleReadsBackAndFitsItsSchema() throws {
        func check<T: DTO>(_ type: T.Type) throws {
            let value = try JSONParser.parse(try JSONWriter.encode(T.example))
            #expect(Schema.object(T.schema).violations(value, path: "$").isEmpty, "\(T.self)")
            #expect(try InputDecoder.decode(T.self, from: value) == T.example, "\(T.self)")
        }
        try check(SignupRequest.self)
        try check(LoginRequest.self)
        try check(RefreshRequest.self)
        try check(LogoutRequest.self)
        try check(OTPRequest.self)
        try check(OTPVerification.self)
        try check(LinkToken.self)
        try check(EmailRequest.self)
        try check(PasswordReset.self)
        try check(AccountDeletion.self)
        try check(DemoRequest.self)
        try check(SignupAnswer.self)
        try check(SessionTokens.self)
        try check(OTPSession.self)
        try check(OTPChallenge.self)
        try check(SessionList.self)
        try check(KeySet.self)
        try check(Event.self)
        try check(ClockMove.self)
        try check(ClockMoved.self)
        try check(SMSMessage.self)
        try check(RecordedMessages.self)
        try check(Disturbance.self)
        try check(Health.self)
        try check(ErrorBody.self)
    }
}
