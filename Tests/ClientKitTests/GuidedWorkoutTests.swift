import ClientKit
import Contracts
import Platform
import TestSupport
import Testing
import TrainingDomain
import Wire

extension PlanDay {
    /// Eight exercises of three sets. A set of the first is followed by 60 seconds of rest, one of the second by 90, one of the third by
    /// none, and so on.
    static let guided = PlanDay(
        weekday: 1, title: "Push", items: (0..<8).map { number in
            PlanItem(
                id: .guided(number), phase: .main, exercise: .example, originalExerciseId: nil, sets: 3, reps: 12, seconds: nil,
                restSeconds: [60, 90, 0][number % 3], injuryConflict: nil, keptOriginal: false, reason: "")
        }, exerciseCount: 8, estimatedMinutes: 45)
}

extension PlanItemID {
    static func guided(_ number: Int) -> PlanItemID { PlanItemID(trusted: "01960f3e-7b6a-7c3e-9d2c-00000000000\(number)") }
}

/// FitCoach+'s workout, exercise by exercise.
@Suite struct GuidedWorkoutTests {
    private let name = ExerciseName(trusted: ExerciseCard.example.name)
    private func begun(advancesAlone: Bool = true) -> GuidedWorkout {
        GuidedWorkout(.guided, id: .example, advancesAlone: advancesAlone, now: at(0))
    }
    /// So many seconds after the start.
    private func at(_ seconds: Int64) -> Instant { Instant.example + .seconds(seconds) }

    @Test("It begins with the first set of the first exercise", .proves("FR-WORKOUT-03-a"))
    func start() {
        let workout = begun()
        #expect(workout.stage == .set(1))
        #expect(workout.current?.item.id == .guided(0))
        #expect(workout.elapsed(now: at(65)) == .seconds(65))
        #expect(workout.rest == nil)
        #expect(workout.progress == 0)
    }

    @Test("A set that is done begins the rest of its exercise; the end of it is told by the system", .proves("FR-WORKOUT-03-b"),
        arguments: [(0, 60), (1, 90)] as [(Int, Int64)])
    func rest(_ number: Int, _ seconds: Int64) throws {
        var workout = begun()
        _ = try workout.apply(.show(.guided(number)), now: at(0))
        let effects = try workout.apply(.completeSet, now: at(10))
        #expect(effects == [.save, .scheduleNotice(at: at(10 + seconds), exercise: name), .sync])
        #expect(workout.stage == .resting)
        #expect([10, 11, 9 + seconds, 10 + seconds, 500].map { workout.resting(now: at($0)) } == [seconds, seconds - 1, 1, 0, 0])
        #expect(try workout.apply(.seen, now: at(9 + seconds)).isEmpty)
        #expect(try workout.apply(.seen, now: at(10 + seconds)) == [.save, .withdrawNotice])
        #expect(workout.stage == .set(2))
    }

    @Test("The end of a rest leads on, or the person does; without a rest nothing is waited for", .proves("FR-WORKOUT-03-c"))
    func advance() throws {
        for isAlone in [true, false] {
            var workout = begun(advancesAlone: isAlone), time: Int64 = 0
            for set in 1...3 as ClosedRange<Int64> {
                #expect(workout.stage == .set(set))
                _ = try workout.apply(.completeSet, now: at(time))
                time += 60
                _ = try workout.apply(.seen, now: at(time))
                if isAlone { continue }
                #expect(workout.stage == .resting, "it stays until next")
                #expect(try workout.apply(.next, now: at(time)) == [.save, .withdrawNotice])
            }
            #expect(workout.current?.item.id == .guided(1))
            #expect(workout.stage == .set(1))
            // Before its end, too.
            _ = try workout.apply(.completeSet, now: at(time))
            _ = try workout.apply(.next, now: at(time + 1))
            #expect(workout.current?.item.id == .guided(1))
            #expect(workout.stage == .set(2))
            _ = try workout.apply(.show(.guided(2)), now: at(time + 1))
            for _ in 1...3 { _ = try workout.apply(.completeSet, now: at(time + 2)) }
            #expect(workout.current?.item.id == .guided(isAlone ? 3 : 2))
            #expect(workout.stage == (isAlone ? .set(1) : .exerciseDone))
        }
    }

    @Test("The position is said in both languages", .proves("FR-WORKOUT-03-d"))
    func position() throws {
        var workout = begun()
        #expect(workout.positionText(.english) == "Exercise 1 of 8")
        _ = try workout.apply(.next, now: at(0))
        #expect(workout.positionText(.english) == "Exercise 2 of 8")
        #expect(workout.positionText(.arabic) == "التمرين 2 من 8")
    }

