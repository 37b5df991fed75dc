public import Wire

public struct Review: DTO {
    public let stars: Int64
    public let text: String?
    /// The first name the buyer gave with the address, or nil.
    public let author: String?
    public let createdAt: Instant
    /// Whether it is the asking person's own.
    public let isOwn: Bool
    public init(stars: Int64, text: String?, author: String?, createdAt: Instant, isOwn: Bool) {
        self.stars = stars
        self.text = text
        self.author = author
        self.createdAt = createdAt
        self.isOwn = isOwn
    }
    public static let example = Review(stars: 5, text: ReviewTextRule.example, author: "Layla", createdAt: .example, isOwn: false)
}

public struct ReviewDetails: DTO {
    public let stars: Whole<StarsRule>
    public let text: FreeText<ReviewTextRule>?
    public init(stars: Whole<StarsRule>, text: FreeText<ReviewTextRule>? = nil) {
        self.stars = stars
        self.text = text
    }
    public static let example = ReviewDetails(stars: .example, text: .example)
}

public struct ReviewQuery: DTO {
    public let id: ProductID
    public var limit: Whole<PageRule>?
    public var cursor: OpaqueToken?
    public init(id: ProductID, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.id = id
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = ReviewQuery(id: .example, limit: .example)
}

/// Newest first. FR-STORE-04-b.
public struct ReviewPage: DTO {
    public let items: [Review]
    /// The same two as on the product.
    public let rating: Double?
    public let reviewCount: Int64
    public let nextCursor: OpaqueToken?
    public init(items: [Review], rating: Double?, reviewCount: Int64, nextCursor: OpaqueToken?) {
        self.items = items
        self.rating = rating
        self.reviewCount = reviewCount
        self.nextCursor = nextCursor
    }
    public static let example = ReviewPage(items: [.example], rating: 5, reviewCount: 1, nextCursor: nil)
}
