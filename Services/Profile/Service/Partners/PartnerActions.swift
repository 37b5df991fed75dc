internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Accountability partners.
struct PartnerActions: Sendable {
    let dependencies: ProfileDependencies
    private let profiles: ProfileWriter

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        profiles = ProfileWriter(dependencies: dependencies)
    }

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> PartnerList {
        let person = try call.person()
        return PartnerList(items: try await dependencies.database.read { db in try await PartnerStore.list(of: person.id, in: db) })
    }

    /// Partners are part of the profile, whose version therefore grows.
    func add(_ call: Call<SignedIn, Nothing, PartnerDetails>) async throws -> Partner {
        let person = try call.person()
        let id = PartnerID(trusted: dependencies.runtime.ids.next())
        return try await dependencies.database.write { db in
            try await profiles.change(person.id, now: call.now, in: db) { _ in }
            guard let partner = try await PartnerStore.insert(call.body, of: person.id, id: id, now: call.now, in: db) else {
                throw APIError(.limitReached)
            }
            // Else a repeat, as after an answer that got lost, would add them again.
            try await call.keep(partner, in: db)
            return partner
        }
    }

    func delete(_ call: Call<SignedIn, PartnerParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await dependencies.database.write { db in
            try await profiles.change(person.id, now: call.now, in: db) { _ in }
            guard try await PartnerStore.delete(call.parameters.id, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }
}
