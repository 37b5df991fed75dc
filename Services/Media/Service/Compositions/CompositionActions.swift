internal import Contracts
internal import MediaDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Compositions and their layers: `CompositionRule` says what a change does, and the lock of the composition's row keeps others from
/// coming between.
struct CompositionActions: Sendable {
    let dependencies: MediaDependencies

    /// AC-2.3-01, FLOW-1-09.
    func create(_ call: Call<SignedIn, Nothing, CompositionDetails>) async throws -> Composition {
        let (details, person, now) = (call.body, call.caller, call.now)
        let id = CompositionID(trusted: dependencies.runtime.ids.next())
        return try await dependencies.database.write { [dependencies] db in
            try await room(for: person, now: now, in: db)
            var composition = CompositionRule.empty(id: id, at: now, settings: try await MediaSettingsStore.find(of: person.userID, in: db))
            composition.canvas = details.canvas ?? composition.canvas
            composition.loop = details.loop ?? composition.loop
            let media = details.mediaIds?.items ?? []
            let items = try await ItemStore.items(media, of: person.userID, in: db)
            var draws = Draws(source: dependencies.runtime.random)
            for (place, media) in media.enumerated() {
                let source = try source(items[media], field: "mediaIds.\(place)")
                try CompositionRule.addLayer(
                    LayerID(trusted: dependencies.runtime.ids.next()), of: source, nil, to: &composition, using: &draws)
            }
            try await CompositionStore.insert(composition, of: person.userID, in: db)
            let made = try await reread(id, of: person, in: db)
            // Else a repeat, as after an answer that got lost, would make another one; so here and below.
            try await call.keep(made, in: db)
            return made
        }
    }

    func page(_ call: Call<SignedIn, MediaPageQuery, Nothing>) async throws -> CompositionList {
        let person = call.caller
        let (after, size) = try call.parameters.read(dependencies.policy)
        let found = try await dependencies.database.snapshot { db in
            try await CompositionStore.page(of: person.userID, after: after, limit: size + 1, in: db)
        }
        let page = ListPage(found.map(\.composition), limit: size) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return CompositionList(items: Array(page.items), nextCursor: page.nextCursor)
    }

    func one(_ call: Call<SignedIn, CompositionParameters, Nothing>) async throws -> Composition {
        return try await dependencies.database.snapshot { db in try await reread(call.parameters.id, of: call.caller, in: db) }
    }

    func change(_ call: Call<SignedIn, CompositionParameters, CompositionChange>) async throws -> Composition {
        let change = call.body
        return try await edit(call.parameters.id, version: change.version, of: call.caller, now: call.now) { composition, _, _ in
            composition.canvas = change.canvas ?? composition.canvas
            composition.loop = change.loop ?? composition.loop
        }
    }

    func delete(_ call: Call<SignedIn, CompositionParameters, Nothing>) async throws -> Nothing {
        let (id, user) = (call.parameters.id, call.caller.userID)
        guard try await dependencies.database.write({ db in try await CompositionStore.delete(id, of: user, in: db) }) else {
            throw APIError(.notFound)
        }
        return Nothing()
    }

    func duplicate(_ call: Call<SignedIn, CompositionParameters, Nothing>) async throws -> Composition {
        let (id, person, now) = (call.parameters.id, call.caller, call.now)
        let copyID = CompositionID(trusted: dependencies.runtime.ids.next())
        return try await dependencies.database.write { [dependencies] db in
            try await room(for: person, now: now, in: db)
            let original = try await reread(id, of: person, in: db)
            let copy = CompositionRule.duplicate(original, id: copyID, at: now) { LayerID(trusted: dependencies.runtime.ids.next()) }
            try await CompositionStore.insert(copy, of: person.userID, in: db)
            let made = try await reread(copyID, of: person, in: db)
            try await call.keep(made, in: db)
            return made
        }
    }

    func addLayer(_ call: Call<SignedIn, CompositionParameters, LayerDetails>) async throws -> Composition {
        let (details, person) = (call.body, call.caller)
        let layer = LayerID(trusted: dependencies.runtime.ids.next())
        return try await edit(
            call.parameters.id, version: details.version, of: person, now: call.now
        ) { [dependencies] composition, _, db in
            let item = try await ItemStore.find(details.mediaId, of: person.userID, in: db)
            var draws = Draws(source: dependencies.runtime.random)
            try CompositionRule.addLayer(layer, of: try source(item, field: "mediaId"), details, to: &composition, using: &draws)
        } keep: { changed, db in
            try await call.keep(changed, in: db)
        }
    }

