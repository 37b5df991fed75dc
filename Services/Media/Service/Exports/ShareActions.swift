internal import Contracts
internal import HTTPCore
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Links that give one finished export to whoever has them. The token is the right; only its hash is kept.
struct ShareActions: Sendable {
    let dependencies: MediaDependencies

    static let lifetime: Duration = .days(7)

    func share(_ call: Call<SignedIn, ExportParameters, ShareRequest>) async throws -> ShareLink {
        let (id, person, now) = (call.parameters.id, call.caller, call.now)
        let export = try await dependencies.export(id, of: person)
        guard export.status == .done else { throw APIError(.exportNotReady) }
        let token = OpaqueToken(trusted: base64url(dependencies.runtime.random.bytes(24)))
        let expiresAt = now + (call.body.expiresIn.map { .seconds($0.value) } ?? Self.lifetime)
        let link = ShareLink(
            token: token, url: try CallTarget.make(Exports.shared.path, ShareParameters(token: token)), expiresAt: expiresAt)
        let isMade = try await dependencies.database.write { [dependencies] db in
            guard try await OwnerStore.claim(person.userID, in: db) else { return false }
            guard try await ShareStore.living(of: id, now: now, in: db) < dependencies.policy.sharesPerExport else {
                throw APIError(.limitReached)
            }
            guard try await ShareStore.insert(token, of: id, expiresAt: expiresAt, now: now, in: db) else { return false }
            // Else a repeat, as after an answer that got lost, would be another link.
            try await call.keep(link, in: db)
            return true
        }
        // The export was deleted meanwhile.
        guard isMade else { throw APIError(.notFound) }
        return link
    }

    func end(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> Nothing {
        let id = call.parameters.id
        _ = try await dependencies.export(id, of: call.caller)
        try await dependencies.database.write { db in try await ShareStore.deleteAll(of: id, in: db) }
        return Nothing()
    }

    func shared(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        let found = try await dependencies.database.read { db -> (StoredExport, StoredShare)? in
            guard let share = try await ShareStore.find(call.parameters.token, in: db),
                let export = try await ExportStore.find(share.export, in: db)
            else { return nil }
            return (export, share)
        }
        guard let (export, share) = found else { throw APIError(.notFound) }
        guard call.now < share.expiresAt else { throw APIError(.linkExpired) }
        // Asked for anew each time: the link may have ended since.
        return try await dependencies.file(of: export, caching: "private, no-cache", call.context)
    }
}
