internal import HTTPCore
public import Wire

/// Tiers as whoever develops the products handles them, in `barbell console`. Served only with test hooks on, to the operator.
public enum TestSubscriptions {
    public static let setTier = Endpoint<PeerService, UserParameters, TierChange, Entitlement>(
        "store.setTier", .put, "/_test/subscriptions/{id}", callers: [.operator],
        summary: "Another tier for somebody, from now on and without paying")

    public static let all: [EndpointDescription] = [setTier.description]
}

public struct TierChange: DTO {
    public let tier: Tier
    public init(tier: Tier) { self.tier = tier }
    public static let example = TierChange(tier: .premium)
}
