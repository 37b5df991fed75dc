internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Coaches as others see them.
struct CoachView: Sendable {
    /// Base of the address of their picture.
    let publicURL: String
    let policy: CoachingPolicy
    /// The sum and the number of every coach's ratings.
    var all: (stars: Int64, count: Int64) = (0, 0)
    var online: Set<UserID> = []

    func profile(_ coach: StoredCoach) -> CoachProfile { profile(coach, rating: score(coach)) }

    private func profile(_ coach: StoredCoach, rating: CoachScore) -> CoachProfile {
        CoachProfile(
            id: coach.id, name: coach.name, photoUrl: coach.photo.map { photoURL(of: coach.id, version: $0) },
            specialization: coach.specialization, bio: coach.bio, languages: coach.languages, online: online.contains(coach.id),
            rating: rating)
    }

    /// - Parameter byStars: how many gave the coach one star, two … five, as far as the coach may know.
    func own(_ coach: StoredCoach, byStars: [Int64]) -> OwnCoachProfile {
        let settings = coach.name.map { name in
            CoachSettings(
                name: name, specialization: coach.specialization, bio: coach.bio, languages: coach.languages, goals: coach.goals,
                capacity: CoachCapacity(trusted: coach.capacity), isTaking: coach.isTaking, photoId: coach.photo,
                email: coach.email)
        }
        return OwnCoachProfile(settings: settings, profile: ownProfile(coach, byStars: byStars), clients: coach.clients)
    }

    func load(_ coach: StoredCoach) -> CoachLoad {
        CoachLoad(
            id: coach.id, name: coach.name, languages: coach.languages, goals: coach.goals, capacity: coach.capacity,
            clients: coach.clients, isTaking: coach.isTaking, rating: score(coach))
    }

    func score(_ coach: StoredCoach) -> CoachScore {
        RatingRule.score(
            stars: coach.stars, count: coach.ratings, allStars: all.stars, allCount: all.count, prior: policy.ratingPrior)
    }

    /// The page of a coach as that coach sees it.
    func ownProfile(_ coach: StoredCoach, byStars: [Int64]) -> CoachProfile { profile(coach, rating: score(coach, byStars: byStars)) }

    /// A score of what a coach may know of: what they may not know is no part of the average of all either.
    /// - Parameter byStars: how many gave one star, two … five.
    func score(_ coach: StoredCoach?, byStars counts: [Int64]) -> CoachScore {
        let stars = counts.enumerated().reduce(0) { sum, given in sum + (Int64(given.offset) + 1) * given.element }
        let count = counts.reduce(0, +)
        return RatingRule.score(
            stars: stars, count: count, allStars: all.stars - (coach.map { $0.stars - stars } ?? 0),
            allCount: all.count - (coach.map { $0.ratings - count } ?? 0), prior: policy.ratingPrior)
    }

    /// Another address with each picture, so that apps do not show the one they kept.
    private func photoURL(of coach: UserID, version: MediaID) -> String {
        publicURL + (CoachChoice.photo.path.path(["id": coach.text]) ?? "") + "?v=" + version.text.suffix(12)
    }
}

extension CoachingDependencies {
    /// With the ratings of all coaches as they are now.
    func coachView(_ context: RequestContext, in db: any Connection) async throws -> CoachView {
        CoachView(publicURL: publicURL(context), policy: policy, all: try await CoachStore.allRatings(in: db))
    }
}
