internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Weekly mails to partners: the person asks, the partner agrees by a link, and either ends it. GTSD-ADD-01.
struct SharingActions: Sendable {
    let dependencies: ProfileDependencies
    let schedule: SharingWork
    private let profiles: ProfileWriter

    /// Addresses that one person may ask in 24 hours. Some of what is typed is somebody else's address.
    static let mostAsked: Int64 = 5
    /// Before that nobody is asked once more.
    static let pause: Duration = .days(1)

    init(dependencies: ProfileDependencies, schedule: SharingWork) {
        self.dependencies = dependencies
        self.schedule = schedule
        profiles = ProfileWriter(dependencies: dependencies)
    }

    // MARK: - The person

    /// Partners are part of the profile, whose version therefore grows.
    func share(_ call: Call<SignedIn, PartnerParameters, SharingDetails>) async throws -> Partner {
        let (person, id, wish, context) = (try call.person(), call.parameters.id, call.body, call.context)
        let secret = SharingToken.secret(dependencies.runtime.random)
        guard dependencies.settings.pagesURL != nil, dependencies.settings.tasksURL != nil else {
            throw APIError(.unavailable, detail: "Partners are mailed where WEB_PUBLIC_URL and TASKS_URL are set.")
        }
        let partner = try await dependencies.database.write { db in
            let stored = try await profiles.change(person.id, now: context.now, in: db) { _ in }.stored
            guard let partner = try await PartnerStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            guard let email = partner.email else { throw APIError(.validationFailed, fields: [FieldProblem("email", .required)]) }
            let known = try await SharingStore.find(person.id, email, in: db)
            try await SharingStore.setWeight(wish.weight ?? false, email, of: person.id, in: db)
            switch try Step(known, wish, now: context.now) {
            case .nothing: break
            case .offer: try await SharingStore.offer(email, of: person.id, now: context.now, in: db)
            case .ask:
                try await checkIsFew(email, by: person, now: context.now, in: db)
                try await SharingStore.invite(
                    email, of: person.id, secret: secret, weight: wish.weight ?? false, language: context.language, now: context.now,
                    in: db)
                guard let sharing = try await SharingStore.find(person.id, email, in: db) else { throw APIError(.notFound) }
                try await schedule.invite(sharing, person: stored.profile.name, run: context.run, in: db)
            }
            guard let partner = try await PartnerStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            return partner
        }
        dependencies.runtime.work.wake()
        return partner
    }

    /// What there is to do, besides that the weight is told or not.
    private enum Step {
        case nothing, offer, ask

        init(_ known: StoredSharing?, _ wish: SharingDetails, now: Instant) throws(APIError) {
            guard let known else {
                self = .ask
                return
            }
            let isEarly = known.invitedAt > now - SharingActions.pause
            switch known.state {
            case .left: throw Self.declined
            case .accepted where known.isOffered: self = .nothing
            // Nobody gets two mails because somebody changed their mind twice.
            case .invited, .accepted:
                self = isEarly ? (known.isOffered ? .nothing : .offer) : known.isOffered && wish.again != true ? .nothing : .ask
            }
            if self == .ask, known.invitations >= SharingStore.mostInvitations { throw Self.askedEnough }
        }

        private static var declined: APIError {
            APIError(
                .blocked, english: "They asked us not to write to them. Only they can change that, by the link in their mail.",
                arabic: "طُلب منا عدم مراسلة هذا العنوان. لا يغيّر ذلك إلا صاحبه، من الرابط الذي في رسالته.")
        }
        private static var askedEnough: APIError {
            APIError(
                .limitReached,
                english: "We have asked them \(SharingStore.mostInvitations) times without an answer, and do not ask again for now.",
                arabic: "دعونا هذا العنوان \(SharingStore.mostInvitations) مرات بلا رد، ولن نراسله مجددًا في الوقت الحالي.")
        }
    }

