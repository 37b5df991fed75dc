import Contracts
import Testing
import TrainingDomain
import Wire

/// Histories from elsewhere.
struct ImportedHistoryTests {
    /// As Strong writes it. 2023-02-08 was a Wednesday.
    private static let strong = #"""
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2023-02-08 19:50:09,"Pull A",1h 6m,"Deadlift (Barbell)",W,60.0,5,0,0,"","Slept badly",
        2023-02-08 19:50:09,"Pull A",1h 6m,"Deadlift (Barbell)",1,100.0,5,0,0,"Grip ""hook""","Slept badly",8.5
        2023-02-08 19:50:09,"Pull A",1h 6m,"Deadlift (Barbell)",F,102.5,3,0,0,"","Slept badly",10
        2023-02-08 19:50:09,"Pull A",1h 6m,"Pull Up",1,0,8,0,0,"","Slept badly",
        2023-02-08 19:50:09,"Pull A",1h 6m,"Pull Up",D,0,4,0,0,"","Slept badly",
        2023-02-08 19:50:09,"Pull A",1h 6m,"Pull Up",Rest Timer,0,0,0,90,"","",
        2023-02-08 19:50:09,"Pull A",1h 6m,"Plank",1,0,0,0,60,"","Slept badly",
        2023-02-10 07:05:00,"Legs",45m,"Squat (Barbell)",1,80,5,0,0,"","",

