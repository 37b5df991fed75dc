import Contracts
import Testing
import Wire

/// The same numbers on every run. Steele, Lea and Flood 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

extension LocalDate {
    static func of(_ year: Int64, _ month: Int64, _ day: Int64) throws -> LocalDate {
        try #require(LocalDate(year: year, month: month, day: day))
    }
}

extension DailyTask {
    /// Due on 1 March 2026.
    static func sample(
        _ number: Int, _ type: TaskType = .meal, _ status: TaskStatus = .pending, at minute: Int = 450, priority: Int64 = 2,
        on date: LocalDate = .example
    ) throws -> DailyTask {
        let time = try #require(LocalTime(hour: minute / 60, minute: minute % 60))
        return DailyTask(
            id: TaskID(trusted: "01960f3e-7b6a-7c3e-9d2a-\(String(1_000_000_000_00 + number))"), planId: .example, seriesId: .example,
            date: date, title: "Task \(number)", description: nil, taskType: type, source: .plan, status: status, dueDate: .example,
            dueTime: time, priority: Priority(trusted: priority), metadata: TaskMetrics(), createdAt: .example, updatedAt: .example)
    }
}

extension TaskMetrics {
    static func with(_ change: (inout TaskMetrics) -> Void) -> TaskMetrics {
        var metrics = TaskMetrics()
        change(&metrics)
        return metrics
    }

    /// Every number there is.
    static var full: TaskMetrics {
        .with {
            $0.reps = .example
            $0.sets = .example
            $0.weightKg = .example
            $0.calories = .example
            $0.proteinG = .example
            $0.ml = .example
            $0.minutes = .example
            $0.distanceKm = .example
            $0.steps = .example
        }
    }
}

extension String {
    /// Letters of the Arabic block.
    var hasArabicLetters: Bool { unicodeScalars.contains { (0x621...0x64a).contains($0.value) } }
    var hasLatinLetters: Bool { unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic } }
}
