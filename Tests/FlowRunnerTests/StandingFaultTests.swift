import Faults
import JSONCoding
import Testing

@testable import FlowRunner

/// `barbell fault` against the proxy itself, and against one that is not there.
@Suite struct StandingFaultTests {
    private func withProxy(_ body: (StandingFaults) throws -> Void) throws {
        let proxy = try FaultProxy([FaultEdge(from: "tasks", to: "profile", port: 0, host: "127.0.0.1", target: 9)])
        defer { proxy.stop() }
        try body(StandingFaults(control: proxy.controlURL, environment: .live(checker: nil)))
    }

    @Test func aFaultStandsUntilItIsCleared() throws {
        try withProxy { faults in
            #expect(try faults.list().isEmpty)
            var wish = StandingFaults.Wish(from: "tasks", to: "profile", action: "status")
            wish.status = 503
            wish.route = "GET /profile/users/{id}"
            let id = try faults.set(wish)
            let line = "\(id)  tasks → profile GET /profile/users/{id}: status 503  met 0 of 0 calls"
            #expect(try faults.list() == [line])
            wish = StandingFaults.Wish(from: "*", to: "profile", action: "delay")
            wish.delayMs = 200
            wish.rate = 0.5
            _ = try faults.set(wish)
            #expect(try faults.list().count == 2)
            #expect(try faults.clear(id) == [line])
            #expect(try faults.clear(nil).count == 1)
            #expect(try faults.list().isEmpty)
        }
    }

    @Test func whatIsWrongIsSaidInWords() throws {
        try withProxy { faults in
            var wish = StandingFaults.Wish(from: "tasks", to: "store", action: "reset")
            let edge = #expect(throws: StandingFaults.Refusal.self) { try faults.set(wish) }
            #expect(edge?.message == "nothing goes from 'tasks' to 'store'; there is tasks → profile" && edge?.isEnvironment == false)
            wish = StandingFaults.Wish(from: "tasks", to: "profile", action: "explode")
            let action = #expect(throws: StandingFaults.Refusal.self) { try faults.set(wish) }
            #expect(action?.message.hasPrefix("action must be one of status, delay") == true)
            let id = #expect(throws: StandingFaults.Refusal.self) { try faults.clear("7") }
            #expect(id?.message == "no fault has the id 7; there is none")
        }
        let away = StandingFaults(control: "http://127.0.0.1:9", environment: .live(checker: nil))
        let refusal = #expect(throws: StandingFaults.Refusal.self) { try away.list() }
        #expect(refusal?.isEnvironment == true)
    }
}
