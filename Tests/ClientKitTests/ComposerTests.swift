import ClientKit
import Contracts
import Platform
import TestSupport
import Testing
import Wire

/// What is being written, the month, the other side, and calls.
@Suite struct ComposerTests {
    private let policy = ProductPolicy.of(.fitcoach).coaching ?? CoachingPolicy()

    /// 1,000 characters as readers count them, and 4,096 bytes: the service's own rule.
    @Test func countsAsTheServiceDoes() {
        var composer = MessageComposer()
        #expect(composer.isEmpty && composer.content(tier: .freemium, policy) == nil && composer.remainingCharacters == 1000)
        for (text, left, isTaken) in [
            (String(repeating: "a", count: 1000), 0, true), (String(repeating: "a", count: 1001), -1, false),
            (String(repeating: "👍🏽", count: 512), 488, true), (String(repeating: "👍🏽", count: 513), 487, false), (" \n ", 997, false),
        ] {
            composer.text = text
            #expect(composer.remainingCharacters == left && (composer.content(tier: .freemium, policy) != nil) == isTaken)
        }
        composer.text = String(repeating: "a", count: 10_000_000)
        #expect(composer.remainingCharacters < 0 && composer.problem != nil)
    }

    @Test func filesAreForOneTier() {
        var composer = MessageComposer()
        let isAttached = composer.attach(.example), isTwice = composer.attach(.example)
        #expect(isAttached && !isTwice)
        #expect(composer.content(tier: .premium, policy) == nil && composer.content(tier: .smartPremium, policy)?.attachments.count == 1)
        composer.clear()
        #expect(composer.isEmpty)
    }

    private func banner(_ used: Int64, _ limit: Int64?, waiting: Int = 0, _ language: Language = .english) -> QuotaBanner {
        QuotaBanner(MessageQuota(used: used, limit: limit), waiting: waiting, language, policy)
    }

    @Test(.proves("FR-HOME-03-c")) func theBarIsGreenYellowAndRed() {
        let bars = [(15, 20), (16, 20), (19, 20), (20, 20), (159, 200), (160, 200)].map { banner($0, $1).colour }
        #expect(bars == [.green, .yellow, .yellow, .red, .green, .yellow])
        #expect(banner(900, nil).colour == nil && QuotaBanner(nil, .english, policy).text.isEmpty)
        #expect(banner(18, 20, waiting: 2).colour == .red, "what waits counts too")
    }

    @Test(.proves("FR-MESSAGING-03-c")) func theHeaderSaysWhatIsLeft() {
        #expect(banner(15, 20).text == "5/20 messages left" && banner(15, 20, .arabic).text == "الرسائل المتبقية: \u{2066}5/20\u{2069}")
        #expect(banner(900, nil).text == "Unlimited messages" && banner(900, nil, .arabic).text == "رسائل غير محدودة")
        #expect(banner(25, 20).text == "0/20 messages left", "after a downgrade")
    }

    @Test(.proves("FR-MESSAGING-02-a", "AC-QUOTA-01-a")) func nothingIsSentInAMonthThatIsUsedUp() {
        var composer = MessageComposer()
        composer.text = "Hello"
        #expect(composer.canSend(banner(19, 20), tier: .freemium, policy))
        #expect(composer.attempt(banner(19, 20), tier: .freemium, policy) == .send(MessageText(trusted: "Hello"), []))
        #expect(!composer.canSend(banner(20, 20), tier: .freemium, policy))
        #expect(composer.attempt(banner(20, 20), tier: .freemium, policy) == .offerUpgrade && composer.text == "Hello")
        composer.clear()
        #expect(composer.attempt(banner(0, 20), tier: .freemium, policy) == .nothing)
        #expect(composer.attempt(banner(20, 20), tier: .freemium, policy) == .offerUpgrade)
    }

    @Test func theDraftStaysOnTheDevice() async throws {
        try await withDirectory { directory in
            let vault = ThreadVault(directory: directory, sealing: .test)
            var drafts = DraftStore(vault, user: .example), composer = try drafts.load()
            #expect(composer.isEmpty)
            composer.text = "كيف أثبّت"
            try drafts.save(composer)
            var again = DraftStore(vault, user: .example)
            #expect(try again.load().text == "كيف أثبّت")
            composer.clear()
            try again.save(composer)
            var last = DraftStore(vault, user: .example)
            #expect(try last.load().isEmpty)
        }
    }

    @Test("What is saved without having been loaded takes the place of what was there")
    func aDraftIsClearedUnseen() async throws {
        try await withDirectory { directory in
            let vault = ThreadVault(directory: directory, sealing: .test)
            var first = DraftStore(vault, user: .example), composer = try first.load()
            composer.text = "كيف أثبّت"
            for _ in 0..<2 { try first.save(composer) }
            var second = DraftStore(vault, user: .example)
            try second.save(MessageComposer())
            var third = DraftStore(vault, user: .example)
            #expect(try third.load().isEmpty)
        }
    }

    @Test func typingEndsByItself() {
        var companion = CompanionModel(), notice = TypingNotice()
        let now = Instant.example
        companion.take(FeedEvent(.presence, online: true), now: now)
        companion.take(FeedEvent(.typing), now: now)
        #expect(companion.isOnline && companion.isTyping(now + .milliseconds(4999)) && !companion.isTyping(now + .seconds(5)))
        companion.take(FeedEvent(.typing), now: now)
        companion.take(FeedEvent(.message, seq: 1, message: Message(
            id: .example, seq: 1, clientId: nil, sender: .coach, kind: .text, text: "x", sentAt: now)), now: now)
        #expect(!companion.isTyping(now))
        companion.forget()
        #expect(!companion.isOnline)
        let due = [0, 2, 3].map { notice.isDue(now + .seconds($0)) }
        #expect(due == [true, false, true])
    }

    @Test func callsAndSlotsByTheClockOfWhoeverLooks() throws {
        let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
        // 20:45, 21:00 and 21:15 UTC: a quarter to midnight, midnight and a quarter past it in Riyadh.
        let slots = [0, 15, 30].map { minutes in
            CallSlot(slot: Instant(milliseconds: 1_772_398_800_000) - .minutes(15) + .minutes(minutes), endsAt: .example)
        }
        let list = SlotList(items: slots.reversed(), timezone: zone.name, durationMinutes: 15)
        #expect(SlotDay.days(list) { zone.localDate(at: $0) }.map { "\($0.date.text) \($0.slots.count)" } == ["2026-03-01 1", "2026-03-02 2"])
        let slot = Instant.example
        func call(_ status: CallStatus) -> CoachingCall {
            CoachingCall(
                id: .example, status: status, slot: slot, endsAt: slot + .minutes(15), durationMinutes: 15, purpose: nil, client: .example,
                coach: .example, joinOpensAt: slot - .minutes(5), refundableUntil: slot - .hours(24), bookedAt: slot, version: 1)
        }
        #expect(CallStage(call(.scheduled), now: slot - .minutes(6)) == .waiting(.minutes(1)))
        #expect(CallStage(call(.scheduled), now: slot - .minutes(5)) == .joinable)
        #expect(CallStage(call(.live), now: slot + .minutes(15)) == .over && CallStage(call(.cancelled), now: slot) == .cancelled)
        #expect(CallStage.next(call(.live), now: slot) == slot + .minutes(15))
        #expect(CallStage.isRefundable(call(.scheduled), now: slot - .hours(24)) && !CallStage.isRefundable(call(.scheduled), now: slot))
    }
}
