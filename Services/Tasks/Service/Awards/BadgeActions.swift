internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Reading, seeing and sharing badges.
struct BadgeActions: Sendable {
    let dependencies: TasksDependencies

    func list(_ call: Call<SignedIn, BadgeQuery, Nothing>) async throws -> BadgeList {
        let badges = try await badges(of: call.person(), call.context)
        guard let earned = call.parameters.earned else { return BadgeList(items: badges) }
        return BadgeList(items: badges.filter { ($0.earnedAt != nil) == earned })
    }

    func one(_ call: Call<SignedIn, BadgeParameters, Nothing>) async throws -> Badge {
        try await badge(call.parameters.code, of: call.person(), call.context)
    }

    func see(_ call: Call<SignedIn, BadgeParameters, Nothing>) async throws -> Badge {
        let (person, code, now) = (try call.person(), call.parameters.code, call.now)
        let isEarned = try await dependencies.database.write { db in try await BadgeStore.see(code, of: person.id, now: now, in: db) }
        guard isEarned else { throw APIError(.badgeLocked) }
        return try await badge(code, of: person, call.context)
    }

    func share(_ call: Call<SignedIn, BadgeParameters, Nothing>) async throws -> BadgeShare {
        let (person, code, fresh) = (try call.person(), call.parameters.code, ShareToken(dependencies.runtime.random))
        let token = try await dependencies.database.write { db in
            try await BadgeStore.share(code, of: person.id, under: fresh, in: db)
        }
        guard let token else { throw APIError(.badgeLocked) }
        return BadgeShare(url: try CallTarget.make(Tasks.sharedBadge.path, ShareParameters(token: token.token)))
    }

    func shared(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        guard let token = ShareToken(call.parameters.token),
            let code = try await dependencies.database.read({ db in try await BadgeStore.shared(under: token, in: db) })
        else { throw APIError(.notFound) }
        return BadgePage(code: code, language: call.context.language).response
    }

    private func badges(of person: Person, _ context: RequestContext) async throws -> [Badge] {
        // Fixes days that nobody looked at: they may have ended the streak that the progress of badges is told by.
        let changes = DayChanges(dependencies: dependencies)
        let person = person.plan == nil ? person : try await changes.upToDate(person, now: context.now)
        return try await dependencies.database.snapshot { db in
            let standing = try await Standing.read(person, dependencies, now: context.now, in: db)
            return BadgeView.all(
                BadgeFacts(of: person, streak: standing.summary), owned: try await BadgeStore.owned(by: person.id, in: db),
                rarity: try await dependencies.rarities.rarity(in: db), context.language)
        }
    }

    private func badge(_ code: BadgeCode, of person: Person, _ context: RequestContext) async throws -> Badge {
        guard let badge = try await badges(of: person, context).first(where: { $0.code == code }) else { throw APIError(.notFound) }
        return badge
    }
}
