import ClientKit
import Contracts
import Platform
import TestSupport
import Testing
import Wire

@Suite struct LoginFormTests {
    private func filled(_ email: String = "Layla@Example.com", _ password: String = "Mountain7Path") -> LoginForm {
        var form = LoginForm(product: .gtsd)
        form.setEmail(email)
        form.setPassword(password)
        return form
    }

    private let success = SignInResult.example

    @Test(.proves("GTSD-1.2-10")) func emptyFieldsAreAskedFor() {
        var form = LoginForm(product: .gtsd)
        #expect(form.submit() == nil)
        #expect(form.status.problems == [.email: .required, .password: .required])
        #expect(form.status.phase == .editing)
        #expect(form.status.message(for: .email, .english) == FieldRule.required.message(.english))
        form.setEmail("x")
        #expect(form.status.problems == [.password: .required])
    }

    @Test(.proves("GTSD-1.2-10"), arguments: ["a@b", "no-at.com", "a@b.c", "a b@c.io"]) func aBadAddressIsNotSent(_ email: String) {
        var form = filled(email)
        #expect(form.submit() == nil)
        #expect(form.status.problems == [.email: .malformed(expected: .email)])
    }

    @Test(.proves("GTSD-P-5.3-02"), arguments: [(1, false), (2, true), (64, true), (65, false)])
    func theLastPartOfAnAddressHasTwoToSixtyFourLetters(_ letters: Int, _ isGood: Bool) {
        var form = filled("Az09._%+-@A-z.0." + String(repeating: "m", count: letters))
        #expect((form.submit() != nil) == isGood)
    }

    /// The rules of new passwords are not asked of one that was chosen before.
    @Test(.proves("GTSD-1.2-10")) func aShortPasswordIsSent() {
        var form = filled("layla@example.com", "old")
        #expect(form.submit()?.password.text == "old")
    }

    @Test(.proves("GTSD-1.2-10")) func aRequestIsSentOnceAndSucceeds() {
        var form = filled()
        form.setRememberMe(false)
        let request = form.submit()
        #expect(request?.email.text == "layla@example.com")
        #expect(request?.rememberMe == false)
        #expect(form.status.phase == .submitting)
        #expect(form.submit() == nil)
        form.setEmail("other@example.com")
        form.setRememberMe(true)
        #expect(form.email == "Layla@Example.com")
        #expect(!form.rememberMe)
        form.finish(.success(success))
        #expect(form.status.phase == .succeeded)
        #expect(form.password.isEmpty)
        #expect(form.submit() == nil)
    }

    @Test(.proves("GTSD-1.2-10", "GTSD-P-5.3-03")) func aFailureIsShownAndCanBeRepeated() {
        var form = filled()
        _ = form.submit()
        form.finish(.failure(.network(.unreachable)))
        #expect(form.status.message(.english)?.contains("try again") == true)
        #expect(form.status.recovery == .retry)
        #expect(form.password == "Mountain7Path")
        #expect(form.submit() != nil)
        #expect(form.status.isSubmitting)
        #expect(form.status.message(.english) == nil)
        form.finish(.failure(.network(.timedOut)))
        #expect(!form.status.isSubmitting)
        form.setPassword("Mountain8Path")
        #expect(form.status.phase == .editing)
        #expect(form.status.message(.arabic) == nil)
    }

    @Test func anOutcomeNobodyWaitsForIsIgnored() {
        var form = filled()
        form.finish(.success(success))
        #expect(form.status.phase == .editing)
    }

    @Test func rememberingIsTheDefault() { #expect(LoginForm(product: .gtsd).rememberMe) }
}

@Suite struct SignupFormTests {
    private func filled() -> SignupForm {
        var form = SignupForm(product: .gtsd)
        form.setName("Layla")
        form.setEmail("layla@example.com")
        form.setPassword("Mountain7Path")
        form.setTermsAccepted(true)
        return form
    }

    @Test func everyProblemIsShownAtOnce() {
        var form = SignupForm(product: .gtsd)
        form.setEmail("a@b")
        form.setPassword("short")
        #expect(form.submit { "k" } == nil)
        #expect(
            form.status.problems == [
                .name: .required, .email: .malformed(expected: .email), .password: .tooShort(minimum: 8), .termsAccepted: .mustBeTrue,
            ])
    }

    @Test(
        .proves("GTSD-1.1-11"),
        arguments: [("Abcdef1", false), ("Abcdefg1", true), ("abcdefg1", false), ("Abcdefgh", false), ("Password1", false)])
    func thePasswordRulesAreTheServices(_ password: String, _ isGood: Bool) {
        var form = filled()
        form.setPassword(password)
        #expect((form.submit { "k" } != nil) == isGood)
    }

    @Test(.proves("GTSD-1.1-11"), arguments: ["plus.tag@sub.domain.co", "a@b.io", "x_y%z@a-b.museum"]) func goodAddressesPass(
        _ email: String
    ) {
        var form = filled()
        form.setEmail(email)
        #expect(form.submit { "k" }?.request.email.text == email)
    }

    @Test(.proves("GTSD-P-3.1-04")) func strengthGrowsAndTheRulesAreFlagged() {
        var form = SignupForm(product: .gtsd)
        #expect(form.strength == nil)
        var seen: [PasswordStrength?] = []
        for password in ["mountain", "Mountain7", "Mountain7Bridge", "Mountain7Path!Lake"] {
            form.setPassword(password)
            seen.append(form.strength)
        }
        #expect(seen == [.weak, .fair, .good, .strong])
        #expect(PasswordStrength.allCases == PasswordStrength.allCases.sorted())
        for (text, length, upper, digit) in [
            ("", false, false, false), ("abcdefgh", true, false, false), ("Abc", false, true, false), ("1", false, false, true),
            ("Abcdefg1", true, true, true), (String(repeating: "A1", count: 65), false, true, true),
        ] {
            let checks = PasswordChecks(text)
            #expect(checks.hasLength == length && checks.hasUppercase == upper && checks.hasDigit == digit, "\(text)")
        }
    }

    @Test(.proves("AC-GLOBAL-04-b")) func aRepeatCarriesTheSameKeyAndAnotherRequestAnother() {
        var form = filled(), drawn = 0
        func key() -> String { drawn += 1; return "key-\(drawn)" }
        let first = form.submit(makeKey: key)
        form.finish(.failure(.network(.timedOut)))
        #expect(form.submit(makeKey: key) == first)
        form.finish(.failure(.network(.timedOut)))
        form.setName("Leila")
        #expect(form.submit(makeKey: key)?.idempotencyKey == "key-2")
    }

    @Test func theServicesFieldProblemsAreShownBesideTheirFields() async throws {
        let body =
            #"{"code":"validation_failed","message":"m","requestId":"r","retryable":false,"fields":[{"field":"email","code":"malformed","message":"Enter an email."}]}"#
        let manager = try SessionManager.make(ScriptedTransport(422, body), MemoryTokenStore())
        var form = filled()
        guard let submission = form.submit(makeKey: { "k" }) else { Issue.record("nothing to send"); return }
        do { form.finish(.success(try await manager.signUp(submission.request))) } catch { form.finish(.failure(error)) }
        #expect(form.status.message(for: .email, .english) == "Enter an email.")
        #expect(form.status.message(for: .name, .english) == nil)
        #expect(form.status.recovery == .correctInput)
        form.setEmail("leila@example.com")
        #expect(form.status.message(for: .email, .english) == nil)
    }
}

extension SignInResult {
    static let example = SignInResult(user: .example, nextStep: .home)
}
