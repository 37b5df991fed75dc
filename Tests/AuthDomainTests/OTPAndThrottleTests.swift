import AuthDomain
import Contracts
import Testing
import Wire

@Suite struct OTPRuleTests {
    private let now = Instant(milliseconds: 1_772_352_000_000)

    private func refusal(attempts: Int = 0, expires: Duration = .minutes(5), consumed: Bool = false, superseded: Bool = false) -> ErrorCode
    {
        ChallengeState(attempts: attempts, expiresAt: now + expires, isConsumed: consumed, isSuperseded: superseded)
            .refusal(policy: OTPPolicy(), now: now)
    }

    @Test func refusalsTellWhatToDo() {
        #expect(refusal(attempts: 5) == .otpAttemptsExceeded)
        #expect(refusal(attempts: 4) == .otpIncorrect)
        #expect(refusal(expires: .zero) == .otpExpired)
        #expect(refusal(expires: .milliseconds(1)) == .otpIncorrect)
        #expect(refusal(attempts: 5, expires: .seconds(-1)) == .otpExpired)
        #expect(refusal(consumed: true) == .otpIncorrect)
        #expect(refusal(attempts: 5, superseded: true) == .otpIncorrect)
    }

    @Test func codesHaveSixDigits() {
        #expect(OTPCode.make { _ in 0 }.text == "000000")
        #expect(OTPCode.make { _ in 42 }.text == "000042")
        #expect(OTPCode.make { $0 - 1 }.text == "999999")
    }
}

@Suite struct LoginThrottleTests {
    private let throttle = LoginThrottle()

    @Test func theFirstFailuresCostNothingThenEachCostsTwice() {
        let waits = (1...20).map { throttle.wait(afterFailure: $0) }
        #expect(waits.prefix(4).allSatisfy { $0 == .zero })
        #expect(waits[4] == .seconds(1))
        #expect(waits[5] == .seconds(2))
        #expect(waits[8] == .seconds(16))
        #expect(waits[19] == .seconds(900))
        #expect(throttle.wait(afterFailure: 1_000_000) == .seconds(900))
    }

    @Test func theScheduleAsStepsIsTheSameSchedule() {
        let steps = throttle.steps
        for n in 1...100 {
            let step = steps.last { $0.failures <= n }?.wait ?? .zero
            #expect(step == throttle.wait(afterFailure: n))
        }
    }

    /// How often whoever tries again after each wait fails in a day.
    private func failuresInADay(_ throttle: LoginThrottle) -> Int {
        var (failures, time) = (0, Duration.zero)
        while time < .days(1) {
            failures += 1
            time += throttle.wait(afterFailure: failures)
        }
        return failures
    }

    /// One network alone, at 15 failures and four an hour from then on, does not get there in a day, nor does one site of IPv6.
    @Test func allNetworksTogetherWaitLaterAndShorter() {
        let all = LoginThrottle.inAll, failures = failuresInADay(throttle), ofSite = failuresInADay(.ofSite)
        #expect(failures > 100 && all.wait(afterFailure: failures) == .zero)
        #expect(ofSite > 90 && all.wait(afterFailure: ofSite) == .zero)
        #expect(all.wait(afterFailure: all.free) == .seconds(1))
        #expect(all.wait(afterFailure: 1_000_000) == .seconds(60))
        let steps = all.steps
        for n in 1...150 {
            let step = steps.last { $0.failures <= n }?.wait ?? .zero
            #expect(step == all.wait(afterFailure: n))
        }
    }
}

@Suite struct NextStepTests {
    @Test(arguments: Product.allCases, [(true, true), (true, false), (false, true), (false, false)])
    func everyProductLeadsSomewhere(_ product: Product, _ state: (onboarded: Bool, verified: Bool)) {
        let (onboarded, verified) = state
        let step = ProductPolicy.of(product).nextStep(onboarded: onboarded, emailVerified: verified)
        switch product {
        case .gtsd: #expect(step == (onboarded ? .home : .onboarding))
        case .fitcoach: #expect(step == (onboarded ? .home : .firstIntake))
        case .ironlift: #expect(step == (verified ? .home : .verifyEmail))
        case .stack: #expect(step == .home)
        }
    }

    @Test(arguments: Product.allCases, Language.allCases)
    func messagesNameTheProductInBothLanguages(_ product: Product, _ language: Language) {
        let policy = ProductPolicy.of(product)
        let brand = policy.brand[language] ?? ""
        #expect(!brand.isEmpty)
        #expect(MessageText.code(.example, policy: policy, language).contains("042917"))
        #expect(MessageText.code(.example, policy: policy, language).contains(brand))
        let link = MailLink(app: policy.resetLink, pages: nil, product: product, token: "y")
        #expect(MessageText.reset(link: link, policy: policy, language).body.contains("\n\n\(product.rawValue)://reset-password?token=y\n\n"))
        #expect(MessageText.verification(link: link, policy: policy, language).body.contains("\n\(policy.resetLink)y\n"))
        #expect(MessageText.passwordChanged(policy: policy, language).subject.contains(brand))
    }

    /// Whoever reads a mail without the app finds the page of a browser behind the app's link.
    @Test(arguments: Product.allCases, Language.allCases)
    func mailsLeadIntoTheAppAndToAPage(_ product: Product, _ language: Language) {
        let policy = ProductPolicy.of(product)
        let link = MailLink(app: policy.verifyLink, pages: "https://app.example.com", product: product, token: "y")
        let lines = MessageText.verification(link: link, policy: policy, language).body.split(separator: "\n")
        #expect(
            lines.filter { $0.contains("://") } == [
                "\(product.rawValue)://verify-email?token=y", "https://app.example.com/\(product.rawValue)/verify-email?token=y",
            ])
    }
}
