import AppTesting
import Contracts
import EventLoop
import HTTPCore
import Platform
@testable import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire

/// `/ready` says the truth within a second.
@Suite struct ReadinessTests {
    @Test func aDatabaseThatTakesNothingIsNamed() async throws {
        try await run { app, database in
            #expect(try await app.answer(System.ready).status == 200)
            let cases: [(DatabaseError, String)] = [
                (.diskFull, "database disk_full"), (.readOnly, "database cannot_write"),
                (.inputOutput(code: "778"), "database cannot_write"),
                (.notWritable, "database cannot_write"), (.corrupt("malformed disk image"), "database damaged"),
                (.connectionLost, "database no_answer"), (.busy, "database no_answer"),
                (.timedOut, "database no_answer"), (.unresponsive, "database no_answer"), (.commitOutcomeUnknown, "database no_answer"),
            ]
            for (error, field) in cases {
                database.fails(error)
                try await eventually("\(field)") { try await app.answer(System.ready).status == 503 }
                let answer = try await app.answer(System.ready)
                #expect(answer.fields == [field])
                #expect(answer.headers["Retry-After"] == "1")
                let arabic = try await app.with("Accept-Language", "ar").answer(System.ready)
                #expect(String(decoding: arabic.body, as: UTF8.self).unicodeScalars.contains { (0x600...0x6ff).contains($0.value) })
                #expect(try await app.answer(System.health).status == 200, "the process itself is well")
                database.works()
                try await eventually("ready again") { try await app.answer(System.ready).status == 200 }
            }
        }
    }

    /// However many ask, one question waits; and nobody who asks waits for a database that says nothing.
    @Test func aSilentDatabaseHoldsNobodyUp() async throws {
        try await run { app, database in
            database.isSilent()
            try await eventually("the good answer is old") { try await app.answer(System.ready).status == 503 }
            let before = database.asked
            let answers = try await parallel(20) { _ in try await app.answer(System.ready) }
            #expect(answers.allSatisfy { $0.status == 503 && $0.fields == ["database no_answer"] })
            #expect(database.asked - before <= 1)
            database.works()
            try await eventually("ready again") { try await app.answer(System.ready).status == 200 }
        }
    }

    @Test func goodAnswersCostOneWriteAMoment() async throws {
        try await run { app, database in
            let before = database.asked
            _ = try await parallel(50) { _ in try await app.answer(System.ready) }
            #expect(database.asked - before < 10)
        }
    }

    private func run(_ body: (AppClient, FaultyDatabase) async throws -> Void) async throws {
        try await Probe.run(settings: ProbeService.Settings()) { app async throws in
            let loops = try EventLoopGroup(count: 1, name: "faulty")
            let database = FaultyDatabase(try await ServiceMain.openDatabase(app.app.runtime.configuration, loops))
            let faulty = try await ServiceApp<ProbeService>(
                configuration: app.app.runtime.configuration, settings: ProbeService.Settings(), loops: loops, database: database,
                logger: Logger(service: "probe", level: .trace, sink: app.log), clock: app.clock)
            database.counts()
            let result: Result<Void, any Error>
            do { result = .success(try await body(AppClient(responder: faulty.responder), database)) } catch { result = .failure(error) }
            database.works()
            await faulty.shutDown()
            loops.stop()
            try result.get()
        }
    }
}

/// A database that refuses writes, or says nothing to them, when it is told to. The worker of the service claims by writes too, so only
/// those that come from `/ready` are counted: they are the ones that may fail.
private final class FaultyDatabase: Database {
    private enum Mode { case works, fails(DatabaseError), silent }
    private struct State {
        var mode = Mode.works
        var asked = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let inner: any Database
    private let state = Mutex(State())

    init(_ inner: any Database) { self.inner = inner }

    var engine: Engine { inner.engine }
    var asked: Int { state.withLock { $0.asked } }
    func counts() { state.withLock { $0.asked = 0 } }
    func fails(_ error: DatabaseError) { set(.fails(error)) }
    func isSilent() { set(.silent) }
    func works() { set(.works) }

    private func set(_ mode: Mode) {
        let waiting = state.withLock { state in
            state.mode = mode
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T { try await inner.read(body) }
    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T { try await inner.snapshot(body) }
    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        let result = try await inner.write { db in
            let recorder = Recorder(inner: db)
            let value = try await body(recorder)
            return (value, recorder.isQuestion)
        }
        if result.1 { try await judge() }
        return result.0
    }
    func close() async { await inner.close() }

    private func judge() async throws {
        let mode = state.withLock { state in
            state.asked += 1
            return state.mode
        }
        switch mode {
        case .works: break
        case .fails(let error): throw error
        case .silent:
            await withCheckedContinuation { continuation in
                let late = state.withLock { state in
                    guard case .silent = state.mode else { return true }
                    state.waiting.append(continuation)
                    return false
                }
                if late { continuation.resume() }
            }
        }
    }

    /// Sees whether the statement is the one of `/ready`.
    private final class Recorder: Connection {
        let inner: any Connection
        var isQuestion = false
        init(inner: any Connection) { self.inner = inner }
        var engine: Engine { inner.engine }
        func query(_ sql: SQL) async throws(DatabaseError) -> [Row] { try await inner.query(sql) }
        func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
            if "\(sql)".contains("readiness") { isQuestion = true }
            return try await inner.execute(sql)
        }
    }
}
