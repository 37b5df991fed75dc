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

    func profile(_ coach: StoredCoach) -> CoachProfile {
        CoachProfile(
            id: coach.id, name: coach.name, photoUrl: coach.photo.map { photoURL(of: coach.id, version: $0) },
            specialization: coach.specialization, bio: coach.bio, languages: coach.languages, online: online.contains(coach.id),
            rating: score(coach))
    }

    func own(_ coach: StoredCoach) -> OwnCoachProfile {
        let settings = coach.name.map { name in
            CoachSettings(
                name: name, specialization: coach.specialization, bio: coach.bio, languages: coach.languages, goals: coach.goals,
                capacity: CoachCapacity(trusted: coach.capacity), isTaking: coach.isTaking, photoId: coach.photo,
                email: coach.email)
        }
        return OwnCoachProfile(settings: settings, profile: profile(coach), clients: coach.clients)
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
