import Contracts
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct ComplianceTests {
    @Test(
        .proves("GTSD-6.3-06"),
        arguments: [
            (4, 5, true), (3, 5, false), (8, 10, true), (7, 9, false), (8, 9, true), (79, 100, false), (80, 100, true), (5, 7, false),
            (6, 7, true), (0, 1, false), (1, 1, true), (1, 2, false), (0, 0, false), (100, 100, true), (799, 1000, false),
        ] as [(Int64, Int64, Bool)])
    func eightyPercentByWholeNumbers(_ completed: Int64, _ total: Int64, _ isCompliant: Bool) throws {
        #expect(ComplianceRule.isCompliant(completed: completed, total: total, threshold: 80) == isCompliant)

        // The same from tasks: skipped ones count in the total and not as done; deleting one that is not done takes it out.
        var tasks = Array(repeating: TaskStatus.completed, count: Int(completed))
        for index in completed..<max(completed, total) { tasks.append(index.isMultiple(of: 2) ? .skipped : .pending) }
        let count = ComplianceRule.count(tasks.shuffled())
        #expect(count == (completed, total))
        if tasks.last != .completed, total > 0 {
            let rest = ComplianceRule.count(tasks.dropLast())
            #expect(rest == (completed, total - 1))
            #expect(
                ComplianceRule.isCompliant(completed: rest.completed, total: rest.total, threshold: 80)
                    == (total > 1 && completed * 5 >= (total - 1) * 4))
        }
    }

    @Test func skippingDoesNotHelpAndDeletingCan() {
        func passes(_ tasks: [TaskStatus]) -> Bool {
            let count = ComplianceRule.count(tasks)
            return ComplianceRule.isCompliant(completed: count.completed, total: count.total, threshold: TaskPolicy().threshold)
        }
        let threeDone = Array(repeating: TaskStatus.completed, count: 3)
        #expect(!passes(threeDone + [.pending]))
        #expect(!passes(threeDone + [.skipped]))
        #expect(passes(threeDone))
        #expect(passes(threeDone + [.completed, .skipped]))
        #expect(!passes([]))
        #expect(!passes([.skipped]))
    }

    @Test func anotherThreshold() {
        #expect(ComplianceRule.isCompliant(completed: 1, total: 2, threshold: 50))
        #expect(!ComplianceRule.isCompliant(completed: 49, total: 99, threshold: 50))
        #expect(!ComplianceRule.isCompliant(completed: 99, total: 100, threshold: 100))
        #expect(ComplianceRule.isCompliant(completed: 0, total: 3, threshold: 0))
        #expect(!ComplianceRule.isCompliant(completed: 0, total: 0, threshold: 0))
    }

    @Test func percentagesRoundDown() {
        #expect(ComplianceRule.percent(completed: 3, total: 7) == 42)
        #expect(ComplianceRule.percent(completed: 6, total: 7) == 85)
        #expect(ComplianceRule.percent(completed: 0, total: 0) == 0)
        #expect(ComplianceRule.percent(completed: 5, total: 5) == 100)
        // 80 is shown exactly for compliant days, 100 only for whole ones.
        for total in 1...120 as ClosedRange<Int64> {
            for completed in 0...total {
                let percent = ComplianceRule.percent(completed: completed, total: total)
                #expect(percent == 100 * completed / total)
                #expect((percent >= 80) == ComplianceRule.isCompliant(completed: completed, total: total, threshold: 80))
                #expect((percent == 100) == ComplianceRule.isPerfect(completed: completed, total: total))
            }
        }
        #expect(!ComplianceRule.isPerfect(completed: 0, total: 0))
    }

    @Test(
        arguments: [
            (0, .none), (1, .low), (39, .low), (40, .medium), (79, .medium), (80, .high), (99, .high), (100, .full),
        ] as [(Int64, ComplianceLevel)])
    func shades(_ percent: Int64, _ level: ComplianceLevel) { #expect(ComplianceRule.level(percent: percent) == level) }

    private func outcome(_ completed: Int64, _ total: Int64, isOver: Bool, isLived: Bool = true) -> DayOutcome {
        ComplianceRule.outcome(completed: completed, total: total, isOver: isOver, isLived: isLived, threshold: 80)
    }

    @Test func outcomes() {
        #expect(outcome(4, 5, isOver: false) == .open)
        #expect(outcome(0, 0, isOver: false) == .open)
        #expect(outcome(4, 5, isOver: true) == .compliant)
        #expect(outcome(3, 5, isOver: true) == .missed)
        #expect(outcome(0, 0, isOver: true) == .neutral)
        #expect(outcome(0, 5, isOver: true, isLived: false) == .neutral)
        #expect(outcome(5, 5, isOver: true, isLived: false) == .neutral)
        #expect(outcome(0, 5, isOver: false, isLived: false) == .open)
    }

    @Test func anOpenDayIsJudgedAndAFixedOneIsNot() {
        func day(_ completed: Int64, _ outcome: DayOutcome) -> DayCompliance {
            ComplianceRule.day(.example, completed: completed, total: 7, outcome: outcome, threshold: 80)
        }
        #expect(
            day(6, .open)
                == DayCompliance(date: .example, total: 7, completed: 6, percent: 85, compliant: true, level: .high, outcome: .open))
        #expect(
            day(5, .open)
                == DayCompliance(date: .example, total: 7, completed: 5, percent: 71, compliant: false, level: .medium, outcome: .open))
        // Fixed under another threshold: the numbers are shown, the outcome stands.
        #expect(day(5, .compliant).compliant && day(5, .compliant).percent == 71)
        #expect(!day(6, .missed).compliant && day(6, .missed).level == .high)
        #expect(!day(6, .frozen).compliant)
        #expect(!day(7, .neutral).compliant && day(7, .neutral).level == .full)
    }
}