    @Test("What was left for later comes after the last one; what is done is passed over")
    func leftForLater() throws {
        var workout = begun()
        _ = try workout.apply(.completeExercise(.guided(1)), now: at(0))
        _ = try workout.apply(.next, now: at(0))
        #expect(workout.current?.item.id == .guided(2))
        for _ in 0..<6 { _ = try workout.apply(.next, now: at(0)) }
        #expect(workout.current?.item.id == .guided(0))
    }

    @Test("A pause stops its time and its rest; who leaves finds it as it was", .proves("FR-WORKOUT-03-e"),
        arguments: [GuidedEvent.pause, .exit])
    func pause(_ event: GuidedEvent) throws {
        var workout = begun()
        _ = try workout.apply(.completeSet, now: at(10))
        let paused: [GuidedEffect] = event == .exit ? [.save, .withdrawNotice, .leave] : [.save, .withdrawNotice]
        #expect(try workout.apply(event, now: at(30)) == paused)
        let kept = workout
        for later in [30, 31, 5000] as [Int64] {
            #expect(try workout.apply(.seen, now: at(later)).isEmpty)
            #expect((workout.stage, workout.resting(now: at(later)), workout.elapsed(now: at(later))) == (.paused, 40, .seconds(30)))
        }
        #expect(workout.items == kept.items && workout.rest == kept.rest)
        #expect(try workout.apply(.completeSet, now: at(5000)).isEmpty)
        #expect(try workout.apply(.resume, now: at(5000)) == [.save, .scheduleNotice(at: at(5040), exercise: name)])
        #expect((workout.stage, workout.resting(now: at(5010)), workout.elapsed(now: at(5010))) == (.resting, 30, .seconds(40)))
        _ = try workout.apply(.seen, now: at(5040))
        #expect(workout.stage == .set(2))
    }

    @Test("Progress is the part of the planned sets that is ticked", .proves("FR-WORKOUT-04-c"))
    func progress() throws {
        var workout = begun()
        for number in 0..<4 { _ = try workout.apply(.completeExercise(.guided(number)), now: at(0)) }
        #expect(workout.progress == 0.5)
        _ = try workout.apply(.tick(.guided(0), set: 2, isDone: false), now: at(0))
        #expect(workout.progress == 11.0 / 24)
        #expect(workout.items[0].doneSets == [1, 3])
        for wrong in [0, 4, -1] as [Int64] {
            #expect(try workout.apply(.tick(.guided(0), set: wrong, isDone: true), now: at(0)).isEmpty)
        }
        #expect(try workout.apply(.tick(.guided(1), set: 1, isDone: true), now: at(0)).isEmpty, "it is ticked already")
    }

    @Test("A clock that is set, back or forward, changes neither the rest nor the time",
        arguments: [-3600, -86_400, 3600, 86_400] as [Int64])
    func clock(_ jump: Int64) throws {
        var workout = begun()
        _ = try workout.apply(.completeSet, now: at(10))
        _ = try workout.apply(.seen, now: at(30))
        let effects = try workout.apply(.clockSet(by: .seconds(jump)), now: at(30 + jump))
        #expect(effects == [.save, .scheduleNotice(at: at(70 + jump), exercise: name)])
        #expect((workout.resting(now: at(30 + jump)), workout.elapsed(now: at(30 + jump))) == (40, .seconds(30)))
        #expect(try workout.apply(.seen, now: at(69 + jump)).isEmpty)
        _ = try workout.apply(.seen, now: at(70 + jump))
        #expect(workout.stage == .set(2))
    }

    @Test("That it was set back is seen without being told, as after a start of the app")
    func setBack() throws {
        var workout = begun()
        _ = try workout.apply(.completeSet, now: at(10))
        #expect(try workout.apply(.restored, now: at(-3600)).last == .scheduleNotice(at: at(-3540), exercise: name))
        #expect(workout.resting(now: at(-3600)) == 60)
    }

    @Test("It is finished once something is done, and then nothing changes it")
    func finish() throws {
        var workout = begun()
        #expect(throws: WorkoutRefusal.nothingDone) { try workout.apply(.finish, now: at(0)) }
        _ = try workout.apply(.completeSet, now: at(10))
        #expect(try workout.apply(.finish, now: at(20)) == [.close, .withdrawNotice, .sync])
        #expect((workout.stage, workout.elapsed(now: at(900))) == (.finished, .seconds(20)))
        #expect(throws: WorkoutRefusal.notActive) { try workout.apply(.completeSet, now: at(30)) }
        workout = begun()
        for number in 0..<8 { _ = try workout.apply(.completeExercise(.guided(number)), now: at(0)) }
        #expect((workout.stage, workout.progress) == (.allDone, 1))
    }
}
