/// Who sends a request, established before any handler runs.
public enum Principal: Sendable, Equatable {
    case anonymous
    case person(SignedIn)
    /// Another service of this system, by its service token.
    case service(String)
}

/// Who may call an endpoint, as a type: past its throwing init a handler need not ask again.
public protocol Caller: Sendable {
    static var access: Access { get }
    init(_ principal: Principal) throws(APIError)
}

/// The words for `Caller` in documents and in the harness.
public enum Access: String, Sendable, Hashable, CaseIterable {
    case anyone, signedIn, coach, admin, service
}

public enum PersonTag {}
public enum SessionTag {}
/// The id of a person, the same in every service.
public typealias UserID = Identifier<PersonTag>
/// The id of a session: one place an account is signed in.
public typealias SessionID = Identifier<SessionTag>

/// The four products one backend serves.
public enum Product: String, WireEnum {
    /// GTSD: daily tasks, streaks, progress photos.
    case gtsd
    /// FitCoach+ (عاش): workouts, nutrition, coaching, a store.
    case fitcoach
    /// IronLift: a log of workouts.
    case ironlift
    /// Stack: compositions of clips and pictures, exported as videos.
    case stack
}

/// What a person pays for. FitCoach+ has all three; a product without tiers treats everybody as `freemium`.
public enum Tier: String, WireEnum, Comparable {
    /// Nothing.
    case freemium
    /// The middle tier.
    case premium
    /// The highest tier.
    case smartPremium = "smart_premium"

    /// A higher tier has everything a lower one has.
    public static func < (a: Tier, b: Tier) -> Bool { a.rank < b.rank }
    private var rank: Int {
        switch self {
        case .freemium: 0
        case .premium: 1
        case .smartPremium: 2
        }
    }
}

/// What a person may do beyond their own data.
public enum Role: String, WireEnum {
    /// Nothing more.
    case user
    /// Sees their own clients and writes to them.
    case coach
    /// Decides and counts for everybody.
    case admin
}

/// Nobody has to be signed in.
public struct Anyone: Caller {
    public static let access = Access.anyone
    public let principal: Principal
    public init(_ principal: Principal) { self.principal = principal }
}

/// A person with a valid access token.
public struct SignedIn: Caller, Equatable {
    public static let access = Access.signedIn
    public let userID: UserID
    public let sessionID: SessionID
    public let product: Product
    public let role: Role
    /// A demo session reads but does not write.
    public let isDemo: Bool

    public init(userID: UserID, sessionID: SessionID, product: Product, role: Role, isDemo: Bool) {
        self.userID = userID
        self.sessionID = sessionID
        self.product = product
        self.role = role
        self.isDemo = isDemo
    }

    public init(_ principal: Principal) throws(APIError) {
        guard case .person(let person) = principal else {
            throw APIError(.unauthenticated, detail: "This route is for people; a service's token was sent.")
        }
        self = person
    }

    /// - Throws: `role_required`.
    public func require(_ wanted: Role) throws(APIError) {
        guard role != wanted else { return }
        throw APIError(
            .roleRequired, detail: "This route is for role \(wanted.rawValue); the access token is of role \(role.rawValue).")
    }

    /// - Parameter products: those whose people may do it.
    /// - Throws: `wrong_product`.
    public func require(_ products: [Product]) throws(APIError) {
        guard !products.contains(product) else { return }
        var error = APIError(.wrongProduct)
        error.products = products
        let names = products.map { $0.rawValue }.joined(separator: ", ")
        error.detail = "This is for people of \(names); the access token is of \(product.rawValue)."
        throw error
    }
}

/// A signed-in coach.
public struct Coach: Caller {
    public static let access = Access.coach
    public let person: SignedIn
    public init(_ principal: Principal) throws(APIError) {
        person = try SignedIn(principal)
        try person.require(.coach)
    }
}

/// A signed-in administrator.
public struct Admin: Caller {
    public static let access = Access.admin
    public let person: SignedIn
    public init(_ principal: Principal) throws(APIError) {
        person = try SignedIn(principal)
        try person.require(.admin)
    }
}

/// Another service of this system.
public struct PeerService: Caller {
    public static let access = Access.service
    public let name: String
    public init(_ principal: Principal) throws(APIError) {
        switch principal {
        case .service(let name): self.name = name
        case .anonymous: throw APIError(.unauthenticated)
        case .person: throw APIError(.forbidden, detail: "This route is for services; a person's access token was sent.")
        }
    }
}
