internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Plans that coaches write, for their own clients: coaching tells who coaches whom.
struct CoachActions: Sendable {
    let dependencies: TrainingDependencies
    let planning: Planning

    /// What a coach reads of a client: injuries are told to nobody but the coach whom they have.
    func client(_ call: Call<Coach, ClientParameters, Nothing>) async throws -> ClientTraining {
        let (id, coach) = (call.parameters.client, call.caller.person.userID)
        let (client, plan) = try await dependencies.database.snapshot { db -> (Person, WholePlan?) in
            guard try await ClientCoachStore.coaches(coach, client: id, in: db), let client = try await PersonStore.find(id, in: db) else {
                throw APIError(.notFound)
            }
            guard let plan = try await PlanStore.current(of: id, in: db) else { return (client, nil) }
            return (client, try await planning.whole(plan, of: id, in: db))
        }
        return ClientTraining(
            goal: client.goal, location: client.location, level: client.second?.level, daysPerWeek: client.second?.days,
            injuries: client.second?.injuries ?? [], plan: plan.map(PlanView(dependencies, client, call.context).plan))
    }

    func put(_ call: Call<Coach, ClientParameters, CoachPlan>) async throws -> TrainingPlan {
        let problems = problems(call.body)
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        let (plan, id, coach, context) = (call.body, call.parameters.client, call.caller.person.userID, call.context)
        let now = context.now
        let (client, whole) = try await dependencies.database.write { db -> (Person, WholePlan) in
            let client = try await held(id, by: coach, in: db)
            try await CoachWaitStore.end(client.id, now: now, in: db)
            let current = try await PlanStore.current(of: client.id, in: db)
            let made = try self.plan(plan, for: client, now: now, after: current)
            if let current, current.basis == .coach {
                let whole = try await planning.whole(current, of: client.id, in: db)
                if whole.isLike(made) { return (client, whole) }
            }
            try await planning.put(made, after: current, of: client.id, run: context.run, now: now, in: db)
            return (client, made)
        }
        return PlanView(dependencies, client, call.context).plan(whole)
    }

    /// Somebody a coach may write for, held until the transaction ends.
    private func held(_ id: UserID, by coach: UserID, in db: any Connection) async throws -> Person {
        // Held before they are read: what the plan is made from stays as it is until the plan is there.
        guard try await PersonStore.isHeld(id, in: db), let client = try await PersonStore.find(id, in: db), client.product == .fitcoach,
            try await ClientCoachStore.coaches(coach, client: id, in: db)
        else { throw APIError(.notFound) }
        return client
    }

    private func problems(_ plan: CoachPlan) -> [FieldProblem] {
        plan.days.enumerated().flatMap { number, day in
            day.items.enumerated().flatMap { place, item in
                let field = "days.\(number).items.\(place)"
                var problems: [FieldProblem] = []
                if dependencies.library.current.facts(item.exerciseId) == nil {
                    problems.append(FieldProblem("\(field).exerciseId", .unavailable))
                }
                // A set that was tried and failed has none; one that is planned has some.
                if item.reps?.value == 0 {
                    problems.append(FieldProblem("\(field).reps", .outOfRange(minimum: 1, maximum: LoggedRepsRule.range.upperBound)))
                }
                return problems
            }
        }
    }

    /// - Throws: `onboarding_required` for a client without a first intake.
    private func plan(_ plan: CoachPlan, for client: Person, now: Instant, after current: StoredPlan?) throws(APIError) -> WholePlan {
        guard let goal = client.goal, let location = client.location else { throw APIError(.onboardingRequired) }
        let days = plan.days.sorted { $0.weekday.value < $1.weekday.value }
        // What the coach chose is at hand, wherever the client trains.
        let chosen = Set(days.flatMap { $0.items.compactMap { dependencies.library.current.facts($0.exerciseId)?.equipment } })
        return WholePlan(
            plan: StoredPlan(
                id: TrainingPlanID(trusted: dependencies.ids.next()), basis: .coach, templateID: nil, goal: goal,
                level: client.second?.level ?? .beginner,
                equipment: ExerciseEquipment.allCases.filter { chosen.contains($0) || location.equipment.contains($0) }, source: "",
                seed: "", formula: "coach", trainingDays: days.map(\.weekday.value),
                fromDate: planning.start(for: client, now: now, after: current), createdAt: now, version: 1),
            days: days.map { StoredDay(weekday: $0.weekday.value, split: nil, title: $0.title.text) },
            items: days.flatMap { day in
                day.inOrder.enumerated().map { place, item in
                    StoredItem(
                        id: PlanItemID(trusted: dependencies.ids.next()), weekday: day.weekday.value, place: Int64(place),
                        phase: item.phase, exercise: item.exerciseId, original: nil, sets: item.sets.value, reps: item.reps?.value,
                        seconds: item.seconds?.value, restSeconds: item.restSeconds.value, reason: nil, kept: nil)
                }
            })
    }
}

extension CoachPlan.Day {
    /// Warm-up, main part and cool-down follow each other; within each, the order is the coach's. FR-WORKOUT-01-b.
    fileprivate var inOrder: [CoachPlan.Item] { PlanPhase.allCases.flatMap { phase in items.filter { $0.phase == phase } } }
}

extension WholePlan {
    /// Whether the other one asks for the same days.
    fileprivate func isLike(_ other: WholePlan) -> Bool {
        days == other.days && items.count == other.items.count && zip(items, other.items).allSatisfy { $0.isLike($1) }
    }
}
