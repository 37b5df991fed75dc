import EventLoop
import Platform
import Storage
import Testing
@testable import PostgresStorage

/// Looking up the names of servers.
struct LookupTests {
    @Test func aResolverThatSaysNothingIsGivenUp() async throws {
        let loops = try EventLoopGroup(count: 1)
        defer { loops.stop() }
        let loop = loops.loops[0], lookups = try PostgresLookups(most: 4), silence = Semaphore()
        // The threads end with the test.
        defer { for _ in 0..<8 { silence.signal() } }
        let errors = await withTaskGroup(of: DatabaseError?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    await databaseError { try await lookups.run(within: .milliseconds(50), on: loop) { silence.wait() } }
                }
            }
            return await group.reduce(into: [DatabaseError?]()) { $0.append($1) }
        }
        #expect(errors.count == 8)
        for error in errors {
            guard case .connectionFailed = error else {
                Issue.record("it was not given up: \(String(describing: error))")
                continue
            }
        }
    }

    /// Behind a resolver that says nothing these connect all the same.
    @Test(arguments: [
        ("postgres://barbell@db1.example,10.0.0.2/tasks", [true, false]), ("postgres://barbell@[::1]:5433/tasks", [false]),
        ("host=/run/postgresql dbname=tasks", [false]), ("host=db1.example hostaddr=10.0.0.1 dbname=tasks", [false]),
        ("dbname=tasks", [false]), ("host=db1.example port=5432,5433 dbname=tasks", [true, true]),
    ])
    func onlyNamesAreLookedUp(_ url: String, _ areNamed: [Bool]) {
        let servers = PostgresServers(url: Secret(url))
        #expect((0..<servers.count).map(servers.isNamed(attempt:)) == areNamed)
    }

    @Test func whatIsLookedUpIsGiven() async throws {
        let loops = try EventLoopGroup(count: 1)
        defer { loops.stop() }
        let lookups = try PostgresLookups(most: 1)
        for number in 0..<20 {
            #expect(try await lookups.run(within: .seconds(30), on: loops.loops[0]) { number } == number)
        }
    }
}
