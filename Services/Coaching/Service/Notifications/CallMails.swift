internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Mails calls with a file for calendars, to coaches and to clients who gave an address. FC-ADD-04.
struct CallMails: Sendable {
    let dependencies: CoachingDependencies
    let mailer: SMTPMailer

    var handlers: [WorkHandler] { [CoachingWork.mailCall.handle(send)] }

    /// Mails what a call is when it is sent: one that was cancelled since is told of by the mail behind this one. One that is over by then,
    /// after an outage, belongs into no calendar any more; its end still does.
    private func send(_ mail: CallMail, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        typealias Found = (call: CoachingCall, zone: ZoneName, language: Language)
        let found = try await dependencies.database.snapshot { db -> Found? in
            let found = try await CallStore.find(mail.call, in: db)
            guard let stored = found ?? mail.gone?.cancelled(mail.call, at: now),
                (stored.status == .cancelled) == (mail.news == .callCancelled), stored.status == .cancelled || now < stored.endsAt,
                let reader = try await PersonStore.find(stored.person(mail.side), in: db)
            else { return nil }
            let view = try await dependencies.callView(of: [stored], for: mail.side, now: now, in: db)
            // Neither side cancelled it: its client has another coach by now. The one before has to know whose call it was.
            let isHandedOver = stored.status == .cancelled && stored.cancelledBy == nil
            return (view.call(stored, namesFormer: isHandedOver), reader.timezone, reader.language.language)
        }
        guard let (call, zoneName, language) = found else { return }
        let zone = dependencies.zone(zoneName)
        let other = mail.side == .client ? call.coach.name : call.client.name
        let words = PushWords.call(
            mail.news, with: other?.text, at: zone.time(at: call.slot), call: call.id, to: mail.side, client: call.client.id, language)
        let method: CallCalendar.Method = call.status == .cancelled ? .cancel : .publish
        // What clients wrote is not mailed to an address that they only typed.
        let calendar = CallCalendar.text(
            call, for: mail.side, zone: zone, language: language, method: method, organizer: dependencies.settings.mailFrom.address,
            showsPurpose: mail.side == .coach)
        try await mailer.send(
            Mail(
                id: item.id, to: mail.to.text, subject: "\(words.title): \(words.body)",
                body: CallMailText.body(words, call, mail, language),
                file: MailFile(
                    type: "text/calendar; method=\(method.rawValue); charset=utf-8", name: "call.ics", content: Array(calendar.utf8)),
                run: item.run),
            now: now)
    }
}

/// That somebody is to be mailed of a call.
struct CallMail: DTO {
    let call: CoachingCallID
    let news: PushNews
    let side: CallSide
    let to: EmailAddress
    /// What is known of a call that went with its client's account.
    var gone: GoneCall?
    static let example = CallMail(call: .example, news: .callBooked, side: .coach, to: .example, gone: GoneCall.example)
}

/// What a calendar needs in order to take a call out that is stored no longer. Nothing that its client wrote.
struct GoneCall: DTO {
    let client: UserID
    let coach: UserID
    let startsAt: EpochMilliseconds
    let endsAt: EpochMilliseconds
    /// The last that calendars were told.
    let version: Int64

    init(_ call: StoredCall) {
        self.init(
            client: call.client, coach: call.coach, startsAt: EpochMilliseconds(call.startsAt), endsAt: EpochMilliseconds(call.endsAt),
            version: call.version)
    }
    private init(client: UserID, coach: UserID, startsAt: EpochMilliseconds, endsAt: EpochMilliseconds, version: Int64) {
        (self.client, self.coach, self.startsAt, self.endsAt, self.version) = (client, coach, startsAt, endsAt, version)
    }
    static let example = GoneCall(client: .example, coach: .example, startsAt: .example, endsAt: .example, version: 1)

    func cancelled(_ id: CoachingCallID, at now: Instant) -> StoredCall {
        let (start, end) = (startsAt.instant, endsAt.instant)
        return StoredCall(
            id: id, client: client, coach: coach, startsAt: start, endsAt: end, status: .cancelled, version: version + 1, purpose: nil,
            clientEmail: nil, minutes: (end.milliseconds - start.milliseconds) / 60_000, bookedAt: now, cancelledBy: .client,
            cancelledAt: now, clientJoinedAt: nil, coachJoinedAt: nil, month: "", isRefunded: false, refundableUntil: nil)
    }
}

enum CallMailText {
    static func body(_ words: PushWords, _ call: CoachingCall, _ mail: CallMail, _ language: Language) -> String {
        var lines = ["\(words.title).", words.body]
        if mail.side == .coach, let purpose = call.purpose { lines.append(purpose.text) }
        let hint =
            switch (mail.news, language) {
            case (.callCancelled, .arabic): "الملف المرفق يزيل الموعد من تقويمك."
            case (.callCancelled, .english): "The attached file takes it out of your calendar."
            case (_, .arabic): "الملف المرفق يضيف الموعد إلى تقويمك. يُفتح رابط المكالمة في التطبيق قبيل الموعد."
            case (_, .english):
                "The attached file adds it to your calendar. The link to the call opens in the app shortly before it begins."
            }
        lines.append(hint)
        return lines.joined(separator: "\n\n") + "\n"
    }
}
