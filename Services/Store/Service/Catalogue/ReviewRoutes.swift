internal import Contracts
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What buyers say of products.
struct ReviewRoutes: Sendable {
    let keeper: StoreKeeper
    let authenticator: any Authenticator

    var routes: [Route] { [Store.reviews.handle(reviews), Store.review.handleSaving(review), Store.deleteReview.handle(deleteReview)] }

    private func reviews(_ call: Call<Anyone, ReviewQuery, Nothing>) async throws -> ReviewPage {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try ReviewPlace(reading: token) }
        let limit = min(query.limit.map { Int($0.value) } ?? 20, keeper.policy.productsPerPage)
        let reader = await reader(call.context)
        // One moment, so that the mean is that of the reviews.
        return try await keeper.database.snapshot { db in
            guard let item = try await ShelfStore.find([query.id], in: db)[query.id] else { throw APIError(.notFound) }
            let found = try await ReviewStore.page(of: query.id, after: after, limit: limit + 1, in: db)
            let next = found.count > limit ? found[limit - 1].place.token : nil
            return ReviewPage(
                items: found.prefix(limit).map { $0.shown(to: reader) }, rating: item.rating, reviewCount: item.ratingCount, nextCursor: next)
        }
    }

    /// Who asks, if they say so: everybody may read, and a token that is no good is none.
    private func reader(_ context: RequestContext) async -> UserID? {
        guard let token = context.credential, case .person(let person)? = try? await authenticator.principal(bearer: token.reveal(), context: context) else {
            return nil
        }
        return person.userID
    }

    private func review(_ call: Call<SignedIn, ProductParameters, ReviewDetails>) async throws -> Saved<Review> {
        let (user, product, now) = (call.caller.userID, call.parameters.id, call.now)
        let (stars, text) = (call.body.stars.value, call.body.text?.text)
        let id = keeper.runtime.ids.next()
        return try await keeper.database.write { db in
            try await CustomerStore.claim(user, now: now, in: db)
            guard try await ShelfStore.find([product], in: db)[product] != nil else { throw APIError(.notFound) }
            guard let purchase = try await ReviewStore.purchase(of: product, by: user, in: db) else { throw APIError(.purchaseRequired) }
            let review = StoredReview(id: id, author: user, stars: stars, text: text, name: purchase.name, createdAt: now)
            let isNew = try await ReviewStore.put(review, of: product, in: db)
            return isNew ? .created(review.shown(to: user)) : .updated(review.shown(to: user))
        }
    }

    private func deleteReview(_ call: Call<SignedIn, ProductParameters, Nothing>) async throws -> Nothing {
        let (user, product, now) = (call.caller.userID, call.parameters.id, call.now)
        return try await keeper.database.write { db in
            try await CustomerStore.claim(user, now: now, in: db)
            guard try await ReviewStore.delete(of: product, by: user, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }
}

/// Where a page of reviews ended.
struct ReviewPlace: Sendable {
    let at: Instant
    let id: String

    init(at: Instant, id: String) {
        self.at = at
        self.id = id
    }

    /// - Throws: a problem of `cursor` for what no list gave out.
    init(reading token: OpaqueToken) throws(APIError) {
        let parts = CursorText.parts(token)
        guard parts.count == 2, let at = Int64(parts[0]), let id = try? Identifier<ReviewPlace>(validating: parts[1]) else { throw CursorText.refusal }
        self.init(at: Instant(milliseconds: at), id: id.text)
    }

    var token: OpaqueToken { CursorText.token([String(at.milliseconds), id]) }
}
