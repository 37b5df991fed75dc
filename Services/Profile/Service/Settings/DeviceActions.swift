internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The devices that notifications of a person go to.
struct DeviceActions: Sendable {
    let dependencies: ProfileDependencies

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> DeviceList {
        let person = try call.person()
        return DeviceList(items: try await dependencies.database.read { db in try await DeviceStore.list(of: person.id, in: db) })
    }

    func add(_ call: Call<SignedIn, Nothing, DeviceDetails>) async throws -> Saved<Device> {
        let person = try call.person()
        let id = DeviceID(trusted: dependencies.runtime.ids.next())
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            return try await DeviceStore.register(call.body, of: person.id, id: id, now: call.now, in: db)
        }
    }

    func delete(_ call: Call<SignedIn, DeviceParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await dependencies.database.write { db in
            guard try await DeviceStore.delete(call.parameters.id, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }
}
