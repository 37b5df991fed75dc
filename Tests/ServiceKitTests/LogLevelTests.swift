import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Testing
import Wire

/// An operator hears more, or less, of a service without starting it again.
@Suite struct LogLevelTests {
    private static let settings = ProbeService.Settings(routes: { runtime in
        [
            Notes.list.handle { _ in
                runtime.logger.with(requestID: "x").log(.debug, "a detail")
                return Note("x")
            }
        ]
    })

    @Test func theLevelIsThatOfEveryLoggerFromThenOn() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            _ = try await app.client.send(.get, "/notes")
            #expect(app.log.count(of: "a detail") == 1)
            #expect(try await app.peer(.operator).answer(ServiceLog.setLevel, LogChange(level: .warning)).status == 204)
            _ = try await app.client.send(.get, "/notes")
            #expect(app.log.count(of: "a detail") == 1 && app.log.count(of: "request") == 1)
            #expect(try await app.peer(.operator).answer(ServiceLog.setLevel, LogChange(level: .debug)).status == 204)
            _ = try await app.client.send(.get, "/notes")
            #expect(app.log.count(of: "a detail") == 2 && app.log.count(of: "log level set") == 2)
        }
    }

    @Test func itIsTheOperatorsToSay() async throws {
        try await Probe.run(settings: Self.settings, testHooks: false) { app async throws in
            #expect(try await app.client.json(.put, "/log/level", #"{"level":"error"}"#).code == .tokenMissing)
            #expect(try await app.peer(.tasks).answer(ServiceLog.setLevel, LogChange(level: .error)).code == .forbidden)
        }
    }
}