    func changeLayer(_ call: Call<SignedIn, LayerParameters, LayerChange>) async throws -> Composition {
        let (place, change) = (call.parameters, call.body)
        return try await edit(place.id, version: change.version, of: call.caller, now: call.now) { composition, sources, _ in
            let source = composition.layers.first { $0.id == place.lid }.flatMap { sources[$0.mediaId] }
            try CompositionRule.change(place.lid, change, source: source, in: &composition)
        }
    }

    func removeLayer(_ call: Call<SignedIn, LayerRemoval, Nothing>) async throws -> Composition {
        let removal = call.parameters
        return try await edit(removal.id, version: removal.version, of: call.caller, now: call.now) { composition, _, _ in
            guard CompositionRule.removeLayer(removal.lid, from: &composition) else { throw APIError(.notFound) }
        }
    }

    func orderLayer(_ call: Call<SignedIn, LayerParameters, LayerOrder>) async throws -> Composition {
        let (place, order) = (call.parameters, call.body)
        return try await edit(place.id, version: order.version, of: call.caller, now: call.now) { composition, _, _ in
            guard CompositionRule.move(place.lid, to: order.to, in: &composition) else { throw APIError(.notFound) }
        }
    }

    /// Changes a composition under the lock of its row. A change that changes nothing makes no new version.
    /// - Parameter keep: the last of the transaction.
    private func edit(
        _ id: CompositionID, version: Int64?, of person: SignedIn, now: Instant,
        _ change: @escaping @Sendable (inout Composition, [MediaID: MediaSource], any Connection) async throws -> Void,
        keep: (@Sendable (Composition, any Connection) async throws -> Void)? = nil
    ) async throws -> Composition {
        return try await dependencies.database.write { db in
            guard try await CompositionStore.claim(id, of: person.userID, version: version, in: db) else {
                _ = try await reread(id, of: person, in: db)
                throw APIError(.versionConflict)
            }
            guard let found = try await CompositionStore.find(id, of: person.userID, in: db) else { throw APIError(.notFound) }
            var changed = found.composition
            try await change(&changed, found.sources, db)
            guard changed != found.composition else { return changed }
            changed.version += 1
            changed.updatedAt = max(changed.updatedAt, now)
            try await CompositionStore.update(found.composition, to: changed, in: db)
            let answer = try await reread(id, of: person, in: db)
            try await keep?(answer, db)
            return answer
        }
    }

    /// Makes sure that there is room for one more composition, and locks the owner's row until the transaction ends.
    private func room(for person: SignedIn, now: Instant, in db: any Connection) async throws {
        try await OwnerStore.ensure(person.userID, product: person.product, now: now, in: db)
        guard try await OwnerStore.claim(person.userID, in: db),
            try await CompositionStore.count(of: person.userID, in: db) < dependencies.policy.compositions
        else { throw APIError(.limitReached) }
    }

    private func reread(_ id: CompositionID, of person: SignedIn, in db: any Connection) async throws -> Composition {
        guard let found = try await CompositionStore.find(id, of: person.userID, in: db) else { throw APIError(.notFound) }
        return found.composition
    }

    /// - Parameter field: that named it.
    /// - Throws: `media_missing` for what is gone or somebody else's, `media_unreadable` for what will never be ready, `media_not_ready`
    ///     for what will.
    private func source(_ item: StoredItem?, field: String) throws(APIError) -> MediaSource {
        let fields = [FieldProblem(field, .unavailable)]
        guard let item else { throw APIError(.mediaMissing, fields: fields) }
        guard item.status != .failed else { throw APIError(.mediaUnreadable, fields: fields) }
        guard let source = item.source else { throw APIError(.mediaNotReady, fields: fields) }
        return source
    }
}

/// The service's randomness for rules that draw.
private struct Draws: RandomNumberGenerator {
    let source: any RandomSource
    mutating func next() -> UInt64 { source.next() }
}
