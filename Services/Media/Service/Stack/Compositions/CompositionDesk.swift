internal import Contracts
internal import MediaDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Compositions and their layers: `CompositionRule` says what a change does, and a claim of the composition's row that nothing comes
/// between.
struct CompositionDesk: Sendable {
    let keeper: MediaKeeper

    /// AC-2.3-01, FLOW-1-09.
    func create(_ details: CompositionDetails, by person: SignedIn, now: Instant) async throws -> Composition {
        let id = CompositionID(trusted: keeper.runtime.ids.next())
        return try await keeper.database.write { [keeper] db in
            try await room(for: person, now: now, in: db)
            var composition = CompositionRule.empty(id: id, at: now, settings: try await MediaSettingsStore.find(of: person.userID, in: db))
            composition.canvas = details.canvas ?? composition.canvas
            composition.loop = details.loop ?? composition.loop
            let media = details.mediaIds ?? []
            let items = try await ItemStore.items(media, of: person.userID, in: db)
            var draws = Draws(source: keeper.runtime.random)
            for media in media {
                try CompositionRule.addLayer(
                    LayerID(trusted: keeper.runtime.ids.next()), of: try source(items[media]), nil, to: &composition, using: &draws)
            }
            try await CompositionStore.insert(composition, of: person.userID, in: db)
            return try await reread(id, of: person, in: db)
        }
    }

    func page(_ query: MediaPageQuery, of person: SignedIn) async throws -> CompositionList {
        let after = try query.cursor.map { token throws(APIError) in try ListPlace(token) }
        let size = min(Int(query.limit?.value ?? Int64(keeper.policy.itemsPerPage)), keeper.policy.itemsPerPage)
        let found = try await keeper.database.snapshot { db in
            try await CompositionStore.page(of: person.userID, after: after, limit: size + 1, in: db)
        }
        let items = found.prefix(size).map(\.composition)
        return CompositionList(
            items: items, nextCursor: found.count > size ? items.last.map { ListPlace(at: $0.createdAt, id: $0.id.text).token } : nil)
    }

    func one(_ id: CompositionID, of person: SignedIn) async throws -> Composition {
        try await keeper.database.snapshot { db in try await reread(id, of: person, in: db) }
    }

    func change(_ id: CompositionID, _ change: CompositionChange, of person: SignedIn, now: Instant) async throws -> Composition {
        try await self.change(id, version: change.version, of: person, now: now) { composition, _, _ in
            composition.canvas = change.canvas ?? composition.canvas
            composition.loop = change.loop ?? composition.loop
        }
    }

    func delete(_ id: CompositionID, of person: SignedIn) async throws {
        guard try await keeper.database.write({ db in try await CompositionStore.delete(id, of: person.userID, in: db) }) else {
            throw APIError(.notFound)
        }
    }

    func duplicate(_ id: CompositionID, of person: SignedIn, now: Instant) async throws -> Composition {
        let copyID = CompositionID(trusted: keeper.runtime.ids.next())
        return try await keeper.database.write { [keeper] db in
            try await room(for: person, now: now, in: db)
            let original = try await reread(id, of: person, in: db)
            let copy = CompositionRule.duplicate(original, id: copyID, at: now) { LayerID(trusted: keeper.runtime.ids.next()) }
            try await CompositionStore.insert(copy, of: person.userID, in: db)
            return try await reread(copyID, of: person, in: db)
        }
    }

    func add(_ details: LayerDetails, to id: CompositionID, of person: SignedIn, now: Instant) async throws -> Composition {
        let layer = LayerID(trusted: keeper.runtime.ids.next())
        return try await change(id, version: details.version, of: person, now: now) { [keeper] composition, _, db in
            let item = try await ItemStore.find(details.mediaId, of: person.userID, in: db)
            var draws = Draws(source: keeper.runtime.random)
            try CompositionRule.addLayer(layer, of: try source(item), details, to: &composition, using: &draws)
        }
    }

    func change(_ place: LayerParameters, _ change: LayerChange, of person: SignedIn, now: Instant) async throws -> Composition {
        try await self.change(place.id, version: change.version, of: person, now: now) { composition, sources, _ in
            let source = composition.layers.first { $0.id == place.lid }.flatMap { sources[$0.mediaId] }
            try CompositionRule.change(place.lid, change, source: source, in: &composition)
        }
    }

    func remove(_ removal: LayerRemoval, of person: SignedIn, now: Instant) async throws -> Composition {
        try await change(removal.id, version: removal.version, of: person, now: now) { composition, _, _ in
            guard CompositionRule.removeLayer(removal.lid, from: &composition) else { throw APIError(.notFound) }
        }
    }

    func order(_ place: LayerParameters, _ order: LayerOrder, of person: SignedIn, now: Instant) async throws -> Composition {
        try await change(place.id, version: order.version, of: person, now: now) { composition, _, _ in
            guard CompositionRule.move(place.lid, to: order.to, in: &composition) else { throw APIError(.notFound) }
        }
    }

    /// One change at a time of a composition. One that changes nothing makes no new version.
    private func change(
        _ id: CompositionID, version: Int64?, of person: SignedIn, now: Instant,
        _ edit: @escaping @Sendable (inout Composition, [MediaID: MediaSource], any Connection) async throws -> Void
    ) async throws -> Composition {
        try await keeper.database.write { db in
            guard try await CompositionStore.claim(id, of: person.userID, version: version, in: db) else {
                _ = try await reread(id, of: person, in: db)
                throw APIError(.versionConflict)
            }
            guard let found = try await CompositionStore.find(id, of: person.userID, in: db) else { throw APIError(.notFound) }
            var changed = found.composition
            try await edit(&changed, found.sources, db)
            guard changed != found.composition else { return changed }
            changed.version += 1
            changed.updatedAt = max(changed.updatedAt, now)
            try await CompositionStore.update(found.composition, to: changed, in: db)
            return try await reread(id, of: person, in: db)
        }
    }

    /// Holds the owner until the transaction ends.
    private func room(for person: SignedIn, now: Instant, in db: any Connection) async throws {
        try await OwnerStore.ensure(person.userID, product: person.product, now: now, in: db)
        guard try await OwnerStore.claim(person.userID, in: db), try await CompositionStore.count(of: person.userID, in: db) < keeper.policy.compositions
        else { throw APIError(.limitReached) }
    }

    private func reread(_ id: CompositionID, of person: SignedIn, in db: any Connection) async throws -> Composition {
        guard let found = try await CompositionStore.find(id, of: person.userID, in: db) else { throw APIError(.notFound) }
        return found.composition
    }

    /// - Throws: `media_missing` for what is gone, somebody else's or will never be ready; `media_not_ready` for what will.
    private func source(_ item: StoredItem?) throws(APIError) -> MediaSource {
        guard let item, item.status != .failed else { throw APIError(.mediaMissing) }
        guard let source = item.source else { throw APIError(.mediaNotReady) }
        return source
    }
}

/// The service's randomness for rules that draw.
private struct Draws: RandomNumberGenerator {
    let source: any RandomSource
    mutating func next() -> UInt64 { source.next() }
}
