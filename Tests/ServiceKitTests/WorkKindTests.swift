import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Work with its payload as a type.
@Suite struct WorkKindTests {
    private struct Greeting: DTO {
        let user: UserID
        let at: EpochMilliseconds
        let text: String?
        static let example = Greeting(user: .example, at: .example, text: nil)
    }

    private static let greet: WorkKind<Greeting> = "greet"

    @Test(arguments: Engine.allCases)
    func aHandlerGetsWhatWasLeft(_ engine: Engine) async throws {
        let done = Collected<Greeting>()
        let settings = ProbeService.Settings(work: { _ in [Self.greet.handle { greeting, _ in done.add(greeting) }] })
        let greeting = Greeting(user: .example, at: EpochMilliseconds(Instant(milliseconds: 1_772_352_000_001)), text: "صباح الخير")
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            let queue = app.app.runtime.work
            try await app.database.write { db in
                try await queue.add(Self.greet, greeting, run: nil, in: db)
                // Of another release: with a member that is not known here, and a null.
                try await queue.add(
                    "greet", ["user": .string(UserID.example.text), "text": .null, "at": 7, "more": [1]], run: nil, in: db)
            }
            queue.wake()
            try await eventually("both are done") { done.count == 2 }
            #expect(done.all.contains(greeting))
            #expect(done.all.contains(Greeting(user: .example, at: EpochMilliseconds(Instant(milliseconds: 7)), text: nil)))
        }
    }

    @Test func aPayloadThatDoesNotFitIsLeftWithoutItsValues() async throws {
        let handler = Self.greet.handle { _, _ in Issue.record("it was done") }
        let item = WorkItem(id: "x", kind: "greet", payload: ["user": "layla", "at": "soon"], run: nil, dueAt: .example, attempt: 1)
        do {
            try await handler(item)
            Issue.record("it was done")
        } catch {
            let reason = "\(error)"
            #expect(!(error is WorkFailure))
            #expect(reason.contains("user malformed") && reason.contains("at wrong_type") && !reason.contains("layla"), "\(reason)")
        }
    }

    @Test func twoHandlersOfAKindAreAMistake() async throws {
        let handler = Self.greet.handle { _, _ in }
        await #expect(throws: ServiceError.duplicateWork("greet")) {
            try await Probe.run(settings: ProbeService.Settings(work: { _ in [handler, handler] })) { _ in }
        }
    }
}
