import CurlKit
import HTTPCore
import JSONCoding
import Synchronization
import Testing

@testable import Faults

/// What each action does to a caller and a callee, over real sockets.
@Suite(.timeLimit(.minutes(2))) struct ActionTests {
    private static func isReset(_ error: CurlError?) -> Bool { if case .reset = error { true } else { false } }

    private static func error(
        _ stage: Stage, _ path: String = "/x", method: String = "POST", body: [UInt8]? = [1], timeout: Duration = .seconds(20)
    ) throws -> CurlError {
        try #require(throws: CurlError.self) { _ = try stage.call(path, method: method, body: body, timeout: timeout) }
    }

    @Test func statusIsAnsweredWithoutTheCallee() async throws {
        try await withStage { stage in
            try stage.set(#""action": "status", "status": 503, "retryAfter": 7, "body": {"code": "unavailable"}, "call": 2"#)
            let session = try EasySession()
            #expect(try stage.call(session: session).text == "answer 1")
            let injected = try stage.call(session: session)
            #expect(injected.status.code == 503 && injected.headers["Retry-After"] == "7" && injected.text == #"{"code":"unavailable"}"#)
            #expect(injected.headers["Content-Type"] == "application/json" && !injected.isNewConnection)
            let after = try stage.call(session: session)
            #expect(after.text == "answer 2" && !after.isNewConnection, "the connection goes on")
            let hit = try #require(try stage.hits().first)
            #expect(hit["call"] == 2 && hit["method"] == "GET" && hit["path"] == "/x" && hit["answered"] == .null)
            #expect(try stage.faults()[0]["matched"] == 3)
        }
    }

    @Test func statusOfAnyKindKeepsTheConnection() async throws {
        try await withStage { stage in
            let session = try EasySession()
            for (method, members, body) in [
                ("GET", #""status": 204"#, ""), ("HEAD", #""status": 500, "body": "down""#, ""),
                ("POST", #""status": 418, "body": "teapot ☕""#, "teapot ☕"),
                ("GET", #""status": 304"#, ""), ("PUT", #""status": 200, "body": [1, null]"#, "[1,null]"), ("POST", #""status": 502"#, ""),
            ] {
                try stage.set(#""action": "status", \#(members)"#)
                let answer = try stage.call(method: method, body: method.hasPrefix("P") ? pattern(300_000) : nil, session: session)
                #expect(answer.text == body, "\(method) \(members)")
                try stage.control("DELETE", "/faults?run=r")
            }
            #expect(stage.callee.requests.isEmpty)
            let next = try stage.call(session: session)
            #expect(next.text == "answer 1" && !next.isNewConnection)
        }
    }

    @Test func resetAndRefuseReachNobody() async throws {
        try await withStage { stage in
            for action in ["reset", "refuse"] {
                try stage.set("\"action\": \"\(action)\"")
                #expect(Self.isReset(try Self.error(stage)))
                let raw = try RawClient(port: stage.port)
                raw.send("GET / HTTP/1.1\r\nHost: a\r\nX-Test-Run: r\r\n\r\n")
                #expect(raw.rest() == ("", .reset))
                try stage.control("DELETE", "/faults?run=r")
            }
            #expect(stage.callee.requests.isEmpty)
            #expect(try stage.call().text == "answer 1")
        }
    }

    @Test func dropLetsTheCalleeFinish() async throws {
        try await withStage { stage in
            try stage.set(#""action": "drop", "times": 1"#)
            let session = try EasySession()
            _ = try stage.call(run: nil, session: session)
            let raw = try RawClient(port: stage.port)
            raw.send("POST /large HTTP/1.1\r\nHost: a\r\nX-Test-Run: r\r\nContent-Length: 3\r\n\r\nabc")
            #expect(raw.rest() == ("", .closed))
            #expect(stage.callee.lines == ["GET /x", "POST /large"])
            #expect(try stage.hits()[0]["answered"] == 200)
            #expect(try stage.call(session: session).text == "answer 3")
        }
    }

    @Test func truncateLeavesSomethingOut() async throws {
        try await withStage { stage in
            func bytes(_ members: String, _ path: String) throws -> [UInt8] {
                try stage.set(#""action": "truncate"\#(members)"#)
                let raw = try RawClient(port: stage.port)
                raw.send("GET \(path) HTTP/1.1\r\nHost: a\r\nX-Test-Run: r\r\n\r\n")
                let (bytes, end) = raw.restBytes()
                #expect(end == .closed)
                try stage.control("DELETE", "/faults?run=r")
                return bytes
            }
            func got(_ members: String, _ path: String) throws -> String { String(decoding: try bytes(members, path), as: UTF8.self) }
            let half = try got("", "/x")
            #expect(half.hasPrefix("HTTP/1.1 200 OK\r\n") && half.contains("Content-Length: 8\r\n") && half.hasSuffix("\r\n\r\nansw"))
            #expect(try got(#", "afterBytes": 1"#, "/x").hasSuffix("\r\n\r\na"))
            #expect(try got(#", "afterBytes": 0"#, "/x").hasSuffix("\r\n\r\n"))
            #expect(try got(#", "afterBytes": 900"#, "/x").hasSuffix("\r\n\r\nanswer "), "never the whole")
            #expect(try !got("", "/none").contains("\r\n\r\n"), "of an answer without a body half of the head")
            // Of chunks, sizes and all, the same: 40 of 50 kB each have no length to halve, so they are counted first.
            let stream = try bytes("", "/stream")
            #expect((1_000_000..<1_010_000).contains(stream.count))
            let large = try bytes(#", "afterBytes": 5000000"#, "/large")
            #expect(large.suffix(5_000_000) == pattern(5_000_000)[...] && large.count < 5_001_000)
            #expect(try bytes("", "/large").count < (10 << 20) + 1000)
            try stage.set(#""action": "truncate""#)
            _ = try Self.error(stage, "/large")
        }
    }

    @Test func delayHoldsTheRequestOrTheAnswer() async throws {
        let reached = Mutex<[ContinuousClock.Instant]>([])
        try await withStage(Callee { _ in reached.withLock { $0.append(.now) } }) { stage in
            try stage.set(#""action": "delay", "delayMs": 300, "call": 1"#)
            let start = ContinuousClock.now
            #expect(try stage.call().text == "answer 1")
            #expect(reached.withLock { $0[0] } - start >= .milliseconds(300))
            try stage.set(#""action": "delay", "phase": "answer", "delayMs": 300, "call": 1"#, run: "late")
            let second = ContinuousClock.now
            #expect(try stage.call(run: "late").text == "answer 2")
            #expect(ContinuousClock.now - second >= .milliseconds(300))
            #expect(try stage.hits(run: "late")[0]["answered"] == 200)
        }
    }

    /// The caller leaves, the callee works on: once for a request that was held, once for an answer.
    @Test(arguments: ["", #""phase": "answer","#]) func theCalleeCommitsAlthoughTheCallerLeft(_ phase: String) async throws {
        try await withStage { stage in
            try stage.set("\(phase) \"action\": \"delay\", \"delayMs\": 600")
            let error = try Self.error(stage, "/echo", body: pattern(100_000), timeout: .milliseconds(150))
            #expect(error == .timedOut(connecting: false))
            eventually { stage.callee.lines == ["POST /echo"] }
            #expect(stage.callee.requests[0].body == pattern(100_000))
            try eventually { try stage.hits().first?["answered"] == 200 }
        }
    }

    @Test(arguments: [
        #""action": "delay", "delayMs": 100"#, #""action": "drop""#, #""action": "duplicate""#, #""action": "reorder", "delayMs": 100"#,
    ])
    func theCalleeCommitsAlthoughTheCallerWasCutOff(_ members: String) async throws {
        try await withStage(Callee { _ in try? await Task.sleep(for: .milliseconds(200)) }) { stage in
            try stage.set(members)
            let raw = try RawClient(port: stage.port)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nX-Test-Run: r\r\nContent-Length: 3\r\n\r\nabc")
            try eventually { try stage.faults()[0]["fired"] == 1 }
            raw.reset()
            try eventually { try stage.hits()[0]["answered"] == 200 }
            #expect(stage.callee.requests.allSatisfy { $0.body == Array("abc".utf8) })
        }
    }

    @Test func duplicateIsSentTwiceAndAnsweredOnce() async throws {
        try await withStage { stage in
            try stage.set(#""action": "duplicate", "calls": [1, 2]"#)
            let session = try EasySession()
            #expect(try stage.call(session: session).text == "answer 2")
            let body = pattern(3 << 20)
            let echoed = try stage.call("/echo?a=b", method: "POST", body: body, session: session)
            #expect(echoed.body == body && !echoed.isNewConnection)
            #expect(stage.callee.lines == ["GET /x", "GET /x", "POST /echo?a=b", "POST /echo?a=b"])
            #expect(stage.callee.requests[2].body == body && stage.callee.requests[3].body == body)
            #expect(stage.callee.requests[3].headers == stage.callee.requests[2].headers)
            #expect(try stage.hits()[1]["remark"] == "the first was answered 200")
            #expect(try stage.faults()[0]["achieved"] == 2)
            #expect(try stage.call(session: session).text == "answer 5")
        }
    }

    @Test func duplicateOfChunksAndOfWhatAsksFirst() async throws {
        try await withStage { stage in
            try stage.set(#""action": "duplicate""#)
            let raw = try RawClient(port: stage.port)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nX-Test-Run: r\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n")
            #expect(raw.read(to: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            raw.send("3\r\nabc\r\n0\r\n\r\n")
            #expect(raw.read(to: "abc").hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(stage.callee.requests.map(\.body) == [Array("abc".utf8), Array("abc".utf8)])
        }
    }

    @Test func reorderLetsTheNextCallPass() async throws {
        try await withStage { stage in
            try stage.set(#""action": "reorder", "route": "POST /**", "call": 1, "delayMs": 60000"#)
            let order = Mutex<[String]>([])
            let isDone = Mutex(false)
            let started = DetachedThread.start {
                let text = try? stage.call("/first", method: "POST", body: [1]).text
                order.withLock { $0.append("first \(text ?? "none")") }
                isDone.withLock { $0 = true }
            }
            #expect(started)
            try eventually { try stage.faults()[0]["fired"] == 1 }
            #expect(try stage.call("/other").text == "answer 1", "what does not fit lets nobody go")
            #expect(try stage.call("/second", method: "POST", body: [2]).text == "answer 2")
            order.withLock { $0.append("second") }
            eventually { isDone.withLock { $0 } }
            #expect(stage.callee.lines == ["GET /other", "POST /second", "POST /first"])
            #expect(order.withLock { $0.sorted() } == ["first answer 3", "second"])
            #expect(try stage.faults()[0]["achieved"] == 1)
        }
    }

    @Test func reorderEndsByTimeOrRemoval() async throws {
        try await withStage { stage in
            try stage.set(#""action": "reorder", "delayMs": 50"#)
            #expect(try stage.call().text == "answer 1")
            #expect(try stage.hits()[0]["remark"] == "no other call came within 50 ms")
            #expect(try stage.faults()[0]["achieved"] == 0)
            try stage.set(#""action": "reorder", "delayMs": 60000"#, run: "q")
            let isDone = Mutex(false)
            #expect(DetachedThread.start {
                _ = try? stage.call(run: "q")
                isDone.withLock { $0 = true }
            })
            try eventually { try stage.faults(run: "q")[0]["fired"] == 1 }
            try stage.control("DELETE", "/faults?run=q")
            eventually { isDone.withLock { $0 } }
            #expect(stage.callee.requests.count == 2)
        }
    }

    @Test func watchOnlyCounts() async throws {
        try await withStage { stage in
            try stage.set(#""action": "watch""#)
            try stage.set(#""action": "status", "status": 500, "call": 2"#)
            #expect(try (0..<3).map { _ in try stage.call().status.code } == [200, 500, 200])
            let watched = try #require(try stage.faults()[0]["hits"]?.array)
            #expect(watched.map { $0["answered"] } == [200, .null, 200])
        }
    }

    @Test func runsDoNotDisturbEachOther() async throws {
        try await withStage { stage in
            try stage.set(#""action": "status", "status": 500"#, run: "a")
            try stage.set(#""action": "status", "status": 501, "call": 2"#, run: "b")
            #expect(try stage.call(run: "a").status.code == 500)
            #expect(try stage.call(run: "b").status.code == 200)
            #expect(try stage.call(run: "b").status.code == 501)
            #expect(try stage.call(run: "c").status.code == 200)
            #expect(try stage.call(run: nil).status.code == 200)
            #expect(try stage.control("DELETE", "/faults?run=a").json["faults"]?.array?.count == 1)
            #expect(try stage.call(run: "a").status.code == 200)
            #expect(try stage.faults(run: "b")[0]["fired"] == 1)
            try stage.set(#""action": "status", "status": 502, "run": "*""#, run: "a")
            #expect(try stage.call(run: nil).status.code == 502)
            #expect(try stage.call(run: "b").status.code == 502)
            try stage.control("DELETE", "/faults?run=a")
            #expect(try stage.call(run: nil).status.code == 200)
        }
    }

    @Test func parallelCallersAreCountedExactly() async throws {
        try await withStage { stage in
            try stage.set(#""action": "status", "status": 500, "calls": [1, 50, 100, 200]"#)
            let left = Mutex(8)
            let statuses = Mutex<[Int]>([])
            for _ in 0..<8 {
                #expect(DetachedThread.start {
                    let session = try? EasySession()
                    for _ in 0..<25 {
                        let status = (try? stage.call(session: session).status.code) ?? 0
                        statuses.withLock { $0.append(status) }
                    }
                    left.withLock { $0 -= 1 }
                })
            }
            eventually { left.withLock { $0 == 0 } }
            #expect(statuses.withLock { $0.count { $0 == 500 } } == 4 && statuses.withLock { $0.count { $0 == 200 } } == 196)
            #expect(try stage.hits().compactMap { $0["call"]?.integer } == [1, 50, 100, 200])
            #expect(try stage.faults()[0]["matched"] == 200 && stage.callee.requests.count == 196)
        }
    }
}
