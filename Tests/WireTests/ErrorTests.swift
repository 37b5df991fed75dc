import Testing

@testable import Wire

@Suite struct ErrorTests {
    /// Codes are what apps branch on: they are added, never renamed or removed.
    @Test func codesArePinned() {
        let pinned = [
            "malformed_request 400", "unauthenticated 401", "forbidden 403", "not_found 404", "method_not_allowed 405",
            "request_timeout 408", "content_too_large 413", "unsupported_media_type 415", "validation_failed 422", "rate_limited 429",
            "internal_error 500", "unavailable 503", "overloaded 503", "request_in_progress 409", "idempotency_mismatch 422",
            "demo_read_only 403", "phone_invalid 422", "otp_resend_too_soon 429", "otp_incorrect 401", "otp_expired 410",
            "otp_attempts_exceeded 429", "token_expired 401", "token_reused 401", "token_invalid 422", "token_used 410",
            "email_taken 409", "email_not_verified 403", "credentials_invalid 401", "login_throttled 429", "clock_backwards 409",
        ]
        #expect(Array(ErrorCode.allCases.map { "\($0.rawValue) \($0.status)" }.prefix(pinned.count)) == pinned)
    }

    @Test(arguments: ErrorCode.allCases, Language.allCases)
    func everyMessageIsPlainWords(_ code: ErrorCode, _ language: Language) {
        let message = code.message(language)
        #expect(message.count >= 15)
        #expect(!message.contains(code.rawValue) || !code.rawValue.contains("_"))
        for word in [String(code.status), "JSON", "SQL", "{", "nil", "Error", "HTTP"] { #expect(!message.contains(word)) }
        let isArabic = message.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) }
        #expect(isArabic == (language == .arabic))
    }

    /// What helps is said: nobody is sent to a plan that does not exist, or told to wait a little for hours.
    @Test(arguments: Language.allCases) func messagesSayWhatHelps(_ language: Language) {
        func body(_ error: APIError) -> ErrorBody { error.body(language, requestID: "r") }
        let most = body(APIError(.quotaExceeded)), more = body(APIError(.quotaExceeded, upgrade: .premium))
        #expect(more.message == ErrorCode.quotaExceeded.message(language) && more.action == .upgrade && more.upgrade == .premium)
        #expect(most.message != more.message && most.action == nil && most.upgrade == nil)
        #expect(!most.message.lowercased().contains("upgrade") && !most.message.contains("بالترقية"))
        for code in [ErrorCode.rateLimited, .loginThrottled] {
            let short = body(APIError(code, retryAfter: .minutes(15))), long = body(APIError(code, retryAfter: .hours(16)))
            #expect(short.message == code.message(language) && body(APIError(code)).message == short.message)
            #expect(long.message.contains(language == .arabic ? "غدًا" : "tomorrow") && long.action == .retryLater)
        }
        // Numbers take the word that goes with them.
        let characters = [1, 2, 5, 50, 100].map { FieldRule.tooLong(maximum: $0).message(language) }
        #expect(characters == (language == .arabic
            ? ["استخدم حرفًا واحدًا على الأكثر.", "استخدم حرفين على الأكثر.", "استخدم 5 أحرف على الأكثر.", "استخدم 50 حرفًا على الأكثر.", "استخدم 100 حرف على الأكثر."]
            : ["Use at most 1 character.", "Use at most 2 characters.", "Use at most 5 characters.", "Use at most 50 characters.", "Use at most 100 characters."]))
    }

    @Test func retryAfterIsWholeSecondsRoundedUp() {
        #expect(APIError(.rateLimited, retryAfter: .milliseconds(1)).retryAfterSeconds == 1)
        #expect(APIError(.rateLimited, retryAfter: .milliseconds(1001)).retryAfterSeconds == 2)
        #expect(APIError(.rateLimited, retryAfter: .seconds(60)).retryAfterSeconds == 60)
        #expect(APIError(.rateLimited, retryAfter: .seconds(-5)).retryAfterSeconds == 1)
        #expect(APIError(.rateLimited).retryAfterSeconds == nil)
    }

    @Test func fieldRulesSpeakBothLanguages() {
        let rules: [FieldRule] = [
            .required, .malformedJSON, .wrongType(expected: "integer"), .malformed(expected: .email), .tooShort(minimum: 8),
            .tooLong(maximum: 9), .outOfRange(minimum: 1, maximum: 2), .notAllowed(values: ["a"]), .uppercaseMissing, .digitMissing,
            .tooCommon, .mustBeTrue, .sameAsBefore, .oneOfRequired(fields: ["a"]), .readOnly, .unexpected,
            .exclusive(value: "none"), .tooFew(minimum: 1), .tooMany(maximum: 3), .mustDiffer(from: "81.65 kg"),
            .mustBeLower(than: "81.65 kg"),
            .mustBeHigher(than: "81.65 kg"), .mustBeLater(than: .example), .mustNotBeLater(than: .example),
            .ageOutOfRange(minimum: 13, maximum: 120), .notSkippable,
        ]
        #expect(Set(rules.map(\.code)).count == rules.count)
        for rule in rules {
            #expect(!rule.message(.english).isEmpty)
            #expect(rule.message(.arabic).unicodeScalars.contains { (0x600...0x6ff).contains($0.value) })
        }
    }
}
