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

    @Test(.proves("FR-HOME-03-a")) func theMonthIsShown() {
        func banner(_ used: Int64, _ limit: Int64?, waiting: Int = 0, _ language: Language = .english) -> QuotaBanner {
            QuotaBanner(MessageQuota(used: used, limit: limit), waiting: waiting, language, policy)
        }
        #expect(banner(3, 20).text == "17/20 messages remaining" && banner(3, 20).level == .plain)
        #expect(banner(3, 200).text == "197/200 messages remaining")
        #expect(banner(16, 20).level == .warning && banner(15, 20).level == .plain)
        #expect(banner(20, 20).level == .blocked && banner(18, 20, waiting: 2).level == .blocked)
        #expect(banner(900, nil).level == .none)
        #expect(banner(3, 20, .arabic).text == "\u{2066}17/20\u{2069} رسالة متبقية")
    }

    @Test func theDraftStaysOnTheDevice() async throws {
        try await withDirectory { directory in
            let vault = try ThreadVault(directory: directory, key: .key)
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