    private func checkIsFew(_ email: EmailAddress, by person: Person, now: Instant, in db: any Connection) async throws {
        guard try await SharingStore.invited(by: person.id, since: now - Self.pause, in: db) < Self.mostAsked else {
            throw APIError(
                .limitReached, english: "You have asked \(Self.mostAsked) people today. Ask more of them tomorrow.",
                arabic: "دعوت \(Self.mostAsked) أشخاص اليوم. ادعُ غيرهم غدًا.")
        }
        guard try await SharingStore.count(email, now: now, in: db) else {
            throw APIError(
                .limitReached, english: "This address was asked by several people of late. Ask again in two weeks.",
                arabic: "دعا هذا العنوان عدة أشخاص مؤخرًا. حاول مجددًا بعد أسبوعين.")
        }
    }

    func stop(_ call: Call<SignedIn, PartnerParameters, Nothing>) async throws -> Nothing {
        let (person, id) = (try call.person(), call.parameters.id)
        return try await dependencies.database.write { db in
            try await profiles.change(person.id, now: call.now, in: db) { _ in }
            guard let partner = try await PartnerStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            if let email = partner.email { try await SharingStore.withdraw(email, of: person.id, now: call.now, in: db) }
            return Nothing()
        }
    }

    // MARK: - The partner

    func page(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse { try await shown(call, isAnswer: false) }

    /// Where a button led to, opened once more: nothing changes by that.
    func answeredPage(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse { try await shown(call, isAnswer: true) }

    private func shown(_ call: Call<Anyone, ShareParameters, Nothing>, isAnswer: Bool) async throws -> HTTPResponse {
        let token = try known(call.parameters)
        let (sharing, person) = try await dependencies.database.snapshot { db in try await self.found(token, in: db) }
        return page(sharing, person, call.context, isAnswer: isAnswer)
    }

    func accept(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        try await answer(call) { sharing, stored, db in
            guard sharing.partner != nil else { return false }
            let next = schedule.next(for: stored.profile.timezone, after: call.now)
            guard try await SharingStore.accept(sharing, language: call.context.language, next: next, now: call.now, in: db) else {
                return false
            }
            if sharing.state == .invited { try await SharingStore.uncount(sharing.email, in: db) }
            // After a change of mind there may be work for it already.
            if sharing.nextAt != next { try await schedule.add(sharing, at: next, run: call.context.run, in: db) }
            return true
        }
    }

    func leave(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        try await answer(call) { sharing, _, db in try await SharingStore.leave(sharing, now: call.now, in: db) }
    }

    /// The person's profile shows what became of it.
    /// - Parameter change: says whether it changed anything. Whoever has the link may press its buttons all day.
    private func answer(
        _ call: Call<Anyone, ShareParameters, Nothing>,
        _ change: @escaping @Sendable (StoredSharing, StoredProfile, any Connection) async throws -> Bool
    ) async throws -> HTTPResponse {
        let token = try known(call.parameters)
        let (sharing, person) = try await dependencies.database.write { db in
            // Before the person's row is taken: anybody may send any token.
            guard try await SharingStore.find(token, in: db) != nil, try await PersonStore.isHeld(token.user, in: db),
                let stored = try await PersonStore.profile(token.user, in: db)
            else { throw APIError(.notFound) }
            if try await change(try await self.found(token, in: db).sharing, stored, db) {
                try await profiles.change(token.user, now: call.now, in: db) { _ in }
            }
            return try await self.found(token, in: db)
        }
        dependencies.runtime.work.wake()
        return page(sharing, person, call.context, isAnswer: true)
    }

    private func known(_ parameters: ShareParameters) throws(APIError) -> SharingToken {
        guard let token = SharingToken(parameters.token) else { throw APIError(.notFound) }
        return token
    }

    private func found(_ token: SharingToken, in db: any Connection) async throws -> (sharing: StoredSharing, person: PersonName?) {
        guard let sharing = try await SharingStore.find(token, in: db) else { throw APIError(.notFound) }
        return (sharing, try await PersonStore.profile(token.user, in: db)?.profile.name)
    }

    private func page(_ sharing: StoredSharing, _ person: PersonName?, _ context: RequestContext, isAnswer: Bool) -> HTTPResponse {
        SharingPage(sharing, person: person, now: context.now, context.language, isAnswer: isAnswer).response
    }
}
