internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Who has a profile here.
///
/// People usually arrive by `user.created`. Somebody who comes before their event, or who is older than this service, is asked for at
/// the auth service once.
struct ProfilePeople: PeopleDirectory {
    let dependencies: ProfileDependencies
    private let demos = DemoDays()

    init(dependencies: ProfileDependencies) { self.dependencies = dependencies }

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? {
        guard let person = try await dependencies.person(signedIn.userID, in: db) else { return nil }
        guard person.product == signedIn.product else { throw APIError(.unauthenticated) }
        return person
    }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        guard try await dependencies.fetch(signedIn.userID, context: context) else { return nil }
        return try await dependencies.database.read { db in try await find(signedIn, in: db) }
    }

    func demonstrate(_ person: Person, context: RequestContext) async throws -> Person {
        let today = dependencies.today(of: person, now: context.now)
        let isNews = await demos.keep(person.id, on: today, logger: dependencies.runtime.logger) {
            try await dependencies.database.write { db in
                try await DemoProfile(dependencies: dependencies).write(person.id, now: context.now, in: db)
            }
            return true
        }
        guard isNews else { return person }
        return try await dependencies.database.read { db in try await dependencies.person(person.id, in: db) } ?? person
    }

    func language(of person: Person) -> Language? { person.language?.language }
}

/// What is read of an account at the auth service.
struct NewPerson: DTO {
    let product: Product
    let name: String?
    let email: EmailAddress?
    let phone: SaudiMobile?
    var demo: Bool?
    static let example = NewPerson(product: .gtsd, name: PersonName.example.text, email: .example, phone: nil)
}

extension ProfileDependencies {
    /// Takes somebody over from the auth service whose `user.created` has not come yet.
    /// - Returns: whether there is such an account.
    func fetch(_ user: UserID, context: RequestContext) async throws -> Bool {
        let account = try await runtime.peers.ask(
            Auth.user, reading: NewPerson.self, at: settings.auth.url, parameters: UserParameters(id: user), for: context.origin)
        guard let account else { return false }
        try await runtime.database.write { db in
            try await PersonStore.insert(
                user, product: account.product, name: account.name.map(PersonName.init(trusted:)), email: account.email,
                phone: account.phone, now: context.now, in: db)
            guard account.demo == true else { return }
            try await DemoProfile(dependencies: self).write(user, now: context.now, in: db)
        }
        return true
    }

    /// Whether auth has no such account any more.
    func isGone(_ user: UserID, context: RequestContext) async throws -> Bool {
        try await runtime.peers.ask(
            Auth.user, reading: Account.self, at: settings.auth.url, parameters: UserParameters(id: user), for: context.origin) == nil
    }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person { try known() }
}
