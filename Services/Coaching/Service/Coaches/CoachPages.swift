internal import CoachingDomain
internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Storage
internal import Wire

/// What coaches say of themselves, and what their clients see of it.
struct CoachPages: Sendable {
    let dependencies: CoachingDependencies

    /// A coach's own page. Whoever has the role has a page, also before this service heard of the role.
    func own(_ call: Call<Coach, Nothing, Nothing>) async throws -> OwnCoachProfile {
        let id = try call.coach().id
        let coach = try await dependencies.database.read { db in try await CoachStore.find(id, in: db) }
        if let coach, coach.isActive { return try await own(coach, call.context) }
        let added = try await dependencies.database.write { db -> StoredCoach? in
            try await CoachStore.enter(id, in: db)
            return try await CoachStore.find(id, in: db)
        }
        guard let added else { throw APIError(.notFound) }
        return try await own(added, call.context)
    }

    private func own(_ coach: StoredCoach, _ context: RequestContext) async throws -> OwnCoachProfile {
        let online = try await dependencies.online([coach.id])
        return try await dependencies.database.read { db in
            var view = try await dependencies.coachView(context, in: db)
            view.online = online
            // As late as in the list of them: when a rating came says whose it is.
            let byStars = try await RatingStore.counts(of: coach.id, until: context.now - Ratings.delay, in: db)
            return view.own(coach, byStars: byStars)
        }
    }

    func save(_ call: Call<Coach, Nothing, CoachSettings>) async throws -> OwnCoachProfile {
        let (id, settings, context) = (try call.coach().id, call.body, call.context)
        let before = try await dependencies.database.read { db in try await CoachStore.find(id, in: db) }
        if let photo = settings.photoId, photo != before?.photo { try await check(photo, of: id, context) }
        let saved = try await dependencies.database.write { db -> StoredCoach? in
            try await CoachStore.enter(id, in: db)
            guard try await CoachStore.save(settings, of: id, now: context.now, in: db) else { return nil }
            let saved = try await CoachStore.find(id, in: db)
            if let saved, saved.isActive, saved.isTaking, saved.clients < saved.capacity {
                try await Assignment(dependencies: dependencies).assignWaiting(in: db, run: context.run)
            }
            return saved
        }
        dependencies.runtime.work.wake()
        guard let saved else { throw APIError(.notFound) }
        return try await own(saved, context)
    }

    /// - Throws: `validation_failed` for what is not a picture that this coach uploaded of themselves.
    private func check(_ photo: MediaID, of coach: UserID, _ context: RequestContext) async throws {
        let facts = try await dependencies.runtime.peers.ask(
            MediaFiles.facts, reading: MediaFacts.self, at: dependencies.settings.mediaURL, parameters: MediaParameters(id: photo),
            for: context.origin)
        guard let facts, facts.ownerId == coach, facts.isConfirmed, facts.purpose ?? .avatar == .avatar else {
            throw APIError(.validationFailed, fields: [FieldProblem("photoId", .unavailable)])
        }
    }

    /// The caller's coach; 202 while they wait for one.
    func mine(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Saved<MyCoach> {
        let client = try call.client()
        if let demo = call.demo { return .created(demo.coach) }
        typealias Found = (StoredThread?, StoredCoach?, StoredChangeRequest?)
        let (thread, coach, request) = try await dependencies.database.snapshot { db -> Found in
            let thread = try await ThreadStore.find(client.id, in: db)
            guard let id = thread?.coach else { return (thread, nil, nil) }
            return (thread, try await CoachStore.find(id, in: db), try await ChangeRequestStore.pending(of: client.id, in: db))
        }
        let asked = request.map { $0.shown(call.context.language) }
        guard let thread, let coach else {
            return .updated(MyCoach(coach: nil, assignedAt: nil, changeRequest: asked, state: thread?.state ?? .open))
        }
        let profile = try await self.profile(coach, in: thread, call.context)
        return .created(MyCoach(coach: profile, assignedAt: thread.assignedAt, changeRequest: asked, state: thread.state))
    }

    /// A coach whom the caller has or had, or the caller themselves.
    func page(_ call: Call<SignedIn, CoachParameters, Nothing>) async throws -> CoachProfile {
        if let coach = call.demo?.coach(call.parameters.id) { return coach }
        let coach = try await visible(call), reader = try call.participant().id
        if reader == coach.id { return try await own(coach, call.context).profile }
        let thread = try await dependencies.database.read { db in try await ThreadStore.find(reader, in: db) }
        return try await profile(coach, in: thread, call.context)
    }

    /// Sends the reader where the picture is: the link works for some minutes.
    func photo(_ call: Call<SignedIn, CoachParameters, Nothing>) async throws -> HTTPResponse {
        guard let photo = try await visible(call).photo else { throw APIError(.notFound) }
        let links = try await MessageFiles(dependencies: dependencies).links(photo, call.context)
        return HTTPResponse(status: HTTPStatus(302), headers: ["Location": links.url, "Cache-Control": "no-store"])
    }

    private func visible(_ call: Call<SignedIn, CoachParameters, Nothing>) async throws -> StoredCoach {
        let (reader, id) = (try call.participant(), call.parameters.id)
        let coach = try await dependencies.database.read { db -> StoredCoach? in
            let had = reader.side == .client ? try await ThreadStore.had(id, client: reader.id, in: db) : reader.id == id
            return had ? try await CoachStore.find(id, in: db) : nil
        }
        guard let coach else { throw APIError(.notFound) }
        return coach
    }

    /// Only the other side of an open thread sees whether a coach is there.
    /// - Parameter thread: the reader's.
    private func profile(_ coach: StoredCoach, in thread: StoredThread?, _ context: RequestContext) async throws -> CoachProfile {
        let isOpen = thread?.coach == coach.id && thread?.state == .open
        let online: Set<UserID> = isOpen ? try await dependencies.online([coach.id]) : []
        return try await dependencies.database.read { db in
            var view = try await dependencies.coachView(context, in: db)
            view.online = online
            return view.profile(coach)
        }
    }
}
