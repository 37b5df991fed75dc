internal import Contracts
internal import ServiceKit

/// What buyers say of products.
struct ReviewRoutes: Sendable {
    let reviews: ReviewActions

    var routes: [Route] {
        [
            Store.reviews.handle(reviews.page),
            Store.review.handleSaving(reviews.put),
            Store.deleteReview.handle(reviews.delete),
        ]
    }
}
