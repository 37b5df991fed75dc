internal import Contracts
internal import TrainingDomain
internal import Wire

/// What a plan is to be made from: all that decides it.
struct PlanOrder: Sendable, Equatable {
    let basis: PlanBasis
    /// The pre-made plan that it is.
    let templateID: String?
    let input: PlanInput

    /// Weeks of somebody who said nothing of how often they train.
    private static let genericDays: Int64 = 3

    /// From what the profile says. Without Premium it is a plan that is ready-made: the same for everybody who has the same goal, place,
    /// level, days and injuries, in every week. With Premium it is the person's own, and a new one each week.
    /// - Throws: `onboarding_required` before the first intake.
    static func auto(_ person: Person, tier: Tier, waitsForCoach: Bool, today: LocalDate) throws(APIError) -> PlanOrder {
        guard let goal = person.goal, let location = person.location else { throw APIError(.onboardingRequired) }
        let (level, days) = (person.second?.level ?? .beginner, person.second?.days ?? genericDays)
        let injuries = person.injuries
        let shelf = "\(goal.rawValue)-\(location.rawValue)-\(level.rawValue)-\(days)".slug
        let isOwn = tier >= .premium
        return PlanOrder(
            basis: person.second != nil ? .personalised : waitsForCoach ? .coachPending : .generic,
            templateID: isOwn ? nil : ([shelf] + injuries.map { $0.rawValue.slug }).joined(separator: "-"),
            input: PlanInput(
                goal: goal, level: level, days: days, equipment: location.equipment, injuries: injuries,
                seed: isOwn ? seed(of: person.id, today) : shelf))
    }

    /// From what the person asked for. FR-WORKOUT-06-a.
    /// - Throws: `tier_required` without Premium, `onboarding_required` before the first intake.
    static func custom(_ request: PlanRequest, _ person: Person, tier: Tier, today: LocalDate) throws(APIError) -> PlanOrder {
        guard tier >= .premium else { throw APIError(.tierRequired, upgrade: .premium) }
        guard let goal = person.goal else { throw APIError(.onboardingRequired) }
        // Everybody has their own weight at hand.
        let wanted = Set(request.equipment?.items ?? []).union([.bodyOnly])
        let focus = Set(request.focus?.items ?? [])
        return PlanOrder(
            basis: .custom, templateID: nil,
            input: PlanInput(
                goal: goal, level: request.level ?? .beginner, days: request.days?.value ?? genericDays,
                equipment: ExerciseEquipment.allCases.filter { wanted.contains($0) },
                focus: ExerciseCategory.allCases.filter { focus.contains($0) }, injuries: person.injuries,
                seed: seed(of: person.id, today)))
    }

    /// What the plan follows from, without the week it is for.
    var source: String { "\(wishes)/\(templateID == nil ? "own" : "ready")" }

    /// What of it the profile or the person says, and not their tier.
    private var wishes: String {
        [
            input.goal.rawValue, input.level.rawValue, "\(input.days)", Words.text(input.equipment), Words.text(input.focus),
            Words.text(input.injuries),
        ].joined(separator: "/")
    }

    /// Whether a plan is what this order would make.
    func isFilled(by plan: StoredPlan) -> Bool { plan.basis == basis && plan.source == source && plan.seed == input.seed }

    /// Whether a plan was made from the same wishes, in any week and with any tier.
    func isWished(in plan: StoredPlan) -> Bool { plan.basis == basis && plan.source.hasPrefix(wishes + "/") }

    private static func seed(of person: UserID, _ today: LocalDate) -> String { "\(person.text)/\(PlanWeek.start(of: today).text)" }
}

extension Person {
    /// As the intake lists them.
    var injuries: [InjuryArea] { InjuryArea.allCases.filter { second?.injuries.contains($0) ?? false } }
}

extension String {
    /// A word of ours as part of an id.
    fileprivate var slug: String { String(map { $0 == "_" ? "-" : $0 }) }
}
