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
    /// People who may wait for the answer of one address.
    static let mostWaiting: Int64 = 3

    init(dependencies: ProfileDependencies, schedule: SharingWork) {
        self.dependencies = dependencies
        self.schedule = schedule
        profiles = ProfileWriter(dependencies: dependencies)
    }

    // MARK: - The person

    /// Partners are part of the profile, whose version therefore grows.
    func share(_ call: Call<SignedIn, PartnerParameters, SharingDetails>) async throws -> Partner {
        let (person, id, context) = (try call.person(), call.parameters.id, call.context)
        let (weight, secret) = (call.body.weight ?? false, SharingToken.secret(dependencies.runtime.random))
        guard let pages = dependencies.settings.pagesURL, dependencies.settings.tasksURL != nil else {
            throw APIError(.unavailable, detail: "Partners are mailed where WEB_PUBLIC_URL and TASKS_URL are set.")
        }
        let partner = try await dependencies.database.write { db in
            let stored = try await profiles.change(person.id, now: context.now, in: db) { _ in }.stored
            guard let partner = try await PartnerStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            guard let email = partner.email else { throw APIError(.validationFailed, fields: [FieldProblem("email", .required)]) }
            let known = try await SharingStore.find(person.id, email, in: db)
            if try await isToBeAsked(email, known, by: person, now: context.now, in: db) {
                try await SharingStore.invite(
                    email, of: person.id, secret: secret, weight: weight, language: context.language, now: context.now, in: db)
                guard let sharing = try await SharingStore.find(person.id, email, in: db) else { throw APIError(.notFound) }
                let mail = SharingMail(
                    sharing: sharing, person: stored.profile.name.flatMap { MailName.shown($0) }, pages: pages)
                try await schedule.send(mail.invitation(), run: context.run, in: db)
            } else {
                try await SharingStore.setWeight(weight, email, of: person.id, in: db)
            }
            guard let partner = try await PartnerStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            return partner
        }
        dependencies.runtime.work.wake()
        return partner
    }

    /// Asks again after a day at the earliest; before, and once they agreed, only what they get is changed.
    private func isToBeAsked(
        _ email: EmailAddress, _ known: StoredSharing?, by person: Person, now: Instant, in db: any Connection
    ) async throws -> Bool {
        if let known {
            switch known.state {
            case .accepted: return false
            case .invited where known.invitedAt > now - .days(1): return false
            case .left:
                throw APIError(
                    .blocked, english: "They asked us not to write to them. Only they can change that, by the link in their mail.",
                    arabic: "طُلب منا عدم مراسلة هذا العنوان. لا يغيّر ذلك إلا صاحبه، من الرابط الذي في رسالته.")
            case .invited, .ended: break
            }
            guard known.invitations < SharingStore.mostInvitations else {
                throw APIError(
                    .limitReached, english: "We have asked them as often as we may. The link in their mail still works if you tell them.",
                    arabic: "دعوناهم بقدر ما يسمح به. ذكّرهم أنت بالرسالة التي وصلتهم.")
            }
        }
        guard try await SharingStore.invited(by: person.id, since: now - .days(1), in: db) < Self.mostAsked else {
            throw APIError(
                .limitReached, english: "You have asked \(Self.mostAsked) people today. Ask more of them tomorrow.",
                arabic: "دعوت \(Self.mostAsked) أشخاص اليوم. ادعُ غيرهم غدًا.")
        }
        let waiting = try await SharingStore.waiting(for: email, except: person.id, since: now - SharingStore.life, in: db)
        guard waiting < Self.mostWaiting else {
            throw APIError(
                .limitReached, english: "Several people wait for an answer of this address. Ask again in some days.",
                arabic: "عدة أشخاص ينتظرون ردًا من هذا العنوان. حاول مجددًا بعد أيام.")
        }
        return true
    }

    func stop(_ call: Call<SignedIn, PartnerParameters, Nothing>) async throws -> Nothing {
        let (person, id) = (try call.person(), call.parameters.id)
        return try await dependencies.database.write { db in
            try await profiles.change(person.id, now: call.now, in: db) { _ in }
            guard let partner = try await PartnerStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            if let email = partner.email { _ = try await SharingStore.end(person.id, email, as: .ended, now: call.now, in: db) }
            return Nothing()
        }
    }

    // MARK: - The partner

    func page(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        let token = try known(call.parameters)
        let (sharing, person) = try await dependencies.database.snapshot { db in try await self.found(token, in: db) }
        return page(sharing, person, call.context, isAnswer: false)
    }

    func accept(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        try await answer(call) { sharing, stored, db in
            guard sharing.partner != nil else { return }
            let next = schedule.next(for: stored.profile.timezone, after: call.now)
            let isNew = try await SharingStore.accept(sharing, language: call.context.language, next: next, now: call.now, in: db)
            if isNew { try await schedule.add(sharing, at: next, run: call.context.run, in: db) }
        }
    }

    func leave(_ call: Call<Anyone, ShareParameters, Nothing>) async throws -> HTTPResponse {
        try await answer(call) { sharing, _, db in
            _ = try await SharingStore.end(sharing.user, sharing.email, as: .left, now: call.now, in: db)
        }
    }

    /// The person's profile shows what became of it.
    private func answer(
        _ call: Call<Anyone, ShareParameters, Nothing>,
        _ change: @escaping @Sendable (StoredSharing, StoredProfile, any Connection) async throws -> Void
    ) async throws -> HTTPResponse {
        let token = try known(call.parameters)
        let changed = try await dependencies.database.write { db in
            // Before the person's row is taken: anybody may send any token.
            guard try await SharingStore.find(token, in: db) != nil else { throw APIError(.notFound) }
            let stored = try await profiles.change(token.user, now: call.now, in: db) { _ in }.stored
            try await change(try await found(token, in: db).sharing, stored, db)
            return try await found(token, in: db)
        }
        dependencies.runtime.work.wake()
        return page(changed.sharing, changed.person, call.context, isAnswer: true)
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
