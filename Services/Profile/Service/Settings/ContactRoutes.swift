internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Whom and what reaches a person: their partners and their devices.
struct ContactRoutes: Sendable {
    let keeper: ProfileKeeper

    var routes: [Route] {
        [
            Profiles.partners.handle { call in
                let person = try call.person()
                return PartnerList(items: try await keeper.database.read { db in try await PartnerStore.list(of: person.id, in: db) })
            },
            Profiles.addPartner.handle(addPartner),
            Profiles.deletePartner.handle(deletePartner),
            Profiles.devices.handle { call in
                let person = try call.person()
                return DeviceList(items: try await keeper.database.read { db in try await DeviceStore.list(of: person.id, in: db) })
            },
            Profiles.addDevice.handleSaving(addDevice),
            Profiles.deleteDevice.handle(deleteDevice),
        ]
    }

    /// Partners are part of the profile, whose version therefore grows.
    private func addPartner(_ call: Call<SignedIn, Nothing, PartnerDetails>) async throws -> Partner {
        let person = try call.person()
        let id = PartnerID(trusted: keeper.runtime.ids.next())
        return try await keeper.database.write { db in
            try await keeper.change(person.id, now: call.now, in: db) { _ in }
            guard let partner = try await PartnerStore.insert(call.body, of: person.id, id: id, now: call.now, in: db) else {
                throw APIError(.limitReached)
            }
            return partner
        }
    }

    private func deletePartner(_ call: Call<SignedIn, PartnerParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await keeper.database.write { db in
            try await keeper.change(person.id, now: call.now, in: db) { _ in }
            guard try await PartnerStore.delete(call.parameters.id, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }

    private func addDevice(_ call: Call<SignedIn, Nothing, DeviceDetails>) async throws -> Saved<Device> {
        let person = try call.person()
        let id = DeviceID(trusted: keeper.runtime.ids.next())
        return try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            return try await DeviceStore.register(call.body, of: person.id, id: id, now: call.now, in: db)
        }
    }

    private func deleteDevice(_ call: Call<SignedIn, DeviceParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await keeper.database.write { db in
            guard try await DeviceStore.delete(call.parameters.id, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }
}
