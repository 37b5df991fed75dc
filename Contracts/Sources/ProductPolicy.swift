public import Wire

/// How people prove who they are.
public enum LoginMethod: String, Sendable, Hashable, CaseIterable {
    case emailPassword, phoneOTP
}

/// What differs between the products, as values instead of branches in services. The notes' `[P]` and `(rec)` values are the
/// defaults here and nowhere else.
public struct ProductPolicy: Sendable {
    public let product: Product
    public let brand: [Language: String]
    public let loginMethods: Set<LoginMethod>
    /// Whether signing in waits until the address is confirmed (IronLift AUTH-02).
    public let requiresVerifiedEmail: Bool
    public let hasDemo: Bool
    /// Where a person goes who has signed in but not finished the product's first questions.
    public let firstStep: NextStep
    /// The links of mails; the token is appended. Deep links open the app.
    public let resetLink: String
    public let verifyLink: String
    public let sessions: SessionPolicy
    public let profiles: ProfilePolicy
    /// Whether its people find screens in a browser.
    public var hasWebClient: Bool { product == .gtsd }
    /// Whether its people have the store and tiers.
    public var hasStore: Bool { product == .fitcoach }
    /// Whether its people train with plans or logs.
    public var hasTraining: Bool { product == .fitcoach || product == .ironlift }

    public static func of(_ product: Product) -> ProductPolicy {
        switch product {
        case .gtsd: gtsd
        case .fitcoach: fitcoach
        case .ironlift: ironlift
        case .stack: stack
        }
    }

    private static let gtsd = ProductPolicy(
        product: .gtsd, brand: [.english: "GTSD", .arabic: "GTSD"], loginMethods: [.emailPassword], requiresVerifiedEmail: false,
        hasDemo: false, firstStep: .onboarding, resetLink: "gtsd://reset-password?token=", verifyLink: "gtsd://verify-email?token=",
        sessions: SessionPolicy(), profiles: .gtsd)

    private static let fitcoach = ProductPolicy(
        product: .fitcoach, brand: [.english: "FitCoach+", .arabic: "عاش"], loginMethods: [.phoneOTP], requiresVerifiedEmail: false,
        hasDemo: true, firstStep: .firstIntake, resetLink: "fitcoach://reset-password?token=",
        verifyLink: "fitcoach://verify-email?token=", sessions: SessionPolicy(), profiles: .fitcoach)

    private static let ironlift = ProductPolicy(
        product: .ironlift, brand: [.english: "IronLift", .arabic: "IronLift"], loginMethods: [.emailPassword],
        requiresVerifiedEmail: true, hasDemo: false, firstStep: .home, resetLink: "ironlift://reset-password?token=",
        verifyLink: "ironlift://verify-email?token=", sessions: SessionPolicy(), profiles: ProfilePolicy())

    private static let stack = ProductPolicy(
        product: .stack, brand: [.english: "Stack", .arabic: "Stack"], loginMethods: [.emailPassword], requiresVerifiedEmail: false,
        hasDemo: true, firstStep: .home, resetLink: "stack://reset-password?token=", verifyLink: "stack://verify-email?token=",
        sessions: SessionPolicy(), profiles: ProfilePolicy())
}

extension [Product] {
    /// Those whose people answer an onboarding, and have tasks after it.
    static var withOnboarding: [Product] { having { $0.profiles.hasOnboarding } }
    static var withTasks: [Product] { withOnboarding }
    static var withIntakes: [Product] { having { $0.profiles.hasIntakes } }
    static var withStore: [Product] { having(\.hasStore) }
    static var withTraining: [Product] { having(\.hasTraining) }
    /// Those that plan workouts, and those in which people write down their own.
    static var withTrainingPlans: [Product] { [.fitcoach] }
    static var withWorkoutLog: [Product] { [.ironlift] }
    static var withNutrition: [Product] { having { $0.nutrition != nil } }
    static var withMealPlans: [Product] { having { $0.nutrition?.hasPlans == true } }
    static var withCoaching: [Product] { having { $0.coaching != nil } }
    static var withCompositions: [Product] { [.stack] }

    private static func having(_ has: (ProductPolicy) -> Bool) -> [Product] { Product.allCases.filter { has(ProductPolicy.of($0)) } }
}

/// How long sessions live. GTSD-1.2-06 and contradiction 12 of the notes.
public struct SessionPolicy: Sendable {
    /// A remembered session ends after this long without a refresh.
    public var rememberedIdle: Duration = .days(30)
    /// And at this age in any case; a refresh never extends it.
    public var rememberedAbsolute: Duration = .days(180)
    /// A session that is not remembered ends after this long without a refresh.
    public var briefIdle: Duration = .hours(24)
    public var briefAbsolute: Duration = .days(7)
    /// A refresh token that was just traded answers with its successor again for this long, for callers that raced or lost
    /// the answer; in fact by as much longer as clocks may differ by (`EXPIRY_LEEWAY`), because another replica may have traded it.
    public var refreshGrace: Duration = .seconds(10)

    public init() {}
}

/// The numbers of one-time codes. AC-AUTH-01, AC-AUTH-02, FC-JOURNEY-03.
public struct OTPPolicy: Sendable {
    public var lifetime: Duration = .minutes(5)
    public var resendAfter: Duration = .seconds(60)
    public var attempts = 5
    /// SMS to one number a day, as one device or one network asks for them.
    public var perNumberDaily = 10
    /// SMS to one number an hour, as all who never signed in with it ask for them together.
    public var perNumberHourly = 30
    /// SMS to one number a day, as all who never signed in with it ask for them together: what five networks may. Nobody changes networks
    /// more often in a day, and strangers from ever new ones neither bury somebody in messages nor make us pay for more.
    public var perNumberDailyInAll = 50
    /// Wrong codes a day for one number from one device that signed in with it before, or from one network. Far more than people mistype.
    public var wrongPerLaneDaily = 20
    /// Wrong codes a day for one number, of all who never signed in with it together: of a million codes few enough that guessing is
    /// hopeless, and more than one or two networks can use up to keep somebody with a new device out.
    public var wrongPerNumberDaily = 50
    /// SMS to whatever numbers, as one network asks for them.
    public var perAddressHourly = 30
    /// How many networks' worth all networks of one site of IPv6 (48 bits) have together, of SMS and of wrong codes in an hour. Whoever
    /// rents a site has 65,536 networks, which would use up what everybody has; where a mobile network gives its customers networks of
    /// one, they are still better off than behind one IPv4 address.
    public var networksPerSite = 8
    /// SMS in all; those to devices that signed in before have as many again.
    public var globalHourly = 2000

    public init() {}
}

/// The products whose people sign in with an email address and a password.
public enum EmailProducts: ChoiceRule {
    public static let words = Product.allCases.filter { ProductPolicy.of($0).loginMethods.contains(.emailPassword) }
}
/// A product whose people sign in with an email address and a password.
public typealias EmailProduct = Choice<EmailProducts>

/// The products whose people sign in with a code by SMS.
public enum PhoneProducts: ChoiceRule {
    public static let words = Product.allCases.filter { ProductPolicy.of($0).loginMethods.contains(.phoneOTP) }
}
/// A product whose people sign in with a code by SMS.
public typealias PhoneProduct = Choice<PhoneProducts>

/// The products that can be looked at without an account.
public enum DemoProducts: ChoiceRule {
    public static let words = Product.allCases.filter { ProductPolicy.of($0).hasDemo }
}
/// A product that can be looked at without an account.
public typealias DemoProduct = Choice<DemoProducts>
