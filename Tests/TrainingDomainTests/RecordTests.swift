import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

struct RecordTests {
    private func book(_ history: [PastWorkout], _ exercise: ExerciseID = .bench) -> RecordBook {
        var book = RecordBook()
        for workout in history.chronological {
            for lift in Lift.all(of: workout.details) where lift.exercise == exercise {
                book.take(lift, of: workout.id, at: workout.details.startedAt)
            }
        }
        return book
    }
    private func broken(_ workout: PastWorkout, _ history: [PastWorkout]) -> Set<RecordKind> {
        Set(WorkoutHistory.records(of: workout, in: history).map(\.kind))
    }

    @Test("A new best weight or volume is flagged when the workout is saved; equal is not", .proves("GAP-03"))
    func flagged() {
        let history = [PastWorkout.of(1, day: 0, [done(kg(100_00), 5), done(kg(100_00), 5)])]
        #expect(broken(.of(2, day: 2, [done(kg(102_50), 1)]), history) == [.heaviest])
        #expect(broken(.of(2, day: 2, [done(kg(100_00), 5), done(kg(100_00), 5)]), history).isEmpty)
        #expect(broken(.of(2, day: 2, [done(kg(90_00), 5), done(kg(90_00), 5), done(kg(90_00), 5)]), history) == [.volume])
        #expect(broken(.of(2, day: 2, [done(kg(60_00), 6)]), history) == [.mostReps])
        // Saving it again does not compare it with itself.
        let better = PastWorkout.of(2, day: 2, [done(kg(102_50), 1)])
        #expect(broken(better, history + [better]) == [.heaviest])
        // 220.46 lb are less than 100 kg, 220.47 lb are more.
        #expect(broken(.of(2, day: 2, [done(lb(220_46), 1)]), history).isEmpty)
        #expect(broken(.of(2, day: 2, [done(lb(220_47), 1)]), history) == [.heaviest])
        // There is nothing to be better than.
        #expect(broken(.of(2, day: 2, exercise: .dips, [done(nil, 20)]), history).isEmpty)
    }

    @Test("Warm-ups set no records")
    func warmUps() {
        let history = [PastWorkout.of(1, day: 0, [done(kg(100_00), 5)])]
        #expect(broken(.of(2, day: 2, [done(kg(200_00), 50)], label: .warmup), history).isEmpty)
        #expect(book([.of(1, day: 0, [done(kg(200_00), 50)], label: .warmup)]).marks.isEmpty)
    }

    @Test("A workout that arrives late takes its place, and records away from later ones")
    func late() {
        let first = PastWorkout.of(1, day: 0, [done(kg(100_00), 1)]), later = PastWorkout.of(2, day: 10, [done(kg(105_00), 1)])
        #expect(book([first, later]).marks[.heaviest]?.workout == later.id)
        let arrived = PastWorkout.of(3, day: 5, [done(kg(110_00), 1)])
        #expect(book([first, later, arrived]).marks[.heaviest]?.workout == arrived.id)
        // At its own time it was a record; what came after it no longer is.
        #expect(broken(arrived, [first, later]) == [.heaviest, .oneRepMax, .volume])
        #expect(broken(later, [first, arrived]).isEmpty)
    }

    @Test("Records taken one by one are those of the whole history, in whatever order it arrives", arguments: 0..<40)
    func incremental(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ bound: UInt64) -> Int64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int64(state % bound)
        }
        let history = (0..<20).map { number in
            PastWorkout.of(
                number + 1, day: below(30),
                (0...below(3)).map { _ in done(below(4) == 0 ? nil : kg(40_00 + below(6) * 10_00), below(12)) },
                label: below(5) == 0 ? .warmup : nil)
        }
        let whole = book(history)
        #expect(book(history.reversed()) == whole)
        // Worked out without the book: the greatest value, and the first workout that had it.
        let lifts = history.chronological.flatMap { workout in Lift.all(of: workout.details).map { (workout.id, $0) } }
        func first(_ value: (Lift) -> Int64) -> WorkoutID? {
            let best = lifts.map { value($0.1) }.max() ?? 0
            return best > 0 ? lifts.first { value($0.1) == best }?.0 : nil
        }
        #expect(whole.marks[.heaviest]?.workout == first { $0.heaviest.units })
        #expect(whole.marks[.mostReps]?.workout == first { $0.mostReps })
        #expect(whole.marks[.oneRepMax]?.workout == first { $0.oneRepMax.units })
        #expect(whole.marks[.volume]?.workout == first { $0.volume.units })
    }

    @Test("The last workout's sets of an exercise are shown by place, of the last that had it", .proves("GAP-01"))
    func previous() {
        let old = PastWorkout.of(1, day: 0, [done(kg(90_00), 8)]),
            last = PastWorkout.of(2, day: 7, [done(kg(95_00), 8), done(kg(95_00), 7)])
        let other = PastWorkout.of(3, day: 9, exercise: .dips, [done(nil, 12)])
        let sets = WorkoutHistory.previous(.bench, in: [other, last, old])
        #expect(sets.map(\.weight) == [kg(95_00), kg(95_00)])
        #expect(sets.map(\.reps?.value) == [8, 7])
        #expect(WorkoutHistory.previous(.row, in: [other, last, old]).isEmpty)
    }
}
