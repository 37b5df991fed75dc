import Contracts
import JSONCoding
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct TaskOrderTests {
    private func day() throws -> [DailyTask] {
        [
            try .sample(1, .workout, .pending, at: 1065, priority: 1), try .sample(2, .meal, .completed, at: 450, priority: 1),
            try .sample(3, .hydration, .skipped, at: 1245, priority: 2), try .sample(4, .cardio, .pending, at: 1065, priority: 3),
            try .sample(5, .supplement, .completed, at: 495, priority: 3), try .sample(6, .weightLog, .pending, at: 435, priority: 2),
            try .sample(7, .meal, .pending, at: 780, priority: 1), try .sample(8, .progressPhoto, .skipped, at: 420, priority: 3),
        ]
    }

    private func titles(_ tasks: [DailyTask]) -> [String] { tasks.map { String($0.title.dropFirst(5)) } }

    @Test(.proves("GTSD-4.1-02", "GTSD-4.1-12")) func theDayIsGrouped() throws {
        let groups = TaskOrder.group(try day())
        #expect(groups.map(\.group) == [.nutrition, .exercise, .supplements, .hydration, .tracking])
        #expect(groups.map { titles($0.tasks) } == [["2", "7"], ["1", "4"], ["5"], ["3"], ["6", "8"]])
        #expect(TaskOrder.group([]).isEmpty)
        #expect(TaskOrder.group([try .sample(1, .hydration)]).map(\.group) == [.hydration])
        // Every type has its group, and no task is lost.
        let all = try TaskType.allCases.enumerated().map { try DailyTask.sample($0.offset, $0.element) }
        #expect(TaskOrder.group(all).flatMap(\.tasks).count == 7)
        let expected: [TaskType: TaskGroup] = [
            .meal: .nutrition, .workout: .exercise, .cardio: .exercise, .supplement: .supplements, .hydration: .hydration,
            .weightLog: .tracking, .progressPhoto: .tracking,
        ]
        for (group, tasks) in TaskOrder.group(all) { #expect(tasks.allSatisfy { expected[$0.taskType] == group }) }
    }

    @Test(.proves("GTSD-4.3-01", "GTSD-4.1-12")) func filterByGroup() throws {
        let day = try day()
        let expected: [TaskGroup?: [String]] = [
            nil: ["1", "2", "3", "4", "5", "6", "7", "8"], .nutrition: ["2", "7"], .exercise: ["1", "4"], .supplements: ["5"],
            .hydration: ["3"], .tracking: ["6", "8"],
        ]
        #expect(expected.count == TaskGroup.allCases.count + 1)
        for (group, wanted) in expected { #expect(titles(TaskOrder.filter(day, group: group)) == wanted) }
    }

    @Test(.proves("GTSD-4.3-02")) func filterByStatus() throws {
        let day = try day()
        let expected: [TaskStatusFilter: [String]] = [
            .all: ["1", "2", "3", "4", "5", "6", "7", "8"], .pending: ["1", "4", "6", "7"], .completed: ["2", "5"], .skipped: ["3", "8"],
            .incomplete: ["1", "3", "4", "6", "7", "8"],
        ]
        for filter in TaskStatusFilter.allCases {
            #expect(titles(TaskOrder.filter(day, status: filter)) == expected[filter])
            #expect(TaskOrder.counts(day)[filter] == expected[filter]?.count)
        }
        #expect(titles(TaskOrder.filter(day, group: .tracking, status: .incomplete)) == ["6", "8"])
        #expect(TaskOrder.filter(day, group: .supplements, status: .pending).isEmpty)
    }

    @Test(.proves("GTSD-4.3-05"), arguments: TaskGroup.allCases, TaskStatusFilter.allCases)
    func aGroupAndAStatusTogether(_ group: TaskGroup, _ status: TaskStatusFilter) throws {
        let groups: [TaskGroup: Set<String>] = [
            .nutrition: ["2", "7"], .exercise: ["1", "4"], .supplements: ["5"], .hydration: ["3"], .tracking: ["6", "8"],
        ]
        let statuses: [TaskStatusFilter: Set<String>] = [
            .all: ["1", "2", "3", "4", "5", "6", "7", "8"], .pending: ["1", "4", "6", "7"], .completed: ["2", "5"], .skipped: ["3", "8"],
            .incomplete: ["1", "3", "4", "6", "7", "8"],
        ]
        let wanted = try #require(groups[group]).intersection(try #require(statuses[status]))
        #expect(titles(TaskOrder.filter(try day(), group: group, status: status)) == wanted.sorted())
    }

    @Test(.proves("GTSD-P-3.4-04")) func sortedByTimeOrPriority() throws {
        let day = try day()
        #expect(titles(TaskOrder.sort(day, by: .time)) == ["8", "6", "2", "5", "7", "1", "4", "3"])
        #expect(titles(TaskOrder.sort(day, by: .priority)) == ["2", "7", "1", "6", "3", "8", "5", "4"])
        let filter = TaskFilter(status: .incomplete, sort: .priority)
        #expect(titles(TaskOrder.list(day, filter)) == ["7", "1", "6", "3", "8", "4"])
        // Over several days the date comes first.
        let days = [try DailyTask.sample(1, at: 60, on: .example + 1), try .sample(2, at: 600)]
        #expect(titles(TaskOrder.sort(days, by: .time)) == ["2", "1"])
    }

    @Test(.proves("GTSD-P-3.4-04"), arguments: [41, 42, 43] as [UInt64]) func equalTasksKeepTheirOrder(_ seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        for _ in 0..<50 {
            let tasks = try (0..<Int.random(in: 0...80, using: &generator)).map { number in
                try DailyTask.sample(
                    number, at: Int.random(in: 0...3, using: &generator) * 60, priority: Int64.random(in: 1...3, using: &generator))
            }
            for sort in TaskSort.allCases {
                let sorted = TaskOrder.sort(tasks, by: sort)
                #expect(Set(sorted.map(\.id)) == Set(tasks.map(\.id)) && sorted.count == tasks.count)
                for (a, b) in zip(sorted, sorted.dropFirst()) {
                    let (x, y) = sort == .time ? ((0, a.dueTime.minuteOfDay), (0, b.dueTime.minuteOfDay))
                        : ((Int(a.priority.value), a.dueTime.minuteOfDay), (Int(b.priority.value), b.dueTime.minuteOfDay))
                    #expect(x <= y)
                    if x == y { #expect(a.id < b.id) }
                }
                #expect(TaskOrder.sort(sorted, by: sort) == sorted)
            }
        }
    }

    @Test func aFilterIsKept() throws {
        for filter in [TaskFilter(), TaskFilter(group: .hydration, status: .incomplete, sort: .priority)] {
            let again = try JSONTreeDecoder.decode(TaskFilter.self, from: JSONParser.parse(JSONWriter.encode(filter)))
            #expect(again == filter)
        }
    }
}
