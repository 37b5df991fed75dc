internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Reading and writing reviews. Who bought a product may review it.
struct ReviewActions: Sendable {
    let dependencies: StoreDependencies
    let authenticator: any Authenticator

    func page(_ call: Call<Anyone, ReviewQuery, Nothing>) async throws -> ReviewPage {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = min(query.limit.map { Int($0.value) } ?? 20, dependencies.policy.productsPerPage)
        let reader = await reader(call.context)
        // A snapshot, so that the mean is that of the reviews.
        return try await dependencies.database.snapshot { db in
            guard let item = try await ShelfStore.find([query.id], in: db)[query.id] else { throw APIError(.notFound) }
            let found = try await ReviewStore.page(of: query.id, after: after, limit: limit + 1, in: db)
            let page = ListPage(found, limit: limit) { TimeCursor(at: $0.createdAt, id: $0.id).token }
            return ReviewPage(
                items: page.items.map { $0.shown(to: reader) }, rating: item.rating, reviewCount: item.ratingCount,
                nextCursor: page.nextCursor)
        }
    }

    /// Who asks, if they say so: everybody may read, and an invalid token is treated like none.
    private func reader(_ context: RequestContext) async -> UserID? {
        guard let token = context.credential,
            case .person(let person)? = try? await authenticator.principal(bearer: token.reveal(), context: context)
        else { return nil }
        return person.userID
    }

    func put(_ call: Call<SignedIn, ProductParameters, ReviewDetails>) async throws -> Saved<Review> {
        let (user, product, now) = (call.caller.userID, call.parameters.id, call.now)
        let (stars, text) = (call.body.stars.value, call.body.text?.text)
        let id = dependencies.runtime.ids.next()
        return try await dependencies.database.write { db in
            try await CustomerStore.claim(user, now: now, in: db)
            guard try await ShelfStore.find([product], in: db)[product] != nil else { throw APIError(.notFound) }
            guard let purchase = try await ReviewStore.purchase(of: product, by: user, in: db) else { throw APIError(.purchaseRequired) }
            let review = StoredReview(id: id, author: user, stars: stars, text: text, name: purchase.name, createdAt: now)
            let isNew = try await ReviewStore.put(review, of: product, in: db)
            return isNew ? .created(review.shown(to: user)) : .updated(review.shown(to: user))
        }
    }

    func delete(_ call: Call<SignedIn, ProductParameters, Nothing>) async throws -> Nothing {
        let (user, product, now) = (call.caller.userID, call.parameters.id, call.now)
        return try await dependencies.database.write { db in
            try await CustomerStore.claim(user, now: now, in: db)
            guard try await ReviewStore.delete(of: product, by: user, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }
}
