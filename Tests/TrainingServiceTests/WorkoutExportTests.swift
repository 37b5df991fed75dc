import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import TrainingService
import Wire

/// The history as a table.
@Suite(.serialized) struct WorkoutExportTests {
    @Test("Every set is a row, with quotes where they are needed and no formulas", .proves("ENRC-05"), arguments: Engine.allCases)
    func rows(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, transport: .socket) { fixture async throws in
            let person = try await fixture.somebody()
            func export(_ query: String = "") async throws -> [String] {
                let answer = try await person.client.send(.get, "/training/export.csv" + query)
                #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/csv; charset=utf-8")
                // Excel reads UTF-8 by its mark alone.
                #expect(answer.body.starts(with: [0xef, 0xbb, 0xbf]))
                let text = String(decoding: answer.body.dropFirst(3), as: UTF8.self)
                return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
            }
            let head =
                "workout_id,workout,date,started_at,finished_at,exercise_id,exercise,group,set,label,weight,unit,reps,seconds,rpe,rir,"
                + "exercise_note,workout_note"
            #expect(try await export() == [head, ""])

            // 21:30 UTC is the day after in Riyadh.
            let start = try Instant(validating: "2026-03-01T21:30:00Z")
            var workout = WorkoutDetails.of(
                [("row", [.of(1, 10_000, 5, unit: .lb), .of(2, 8250, 3, .drop)])], name: "Push, \"hard\"", at: start)
            var entry = workout.exercises[0]
            entry.name = ExerciseName(trusted: "=SUM(A1:A9)")
            entry.note = WorkoutNote(trusted: "two\nlines")
            var set = entry.sets[0]
            (set.exertion, set.inReserve) = (Exertion(trusted: 17), Whole(trusted: 1))
            entry.sets = [set, entry.sets[1]]
            entry.group = Whole(trusted: 2)
            workout.exercises = [entry]
            workout.note = WorkoutNote(trusted: "-1+1")
            _ = try await person.post(workout, 9)
            for number in 10...70 {
                _ = try await person.post(
                    .of(
                        [("plank", [LoggedSet(id: LoggedSetID(trusted: TestID.text(number)), seconds: Whole(trusted: 60))])],
                        at: start + .days(Int64(number))), number)
            }
            let kilograms = try await export()
            #expect(kilograms.count == 1 + 2 + 61 + 1 && kilograms.last == "")
            let before =
                TestID.text(9) + ",\"Push, \"\"hard\"\"\",2026-03-02,2026-03-01T21:30:00.000Z,2026-03-01T22:22:00.000Z,row,'=SUM(A1:A9),2,"
            let after = ",\"two\nlines\",'-1+1"
            // 100 lb are 45.359237 kg.
            #expect(kilograms[1] == before + "1,working,45.36,kg,5,,8.5,1" + after)
            #expect(kilograms[2] == before + "2,drop,82.5,kg,3,,," + after)
            #expect(kilograms[3].hasSuffix("plank,Of then,,1,working,,,,60,,,,"))
            // 82.5 kg are 181.88 lb.
            let pounds = try await export("?unit=lb")
            #expect(pounds[1] == before + "1,working,100,lb,5,,8.5,1" + after && pounds[2] == before + "2,drop,181.88,lb,3,,," + after)
            let other = try await fixture.somebody()
            #expect(try await other.client.send(.get, "/training/export.csv").text == "\u{feff}" + head + "\r\n")
        }
    }
}
