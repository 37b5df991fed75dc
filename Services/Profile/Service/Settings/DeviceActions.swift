internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import WebPush
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
        try check(call.body)
        let id = DeviceID(trusted: dependencies.runtime.ids.next())
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            // The token was good a moment ago. Had its session ended since, nobody would take the device away any more.
            guard try await !dependencies.runtime.revocations.hasEnded(call.caller.sessionID, in: db) else {
                throw APIError(.unauthenticated)
            }
            return try await DeviceStore.register(
                call.body, of: person.id, session: call.caller.sessionID, id: id, now: call.now, in: db)
        }
    }

    func delete(_ call: Call<SignedIn, DeviceParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await dependencies.database.write { db in
            guard try await DeviceStore.delete(call.parameters.id, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }

    /// What a browser sends is called and encrypted for later, so it has to be good for that.
    private func check(_ details: DeviceDetails) throws(APIError) {
        guard let keys = details.keys else { return }
        guard details.platform == .web else {
            throw APIError(.validationFailed, fields: [FieldProblem("keys", .unexpected)])
        }
        let token = details.token.text
        guard let settings = dependencies.settings.webPush, settings.services.origin(of: token) != nil else {
            let names = dependencies.settings.webPush?.services.names ?? []
            throw APIError(.validationFailed, fields: [FieldProblem("token", .notAllowed(values: names))])
        }
        guard BrowserSubscription(endpoint: token, publicKey: keys.p256dh.text, secret: keys.auth.text) != nil else {
            throw APIError(.validationFailed, fields: [FieldProblem("keys.p256dh", .malformed(expected: .token))])
        }
    }
}
