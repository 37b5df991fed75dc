import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

/// The rest between sets and its notification.
struct ActiveWorkoutRestTests {
    private func resting(_ seconds: Int64 = 30) throws -> WorkoutBench {
        var bench = try WorkoutBench.started()
        try bench.send(.restSeconds(bench.entry(0), RestSeconds(trusted: seconds)))
        try bench.send(.toggle(bench.set(0, 0)))
        return bench
    }
    private func left(_ bench: WorkoutBench) throws -> Int64? { try bench.workout.rest?.remaining(now: bench.now) }

    @Test("30 s and ten more are 40, ten less twice are 20, and it never falls below 0, which ends it", .proves("WORK-11"))
    func extend() throws {
        var bench = try resting()
        try bench.send(.extendRest(seconds: 10))
        #expect(try left(bench) == 40)
        try bench.send(.extendRest(seconds: -10))
        try bench.send(.extendRest(seconds: -10))
        #expect(try left(bench) == 20)
        try bench.send(.extendRest(seconds: -10))
        try bench.send(.extendRest(seconds: -10))
        #expect(try left(bench) == nil)
        #expect(bench.notice == nil)
        // Without a rest there is nothing to lengthen.
        try bench.send(.extendRest(seconds: 10))
        #expect(bench.effects.isEmpty)
    }

    @Test(
        "The notification is set to an instant, moved with the rest, and withdrawn when it is cancelled or over while seen",
        .proves("WORK-12-b"))
    func notification() throws {
        var bench = try resting()
        #expect(bench.notice == .example + .seconds(30))
        bench.wait(5)
        try bench.send(.extendRest(seconds: 10))
        #expect(bench.effects.contains(.moveNotice(to: .example + .seconds(40))))
        try bench.send(.extendRest(seconds: -10))
        #expect(bench.effects.contains(.moveNotice(to: .example + .seconds(30))))
        try bench.send(.skipRest)
        #expect(bench.effects.contains(.withdrawNotice))
        #expect(bench.notice == nil)

        bench = try resting()
        bench.wait(29)
        try bench.send(.seen)
        #expect(bench.effects.isEmpty)
        #expect(bench.notice == .example + .seconds(30))
        bench.wait(1)
        try bench.send(.seen)
        #expect(bench.effects.contains(.withdrawNotice))
        #expect(try left(bench) == nil)
        try bench.send(.seen)
        #expect(bench.effects.isEmpty)
    }

    @Test("The next set of an exercise moves its notification, another exercise's replaces it")
    func nextSet() throws {
        var bench = try resting()
        bench.wait(20)
        try bench.send(.toggle(bench.set(0, 1)))
        #expect(bench.effects.contains(.moveNotice(to: .example + .seconds(50))))
        try bench.send(.toggle(bench.set(1, 0)))
        #expect(
            bench.effects.suffix(2) == [
                .withdrawNotice, .scheduleNotice(at: .example + .seconds(80), exercise: ExerciseName(trusted: "Dips")),
            ])
    }

    @Test(
        "The rest ends with its exercise, with the workout and with cancelling it", .proves("WORK-13"),
        arguments: ["remove", "finish", "cancel"])
    func cancelled(_ how: String) throws {
        var bench = try resting()
        switch how {
        case "remove": try bench.send(.removeExercise(bench.entry(0)))
        case "finish": try bench.send(.finish)
        default:
            try bench.send(.cancel)
            try bench.send(.discard)
        }
        #expect(bench.desk.workout?.rest == nil)
        #expect(bench.effects.contains(.withdrawNotice))
        #expect(bench.notice == nil)
    }

    @Test("No rest follows a set of an exercise without one")
    func none() throws {
        let bench = try resting(0)
        #expect(try left(bench) == nil)
        #expect(bench.notice == nil)
    }

    @Test("A countdown knows its end, so that a pause, a sleep or a clock set back cannot wrong it", arguments: [
        (Int64(0), Int64(90)), (1, 90), (999, 90), (1000, 89), (89_001, 1), (90_000, 0), (500_000, 0), (-3_600_000, 90),
    ])
    func remaining(_ milliseconds: Int64, _ expected: Int64) {
        let timer = RestTimer(entry: .example, set: .example, seconds: 90, now: .example)
        let now = Instant.example + .milliseconds(milliseconds)
        #expect(timer.remaining(now: now) == expected)
        #expect(timer.isOver(now: now) == (expected == 0))
        #expect(timer.total == 90)
    }
}
