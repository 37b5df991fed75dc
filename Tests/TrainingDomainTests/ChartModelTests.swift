import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

struct ChartModelTests {
    /// Three workouts with the exercise, out of order, one without, and a warm-up in the first.
    private let history: [PastWorkout] = {
        var first = PastWorkout.of(1, day: 0, [done(kg(20_00), 10), done(kg(80_00), 8), done(kg(85_00), 5)])
        var details = first.details
        var sets = Array(details.exercises[0].sets)
        sets[0].label = .warmup
        details.exercises = [WorkoutExercise(exerciseId: .bench, name: .example, sets: BoundedList(trusted: sets))]
        first = PastWorkout(id: first.id, details: details)
        return [
            .of(4, day: 5, [done(kg(90_00), 5), done(kg(60_00), 10), done(kg(60_00), 10)]), first,
            .of(3, day: 3, exercise: .dips, [done(nil, 12)]),
            .of(2, day: 2, [done(kg(100_00), 1)]),
        ]
    }()
    private func model(_ metric: ChartMetric, _ axis: ChartAxis = .session) -> ChartModel {
        ChartModel(ChartDetails(exerciseId: .bench, metric: metric, axis: axis), history: history) {
            LocalDate(daysSinceEpoch: $0.milliseconds / 86_400_000)
        }
    }

    @Test("The number of sets done in each workout", .proves("CHRT-02-a"))
    func sets() { #expect(model(.totalSets).points.map(\.value) == [2, 1, 3]) }

    @Test("The greatest product of weight and repetitions of a set in each workout", .proves("CHRT-02-b"))
    func volume() {
        // 80 × 8 and 85 × 5; 100 × 1; 90 × 5 and 60 × 10.
        #expect(model(.maxVolume).points.map(\.value) == [640, 100, 600])
        #expect(model(.totalVolume).points.map(\.value) == [1065, 100, 1650])
        #expect(model(.heaviest).points.map(\.value) == [85, 100, 90])
    }

    @Test("Points stand at their dates, or at 1, 2, 3", .proves("CHRT-03"))
    func axes() {
        let dates = model(.totalSets, .date), sessions = model(.totalSets, .session)
        let start = LocalDate(daysSinceEpoch: Instant.example.milliseconds / 86_400_000)
        #expect(dates.points.map(\.date) == [start, start + 2, start + 5])
        #expect(dates.points.map(dates.x) == [start, start + 2, start + 5].map(\.daysSinceEpoch))
        #expect(sessions.points.map(sessions.x) == [1, 2, 3])
    }

    @Test("The day of a workout is that of the person's zone, and a day is one point by date")
    func zone() {
        let late = PastWorkout.of(9, day: 0, [done(kg(50_00), 1)]), again = PastWorkout.of(10, day: 0, [done(kg(70_00), 1)])
        let details = ChartDetails(exerciseId: .bench, metric: .heaviest, axis: .date)
        let model = ChartModel(details, history: [late, again]) { LocalDate(daysSinceEpoch: $0.milliseconds / 86_400_000 + 1) }
        #expect(model.points.map(\.value) == [70])
        #expect(model.points.first?.date == LocalDate(daysSinceEpoch: Instant.example.milliseconds / 86_400_000 + 1))
    }
}
