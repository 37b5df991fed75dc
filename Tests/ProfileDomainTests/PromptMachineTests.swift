import Contracts
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct PromptMachineTests {
    private static let machine = PromptMachine(policy: ProductPolicy.of(.fitcoach).profiles)
    private static let now = Instant(milliseconds: 1_772_352_000_000)
    private static func launch(_ name: String) -> ShortText { ShortText(trusted: name) }

    private static func status(
        deferred: Int = 0, choice: PromptChoice? = nil, launch name: String = "earlier", ended: Bool = false, completed: Bool = false,
        booked: Bool = false
    ) -> PromptStatus {
        PromptStatus(
            userId: .example, hasSeenPrompt: choice != nil, lastShownAt: choice == nil ? nil : .example, timesDeferred: deferred,
            hasCompletedSecondIntake: completed, hasScheduledCoachCall: booked, permanentlyDismissed: ended, lastChoice: choice,
            lastLaunchId: choice == nil ? nil : launch(name))
    }

    /// Every state the machine can reach.
    private static let states: [String: PromptStatus] = [
        "new": status(), "deferredNow": status(deferred: 1, choice: .tryLater, launch: "this"),
        "deferred": status(deferred: 1, choice: .tryLater), "deferredTwice": status(deferred: 2, choice: .tryLater),
        "outlasted": status(deferred: 3, choice: .tryLater, ended: true), "answering": status(choice: .completeNow, ended: true),
        "booking": status(choice: .scheduleCall, ended: true), "booked": status(choice: .scheduleCall, ended: true, booked: true),
        "completed": status(choice: .completeNow, ended: true, completed: true), "unprompted": status(ended: true, completed: true),
    ]

    /// The deferrals, then what is so: `s` seen, `x` ended, `c` second intake completed, `b` call booked.
    private static func text(_ status: PromptStatus) -> String {
        let flags = [
            (status.hasSeenPrompt, "s"), (status.permanentlyDismissed, "x"), (status.hasCompletedSecondIntake, "c"),
            (status.hasScheduledCoachCall, "b"),
        ]
        return "\(status.timesDeferred)" + flags.map { $0.0 ? $0.1 : "-" }.joined()
    }

    struct Row: Sendable, CustomStringConvertible {
        let cells: [String]
        var description: String { cells[0] }
    }

    /// A state; whether the prompt shows in launch `this`; then what becomes of the state by: complete now, schedule a call, schedule
    /// one with none left, try later, second intake saved, call booked, reset.
    static let rows: [Row] = """
        new           yes 0sx-- 0sx-- refused 1s--- 0-xc- 0---b 0----
        deferredNow   no  1sx-- 1sx-- refused 1s--- 1sxc- 1s--b 0----
        deferred      yes 1sx-- 1sx-- refused 2s--- 1sxc- 1s--b 0----
        deferredTwice yes 2sx-- 2sx-- refused 3sx-- 2sxc- 2s--b 0----
        outlasted     no  3sx-- 3sx-- 3sx--   3sx-- 3sxc- 3sx-b 0----
        answering     no  0sx-- 0sx-- 0sx--   0sx-- 0sxc- 0sx-b 0----
        booking       no  0sx-- 0sx-- 0sx--   0sx-- 0sxc- 0sx-b 0----
        booked        no  0sx-b 0sx-b 0sx-b   0sx-b 0sxcb 0sx-b 0---b
        completed     no  0sxc- 0sxc- 0sxc-   0sxc- 0sxc- 0sxcb 0-xc-
        unprompted    no  0-xc- 0-xc- 0-xc-   0-xc- 0-xc- 0-xcb 0-xc-
        """.split(separator: "\n").map { Row(cells: $0.split(separator: " ").map(String.init)) }

    private static func choose(_ choice: PromptChoice, _ status: PromptStatus, calls: Int64 = 1, in name: String = "this") -> (
        text: String, status: PromptStatus
    ) {
        do {
            let decision = PromptDecision(choice: choice, launchId: launch(name))
            let (after, next) = try machine.choose(decision, in: status, callsRemaining: calls, now: now)
            #expect(next == choice.next)
            return (text(after), after)
        } catch {
            #expect(error == .noCallsLeft)
            return ("refused", status)
        }
    }

    @Test(arguments: rows) func everyStateAndEvent(_ row: Row) throws {
        try #require(row.cells.count == 9)
        let status = try #require(Self.states[row.cells[0]])
        let outcomes = [
            Self.machine.shouldShow(status, firstIntakeDone: true, launch: Self.launch("this")) ? "yes" : "no",
            Self.choose(.completeNow, status).text, Self.choose(.scheduleCall, status).text,
            Self.choose(.scheduleCall, status, calls: 0).text, Self.choose(.tryLater, status).text,
            Self.text(Self.machine.completed(status)), Self.text(Self.machine.callBooked(status)), Self.text(Self.machine.reset(status)),
        ]
        #expect(outcomes == Array(row.cells[1...]))
        #expect(!Self.machine.shouldShow(status, firstIntakeDone: false, launch: Self.launch("this")))
        // What counts once counts once: the same choice again changes nothing, not even the time.
        for choice in PromptChoice.allCases {
            let once = Self.choose(choice, status).status
            #expect(Self.choose(choice, once, calls: 0).status == once)
            #expect(!Self.machine.shouldShow(once, firstIntakeDone: true, launch: Self.launch("this")))
        }
    }

    @Test func theTableHasEveryState() { #expect(Set(Self.rows.map { $0.cells[0] }) == Set(Self.states.keys)) }

    @Test func aChoiceIsRememberedWithItsTimeAndLaunch() throws {
        let (after, _) = try Self.machine.choose(
            PromptDecision(choice: .tryLater, launchId: Self.launch("L1"), dismissedBy: .backdrop), in: Self.status(), callsRemaining: 0,
            now: Self.now)
        let expected = PromptStatus(
            userId: .example, hasSeenPrompt: true, lastShownAt: Self.now, timesDeferred: 1, lastChoice: .tryLater,
            lastLaunchId: Self.launch("L1"))
        #expect(after == expected)
    }

    @Test(.proves("FC-JOURNEY-06-d", "FR-SECOND-INTAKE-PROMPT-03-c"))
    func theThreeExits() throws {
        var exits: [PromptNext] = []
        for choice in [PromptChoice.completeNow, .scheduleCall, .tryLater] {
            let decision = PromptDecision(choice: choice, launchId: Self.launch("L1"))
            exits.append(try Self.machine.choose(decision, in: Self.status(), callsRemaining: 1, now: Self.now).next)
        }
        #expect(exits == [.secondIntake, .videoBooking, .workout])
    }

    /// FC-ADD-09: whatever was chosen, in the launch in which it was put off too; who answered is not asked. One more deferral than there
    /// may be ends it at once.
    @Test func aHigherTierOffersItOnceMore() throws {
        for (name, status) in Self.states {
            let offered = Self.machine.upgraded(status)
            #expect(shows(offered, "this") == !status.hasCompletedSecondIntake, "\(name)")
            #expect(offered.timesDeferred == status.timesDeferred && offered.lastChoice == status.lastChoice)
        }
        let outlasted = try #require(Self.states["outlasted"])
        let again = Self.choose(.tryLater, Self.machine.upgraded(outlasted)).status
        #expect(Self.text(again) == "4sx--" && !shows(again, "next"))
    }

    private func shows(_ status: PromptStatus, _ name: String) -> Bool {
        Self.machine.shouldShow(status, firstIntakeDone: true, launch: Self.launch(name))
    }

    // MARK: The scenarios of 3.1.1

    @Test func scenario1CompletesTheProfile() {
        var status = Self.status()
        #expect(shows(status, "L1"))
        status = Self.choose(.completeNow, status, in: "L1").status
        #expect(!shows(status, "L2"))
        status = Self.machine.completed(status)
        // FC-DATA-PROMPT-c.
        #expect(Self.text(status) == "0sxc-")
        #expect(!shows(status, "L3"))
    }

    @Test func scenario2SchedulesACall() {
        var status = Self.choose(.scheduleCall, Self.status(), calls: 1, in: "L1").status
        #expect(!status.hasScheduledCoachCall)
        #expect(!shows(status, "L2"))
        status = Self.machine.callBooked(status)
        #expect(status.hasScheduledCoachCall)
        #expect(!shows(status, "L3"))
    }

    @Test func scenario3TriesLaterThreeTimes() {
        var status = Self.status()
        for (index, name) in ["L1", "L2", "L3"].enumerated() {
            #expect(shows(status, name))
            status = Self.choose(.tryLater, status, in: name).status
            status = Self.choose(.tryLater, status, in: name).status
            #expect(status.timesDeferred == index + 1)
            #expect(status.permanentlyDismissed == (index == 2))
            #expect(!shows(status, name))
        }
        #expect(!shows(status, "L4"))
        #expect(shows(Self.machine.reset(status), "L3"))
    }

    @Test func scenario4HasNoCallLeft() {
        let refused = Self.choose(.scheduleCall, Self.status(), calls: 0, in: "L1")
        #expect(refused.text == "refused")
        #expect(shows(refused.status, "L1"))
        #expect(Self.choose(.completeNow, refused.status, in: "L1").text == "0sx--")
    }

    @Test func scenario5ReturnsThroughSettings() {
        var status = Self.choose(.tryLater, Self.status(), in: "L1").status
        #expect(shows(status, "L9"))
        status = Self.machine.completed(status)
        #expect(!shows(status, "L9"))
    }

    @Test(arguments: [1, 2, 5]) func thePolicySaysHowManyDeferralsThereAre(_ allowed: Int) throws {
        var policy = ProductPolicy.of(.fitcoach).profiles
        policy.promptDeferrals = allowed
        let machine = PromptMachine(policy: policy)
        var status = Self.status()
        for index in 1...allowed {
            #expect(!status.permanentlyDismissed)
            let decision = PromptDecision(choice: .tryLater, launchId: Self.launch("L\(index)"))
            status = try machine.choose(decision, in: status, callsRemaining: 0, now: Self.now).status
        }
        #expect(status.permanentlyDismissed)
    }
}
