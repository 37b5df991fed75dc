@testable import AppTesting
import Foundation
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing

/// What looks for statements that read a table whole is looked at itself: it went silent once.
@Suite struct PlanCheckTests {
    @Test(arguments: Engine.allCases)
    func aTableThatIsReadWholeIsFound(_ engine: Engine) async throws {
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            let scanning = RecordingDatabase(app.database)
            _ = try await scanning.read { db in try await db.query("SELECT name FROM effects WHERE at = \(7 as Int64)") }
            do {
                try await PlanCheck.check(scanning, service: "probe", wanted: "fail")
                Issue.record("nothing was found")
            } catch let found as UnexplainedScans {
                #expect(found.problems == ["probe, \(engine.rawValue), effects: SELECT name FROM effects WHERE at = $1"])
            }

            let searching = RecordingDatabase(app.database)
            _ = try await searching.read { db in try await db.query("SELECT received_at FROM inbox WHERE event_id = \("x")") }
            _ = try await searching.write { db in try await db.execute("DELETE FROM departed WHERE user_id = \("x")") }
            try await PlanCheck.check(searching, service: "probe", wanted: "fail")
        }
    }

    /// The scripts that run the tests ask for it.
    @Test(arguments: ["Tools/test", "Tools/check"])
    func whatRunsTheTestsAsksForIt(_ script: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        #expect(try String(contentsOf: root.appending(path: script), encoding: .utf8).contains("BARBELL_SCANS=fail "))
    }
}
