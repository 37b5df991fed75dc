import AppTesting
@testable import MediaService
import Synchronization
import TestSupport
import Testing
import Wire

/// Who is let through, and in which turn.
@Suite struct GateTests {
    private let noor = UserID(trusted: "noor")
    private let omar = UserID(trusted: "omar")
    private let sara = UserID(trusted: "sara")

    /// Who went in, in order, and what keeps those inside who are there.
    private final class House: Sendable {
        let order = Mutex<[String]>([])
        private let doors = Mutex<[String: CheckedContinuation<Void, Never>]>([:])

        var inside: [String] { doors.withLock { Array($0.keys) } }

        func stay(_ name: String) async {
            await withCheckedContinuation { door in
                order.withLock { $0.append(name) }
                doors.withLock { $0[name] = door }
            }
        }

        func leave(_ name: String) { doors.withLock { $0.removeValue(forKey: name) }?.resume() }
    }

    @Test func linesTakeTurns() {
        var queue = FairQueue<Int>()
        for number in 0..<100 { queue.append(number, of: noor) }
        queue.append(1000, of: omar)
        queue.append(2000, of: sara)
        queue.append(1001, of: omar)
        #expect(queue.count == 103 && queue.count(of: noor) == 100)
        var taken: [Int] = []
        while taken.count < 6, let next = queue.popFirst(where: { _ in true }) { taken.append(next.0) }
        #expect(taken == [0, 1000, 2000, 1, 1001, 2])
        #expect(queue.popFirst(where: { $0 == omar }) == nil && queue.count == 97)
    }

    /// One person fills every place and a line of his own; a stranger goes in at once, and the next one after whoever leaves first.
    @Test func nobodysWorkIsBeforeEverybodyElses() async throws {
        let gate = Gate(width: 2, queue: 40)
        let house = House()
        func visit(_ name: String, _ person: UserID) -> Task<Bool, Never> {
            Task {
                do {
                    try await gate.pass(person) { await house.stay(name) }
                    return true
                } catch { return false }
            }
        }
        func isInside(_ name: String) -> Bool { house.inside.contains(name) }
        var visits = ["noor 0", "noor 1"].map { visit($0, noor) }
        try await eventually("both are inside") { isInside("noor 0") && isInside("noor 1") }
        // A quarter of the line is all one person gets.
        let waiting = (2..<13).map { visit("noor \($0)", noor) }
        visits.append(visit("omar", omar))
        try await eventually("a stranger is let in") { isInside("omar") }
        visits.append(visit("sara", sara))
        // Sara waits with ten of Noor's before her, and goes in when any place is free.
        try await Task.sleep(for: .milliseconds(50))
        house.leave("noor 0")
        try await eventually("somebody else goes in") { house.order.withLock { $0.count == 4 } }
        house.leave("noor 1")
        try await eventually("and another") { house.order.withLock { $0.count == 5 } }
        #expect(house.order.withLock { $0.contains("sara") }, "\(house.order.withLock { $0 })")
        let opening = Task {
            while !Task.isCancelled {
                for name in house.inside { house.leave(name) }
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { opening.cancel() }
        var turnedAway = 0
        for visit in waiting where await !visit.value { turnedAway += 1 }
        #expect(turnedAway == 1)
        for visit in visits { #expect(await visit.value) }
    }
}