        """#

    private func read(_ csv: String, unit: WeightUnit? = nil) throws -> ImportedHistory {
        // Three hours east, as Riyadh is.
        try ImportedHistory(csv: csv, unit: unit) { date, time in
            Instant(milliseconds: (date.daysSinceEpoch * 1440 + Int64(time.minuteOfDay) - 180) * 60_000)
        }
    }

    @Test("Strong's table is read with warm-ups, drops, failures, exertion, notes and times where the person lives")
    func strong() throws {
        let history = try read(Self.strong, unit: .kg)
        #expect(history.faults.count == 0 && history.leftOut == 0 && history.workouts.count == 2)
        let pull = history.workouts[0]
        #expect(pull.name.text == "Pull A" && pull.startedAt.text == "2023-02-08T16:50:09.000Z")
        #expect(pull.finishedAt.text == "2023-02-08T17:56:09.000Z" && pull.note?.text == "Slept badly" && pull.line == 2)
        #expect(pull.entries.map(\.name.text) == ["Deadlift (Barbell)", "Pull Up", "Plank"])
        #expect(pull.entries[0].note?.text == "Grip \"hook\"" && pull.entries[1].note == nil)
        #expect(pull.entries[0].sets.map(\.label) == [.warmup, nil, .failure])
        #expect(pull.entries[0].sets.map { $0.weight?.value.hundredths } == [6000, 10_000, 10_250])
        #expect(pull.entries[0].sets.map { $0.exertion?.value } == [nil, 8.5, 10])
        // No load is none, and what counts seconds has no repetitions.
        #expect(pull.entries[1].sets.map(\.label) == [nil, .drop] && pull.entries[1].sets.allSatisfy { $0.weight == nil })
        #expect(pull.entries[2].sets.map { $0.seconds?.value } == [60] && pull.entries[2].sets[0].reps == nil)
        #expect(history.workouts[1].finishedAt - history.workouts[1].startedAt == .minutes(45))
    }

    @Test("Separators, line ends, a byte order mark and decimal commas make no difference")
    func dialects() throws {
        let plain = try read(Self.strong, unit: .kg).workouts
        #expect(try read("\u{feff}" + Self.strong.replacing("\n", with: "\r\n"), unit: .kg).workouts == plain)
        let semicolons = Self.strong.replacing(",", with: ";").replacing(".0;", with: ",0;").replacing("102.5", with: "102,5")
        #expect(try read(semicolons.replacing("8.5", with: "8,5"), unit: .kg).workouts == plain)
    }

    /// What spreadsheet programs make of a table on its way.
    @Test("A comma before three digits is of a thousand, where commas part the cells")
    func thousands() throws {
        func sets(_ rows: String..., separator: String = ",") throws -> [LoggedSet] {
            let header = "Date,Workout Name,Exercise Name,Set Order,Reps,Weight".replacing(",", with: separator)
            return try read(([header] + rows).joined(separator: "\n"), unit: .lb).workouts.flatMap { $0.entries.flatMap(\.sets) }
        }
        let commas = try sets(
            #"2023-02-08 19:50,A,Sled,1,"1,000","1,000""#, #"2023-02-08 19:50,A,Sled,2,5,"1,135.5""#,
            #"2023-02-08 19:50,A,Sled,3,5,"82,5""#,
            #"2023-02-08 19:50,A,Sled,4,5,45.359"#)
        #expect(commas.map { $0.weight?.value.hundredths } == [100_000, 113_550, 8250, 4536])
        #expect(commas.map { $0.reps?.value } == [1000, 5, 5, 5])
        // Elsewhere it is the decimal comma.
        #expect(try sets("2023-02-08 19:50;A;Sled;1;5;1,135", separator: ";").map { $0.weight?.value.hundredths } == [114])
    }

    @Test("A line whose cells were emptied is none", arguments: ["\n,,,,,,,,,,,", "\n , ,,,,,,,,,,\n,,,,,,,,,,,"])
    func emptied(_ lines: String) throws {
        let history = try read(Self.strong + lines, unit: .kg)
        #expect(history.workouts == (try read(Self.strong, unit: .kg).workouts))
        #expect(history.faults.count == 0 && history.leftOut == 0)
    }

    @Test(
        "A duration is read as clocks show it",
        arguments: [("1:05:00", 3900), ("45:30", 2730), ("0:00:59", 59), ("\"4,000\"", 4000)] as [(String, Int64)])
    func durations(_ text: String, _ seconds: Int64) throws {
        let workout = try #require(try read(Self.strong.replacing("1h 6m", with: text), unit: .kg).workouts.first)
        #expect(workout.finishedAt - workout.startedAt == .seconds(seconds))
    }

    @Test("Cells are told what they may be")
    func refusals() throws {
        func rules(_ text: String, as other: String) throws -> [FieldRule] {
            try read(Self.strong.replacing(text, with: other), unit: .kg).faults.first.compactMap {
                if case .cell(_, let rule) = $0.reason { rule } else { nil }
            }
        }
        #expect(try rules(",8.5", as: ",7.3") == [Exertion.notAllowed])
        #expect(try rules("45m", as: "49h") == [.mustNotBeLater(than: try LocalDate(validating: "2023-02-11"))])
        #expect(try rules("45m", as: "1:75:00") == [.malformed(expected: .time)])
    }

    @Test("The unit of weights is said by the column's name, by a column, or by the request, and else asked for")
    func units() throws {
        func weight(_ header: String, _ row: String, _ unit: WeightUnit? = nil) throws -> LiftedWeight? {
            let csv = "Date,Workout Name,Exercise Name,Set Order,Reps,\(header)\n2023-02-08 19:50,A,Row,1,5,\(row)"
            return try read(csv, unit: unit).workouts.first?.entries[0].sets[0].weight
        }
        #expect(try weight("Weight (kg)", "45", .lb) == LiftedWeight(Hundredths(trusted: 4500), .kg))
        #expect(try weight("Weight (lbs)", "45") == LiftedWeight(Hundredths(trusted: 4500), .lb))
        #expect(try weight("Weight,Weight Unit", "45.126,lbs") == LiftedWeight(Hundredths(trusted: 4513), .lb))
        #expect(try weight("Weight", "45", .lb) == LiftedWeight(Hundredths(trusted: 4500), .lb))
        #expect(try weight("Weight", "0") == nil)
        #expect(throws: ImportRefusal([FieldProblem("unit", .required)])) { try weight("Weight", "45") }
    }

    @Test("A table without the columns that make workouts is refused with their names")
    func columns() {
        #expect(throws: ImportRefusal([FieldProblem("csv.Exercise Name", .required), FieldProblem("csv.Set Order", .required)])) {
            try read("Date,Workout Name,Reps\n")
        }
        #expect(throws: ImportRefusal.self) { try read("\n") }
    }

    @Test("A wrong line costs its own workout and no other, and every wrong cell is told")
    func wrongLines() throws {
        let csv = """
            Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps,RPE
            2023-02-08 19:50,A,Row,1,60,5,
            2023-02-08 19:50,A,Row,2,heavy,1001,11
            2023-02-09 19:50,B,Row,1,60,5,
            2023-02-10 19:50,C,Row,1,60,5,
            2023-02-10 19:50,C,"Row,2,60,5,
            2023-02-10 19:50,C,Row,3,60,5,
            2023-02-11 19:50,D,Row,1,60,5,
            2023-02-30 19:50,E,Row,1,60,5,
            2023-02-12 19:50,F,Row,1,60
            2023-02-13 19:50,G,Row,1,60,5,
            2023-02-14 19:50,H,Row,1,60,5,
            """
        let history = try read(csv)
        #expect(history.workouts.map(\.name.text) == ["B", "H"])
        #expect(
            history.faults.first == [
                ImportFault(line: 3, .cell(column: "Weight (kg)", .wrongType(expected: "number"))),
                ImportFault(line: 3, .cell(column: "Reps", .outOfRange(minimum: 0, maximum: 1000))),
                ImportFault(line: 3, .cell(column: "RPE", .outOfRange(minimum: 1, maximum: 10))),
                ImportFault(line: 6, .quotes), ImportFault(line: 9, .cell(column: "Date", .malformed(expected: .instant))),
                ImportFault(line: 10, .cells),
            ].sorted { $0.line < $1.line })
        // The lines that say nothing stand between D and G.
        #expect(history.leftOut == 4)
    }

    /// Riyadh is three hours east: its first morning of all years is before them in UTC. Such a start is none, and leaves out what stands
    /// beside it; a finish costs its own workout.
    @Test("A time that is outside of all years in UTC is told with its line, and the other workouts are taken")
    func edges() throws {
        let csv = """
            Date,Workout Name,Duration,Exercise Name,Set Order,Reps
            2023-02-07 19:50,Neighbour,,Row,1,5
            0001-01-01 00:00:00,Before,,Row,1,5
            2023-02-08 19:50,Other neighbour,,Row,1,5
            0001-01-01 03:00:00,First,,Row,1,5
            9999-12-31T23:30:00Z,Last,29m,Row,1,5
            9999-12-31T23:31:00Z,Too long,29m,Row,1,5
            2023-02-09 19:50,Good,,Row,1,5
            """
        let history = try read(csv)
        #expect(history.workouts.map(\.name.text) == ["First", "Good", "Last"] && history.leftOut == 3)
        #expect(
            history.faults.first == [
                ImportFault(line: 3, .cell(column: "Date", .malformed(expected: .instant))),
                ImportFault(line: 7, .cell(column: "Duration", .malformed(expected: .instant))),
            ])
        for workout in history.workouts {
            #expect(try Instant(validating: workout.startedAt.text) == workout.startedAt)
            #expect(try Instant(validating: workout.finishedAt.text) == workout.finishedAt)
        }
        // Half past midnight of year 10000 in UTC.
        let after = "Date,Workout Name,Exercise Name,Set Order\n9999-12-31T23:30:00-01:00,After,Row,1"
        #expect(try read(after).faults.first == [ImportFault(line: 2, .cell(column: "Date", .malformed(expected: .instant)))])
    }

    @Test("Lines of one workout that stand apart are one workout, and an exercise that comes again is another entry")
    func order() throws {
        let csv = """
            Date,Workout Name,Exercise Name,Set Order,Reps
            2023-02-09 19:50,B,Row,1,1
            2023-02-08 19:50,A,Row,1,2
            2023-02-09 19:50,B,Row,2,3
            2023-02-09 19:50,B,Row,1,4
            2023-02-09 19:50,B,Dip,1,5
            """
        let workouts = try read(csv).workouts
        #expect(workouts.map(\.name.text) == ["A", "B"])
        #expect(workouts[1].entries.map { $0.sets.map { $0.reps?.value } } == [[1, 3], [4], [5]])
    }

    @Test("More rows or workouts than an import has are refused, and a workout that is too large is left out")
    func bounds() throws {
        let head = "Date,Workout Name,Exercise Name,Set Order,Reps\n"
        func rows(_ count: Int, _ row: (Int) -> String) -> String { head + (0..<count).map(row).joined(separator: "\n") }
        #expect(throws: ImportRefusal([FieldProblem("csv", .tooMany(maximum: 20_000))])) {
            try read(rows(20_001) { _ in "2023-02-08,A,Row,1,5" })
        }
        #expect(throws: ImportRefusal([FieldProblem("csv", .tooMany(maximum: 2000))])) {
            try read(rows(2001) { "2023-02-08,W\($0),Row,1,5" })
        }
        let large = try read(rows(101) { "2023-02-08,A,Row,\($0 + 1),5" } + "\n2023-02-09,B,Row,1,5")
        #expect(large.workouts.map(\.name.text) == ["B"] && large.leftOut == 1)
        #expect(large.faults.first == [ImportFault(line: 2, .tooLarge)])
        // 17 notes of 964 characters are 16,388.
        let note = String(repeating: "n", count: 964)
        let noted = "Date,Workout Name,Exercise Name,Set Order,Notes\n"
            + (1...17).map { "2023-02-08,A,Row \($0),1,\(note)" }.joined(separator: "\n") + "\n2023-02-09,B,Row,1,\(note)"
        #expect(try read(noted).workouts.map(\.name.text) == ["B"] && read(noted).faults.first == [ImportFault(line: 2, .tooLarge)])
    }

    @Test("Of a thousand faults the first hundred are kept, and all are counted")
    func faults() throws {
        let csv = "Date,Workout Name,Exercise Name,Set Order\n" + String(repeating: "2023-02-08,A,Row,x\n", count: 1000)
        let history = try read(csv)
        #expect(history.faults.first.count == 100 && history.faults.count == 1000 && history.leftOut == 1)
    }

    @Test("However one workout's lines are damaged, the file is read to its end and the workout after the next one is taken as it is")
    func damage() throws {
        var luck = SeededNumbers(seed: 7)
        let csv = Self.strong + #"2023-02-12 07:05:00,"Last",45m,"Squat (Barbell)",1,80,5,0,0,"","","# + "\n"
        let lines = csv.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        let (head, rest) = (lines[0] + [0x0a], Array(lines[8...].joined(separator: [0x0a])))
        let last = try #require(try read(csv, unit: .kg).workouts.last)
        for _ in 0..<2000 {
            var damaged = Array(lines[1..<8].joined(separator: [0x0a]))
            for _ in 0..<Int.random(in: 1...4, using: &luck) where !damaged.isEmpty {
                let place = Int.random(in: 0..<damaged.count, using: &luck)
                switch Int.random(in: 0...3, using: &luck) {
                case 0: damaged.remove(at: place)
                case 1: damaged.insert([0x22, 0x2c, 0x0a, 0x27, 0x3b].randomElement(using: &luck) ?? 0, at: place)
                case 2: damaged[place] = UInt8.random(in: 0...127, using: &luck)
                default: damaged.removeLast(Int.random(in: 0...min(80, damaged.count), using: &luck))
                }
            }
            let text = String(decoding: head + damaged + [0x0a] + rest, as: UTF8.self)
            let found = try read(text, unit: .kg).workouts
            let taken = found.first { $0.name == last.name }
            #expect(taken?.entries == last.entries && taken?.startedAt == last.startedAt, "\(text)")
            // Whatever is taken can be kept.
            #expect(found.allSatisfy { $0.details($0.entries.map { _ in .example }) { _ in .example }.problems().isEmpty }, "\(text)")
        }
    }
}

/// The same numbers on every run. Steele, Lea and Flood 2014.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
