import Commands
import EventLoop
import Foundation
import HTTPCore
import HTTPServer
import JSONCoding
import Security
import Supervisor
import Synchronization
import Testing
import Wire

@testable import FlowRunner

/// Answers `PUT` with the hash of what came, and `GET` with a large file.
private struct Store: HTTPResponder {
    static let large = [UInt8](repeating: 7, count: 300_000)

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        if request.method == .get {
            return HTTPResponse(status: .ok, headers: ["Content-Type": "application/octet-stream"], body: .bytes(Self.large))
        }
        let hash = Hexadecimal.text(sha256(request.body))
        let value: JSONValue = [
            "bytes": .integer(Int64(request.body.count)), "sha256": .string(hash), "run": .string(request.headers["X-Test-Run"] ?? "none"),
            "type": .string(request.headers["Content-Type"] ?? "none"),
        ]
        return HTTPResponse(status: .ok, headers: ["Content-Type": "application/json"], body: .bytes(value.bytes()))
    }
}

@Suite struct MediaBodyTests {
    @Test func largeBodiesTravelFromTheirFile() async throws {
        let loops = try EventLoopGroup(count: 1)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: Store())
        var settings = RunSettings()
        settings.seed = 5
        settings.services = [ServiceAddress(name: "media", url: "http://127.0.0.1:\(server.port)")]
        let flow = try FlowLoader.load(
            text: """
                POST {{harness}}/media/make
                {"kind": "bytes", "bytes": 900000}
                HTTP 200
                [Captures]
                made: jsonpath "$.path"
                hash: jsonpath "$.sha256"
                # The service calls itself localhost, and the signed URL is whole.
                PUT http://localhost:\(server.port)/objects/a/b/c?X-Amz-Signature=abc
                Content-Type: image/jpeg
                file,{{made}};
                HTTP 200
                [Asserts]
                jsonpath "$.bytes" == 900000
                jsonpath "$.sha256" == {{hash}}
                jsonpath "$.run" == {{run}}
                jsonpath "$.type" == "image/jpeg"
                POST {{harness}}/media/slice
                {"path": "{{made}}", "offset": 100000, "bytes": 200000}
                HTTP 200
                [Captures]
                piece: jsonpath "$.path"
                pieceHash: jsonpath "$.sha256"
                PUT {{media}}/part
                file,{{piece}};
                HTTP 200
                [Asserts]
                jsonpath "$.bytes" == 200000
                jsonpath "$.sha256" == {{pieceHash}}
                jsonpath "$.type" == "none"
                GET {{media}}/large
                HTTP 200
                [Asserts]
                bytes count == 300000
                sha256 == hex,\(Hexadecimal.text(sha256(Store.large)));
                md5 == hex,\(Hexadecimal.text(MD5.hash(Store.large)));
                POST {{media}}/both
                [Multipart]
                photo: file,{{piece}}; image/png
                HTTP 200
                [Asserts]
                jsonpath "$.bytes" > 200000
                """, path: "f.hurl")
        let result = FlowSuite.run([flow], settings: settings, environment: .live(checker: nil), redactionKey: [1, 2, 3])
        #expect(result.flows[0].complaints == "")
        // A report says how large they were, and holds nothing of them.
        let steps = result.flows[0].steps
        #expect(steps[1].exchanges[0].requestBody.size == 900_000 && steps[1].exchanges[0].requestBody.text == "(900000 bytes, image/jpeg)")
        #expect(steps[4].exchanges[0].responseBody.size == 300_000 && steps[4].exchanges[0].responseBody.text.hasPrefix("(300000 bytes"))
        #expect(CurlLine.text(steps[1].exchanges[0]).contains("--data-binary @body.bin"))
        await server.drain(within: .seconds(1))
        loops.stop()
    }

    @Test func exchangesLetGoOfLargeBodies() {
        let large = [UInt8](repeating: 1, count: RawExchange.largeBody + 1)
        func light(_ type: String, _ body: [UInt8]) -> RawExchange {
            let headers: HTTPHeaders = ["Content-Type": type]
            return RawExchange(
                request: TransportRequest(method: "PUT", url: "http://a/", headers: headers, body: body),
                response: TransportResponse(status: 200, headers: headers, body: body), start: .zero, view: nil
            ).withoutLargeBodies
        }
        #expect(light("image/png", large).request.body.isEmpty && light("image/png", large).response?.body == [])
        #expect(light("image/png", large).requestBytes == large.count && light("image/png", large).responseBytes == large.count)
        #expect(light("application/json", large).request.body == large && light("text/html", large).response?.body == large)
        #expect(light("image/png", [1]).response?.body == [1])
    }

    @Test func whatWasNotMadeCannotBeSent() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        for name in ["made/none.jpg", "made/../../etc/passwd", "../x"] {
            #expect(try bench.run("PUT {{auth}}/x\nfile,\(name);\nHTTP 200").outcome == .failed)
        }
        #expect(bench.log.all.isEmpty)
        for (call, status) in [("slice", 422), ("inspect", 422)] {
            #expect(
                try bench.run(
                    "POST {{harness}}/media/\(call)\n{\"path\": \"made/none.jpg\"}\nHTTP \(status)\n[Asserts]\njsonpath \"$.message\" contains \"was not made here\""
                )
                    .complaints == "")
        }
        #expect(
            try bench.run(
                "POST {{harness}}/media/make\n{\"kind\": \"bytes\", \"bytes\": 10}\nHTTP 200\n[Captures]\nm: jsonpath \"$.path\"\nPOST {{harness}}/media/slice\n{\"path\": \"{{m}}\", \"offset\": 8, \"bytes\": 3}\nHTTP 422"
            ).complaints == "")
    }

    @Test func whatAServiceGivesIsFetchedInTheRun() throws {
        let png = Array(
            Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
                ?? Data())
        let bench = Bench { request throws(TransportError) in
            request.headers["Authorization"] == "Bearer t0ken" && request.headers["X-Test-Run"] != nil
                ? TransportResponse(status: 200, headers: ["Content-Type": "image/png"], body: png)
                : .json(401, #"{"code": "unauthenticated"}"#)
        }
        #expect(
            try bench.run(
                """
                POST {{harness}}/media/inspect
                {"url": "{{auth}}/p", "bearer": "t0ken", "samples": [{"x": 0, "y": 0}]}
                HTTP 200
                [Asserts]
                jsonpath "$.format" == "png_pipe"
                jsonpath "$.width" == 1
                jsonpath "$.samples[0].r" isInteger
                POST {{harness}}/media/inspect
                {"url": "{{auth}}/p"}
                HTTP 502
                [Asserts]
                jsonpath "$.message" contains "401"
                POST {{harness}}/media/inspect
                {"url": "{{auth}}/p", "bearer": "t0ken", "samples": [{"x": 1, "y": 0}]}
                HTTP 422
                POST {{harness}}/media/inspect
                {"url": "{{auth}}/p", "path": "made/x"}
                HTTP 422
                """
            ).complaints == "")
    }

    // MARK: - The workshop and its tools

    @Test func theFolderGoesWithTheRun() throws {
        let parent = NSTemporaryDirectory() + "workshop-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: parent) }
        let workshop = MediaWorkshop(in: parent)
        let maker = MediaMaker(workshop: workshop)
        let first = try maker.make(["kind": "bytes", "bytes": 10])
        // Members in another order are the same file.
        #expect(try maker.make(["bytes": 10, "kind": "bytes"]).body == first.body)
        #expect(try maker.make(["bytes": 11, "kind": "bytes"]).body != first.body)
        let folders = try FileManager.default.contentsOfDirectory(atPath: parent)
        #expect(folders.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent + "/" + folders[0]).count == 2)
        // What fails leaves nothing.
        #expect(throws: HarnessError.self) {
            try workshop.file("x") { _ throws(HarnessError) in throw HarnessError(status: 500, code: "x", message: "") }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent + "/" + folders[0]).count == 2)
        workshop.clear()
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent).isEmpty)
    }

    @Test func aMissingToolIsTheMachinesFault() throws {
        #expect {
            try Tool.ffmpeg.run(["-version"], path: "/no/such/ffmpeg")
        } throws: { error in
            let error = error as? HarnessError
            return error?.isEnvironment == true && error?.message == "ffmpeg is not installed: apt-get install ffmpeg"
        }
        var bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        bench.settings.stateFile = "/no/such/state.json"
        let flow = try FlowLoader.load(text: "POST {{harness}}/processes/kill\n{\"service\": \"auth\"}\nHTTP 200", path: "f.hurl")
        let result = bench.run([flow])
        #expect(result.exitCode == .environment)
        #expect(result.flows[0].complaints.contains("the services are not run by barbell up"))
    }

    @Test func toolsAreHeldToTheirLimits() throws {
        #expect(String(decoding: try Tool.ffmpeg.run(["-c", "echo out; echo err >&2"], path: "/bin/sh").bytes, as: UTF8.self) == "out\n")
        #expect(try Tool.ffmpeg.run(["-c", "echo err >&2; exit 1"], accepts: [0, 1], path: "/bin/sh").errors == "err\n")
        #expect {
            try Tool.ffmpeg.run(["-c", "echo no >&2; exit 3"], path: "/bin/sh")
        } throws: { ($0 as? HarnessError)?.message == "ffmpeg: no\n" }
        #expect {
            try Tool.ffmpeg.run(["-c", "yes"], limit: 1000, path: "/bin/sh")
        } throws: { ($0 as? HarnessError)?.code == "tool_stopped" }
        #expect {
            try Tool.ffmpeg.run(["-c", "sleep 60"], seconds: 0, path: "/bin/sh")
        } throws: { ($0 as? HarnessError)?.code == "tool_stopped" }
    }

    // MARK: - Processes

    @Test func aKilledServiceIsWaitedFor() throws {
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["60"]
        try child.run()
        defer { child.terminate() }
        let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let own = try #require(ProcessIdentity(runningAs: getpid()))
        @Sendable func write(_ pid: Int32, _ ticks: UInt64, _ phase: String, restarts: Int) throws {
            let boot = try String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8).trimmingCharacters(
                in: .whitespacesAndNewlines)
            func process(_ pid: Int32, _ ticks: UInt64) -> String { #"{"pid": \#(pid), "startTicks": \#(ticks), "bootId": "\#(boot)"}"# }
            let text = #"""
                {"version": 1, "supervisor": \#(process(own.pid, own.startTicks)), "services": {"auth": {"process": \#(process(pid, ticks)),
                 "phase": "\#(phase)", "url": "http://a:1", "ports": {}, "testHooks": true, "restarts": \#(restarts), "startedAt": 5}}}
                """#
            try Data(text.utf8).write(to: URL(filePath: folder + "/state.json"))
        }
        let identity = try #require(ProcessIdentity(runningAs: child.processIdentifier))
        try write(identity.pid, identity.startTicks, "ready", restarts: 0)
        var bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        bench.settings.stateFile = StateFile.path(folder)
        let flow = try FlowLoader.load(
            text: """
            POST {{harness}}/processes/kill
            {"service": "nobody"}
            HTTP 422
            POST {{harness}}/processes/kill
            {"service": "auth", "signal": "STOP"}
            HTTP 422
            POST {{harness}}/processes/kill
            {"service": "auth", "afterMs": 60001}
            HTTP 422
            POST {{harness}}/processes/kill
            {"service": "auth"}
            HTTP 200
            [Asserts]
            jsonpath "$.restarts" == 2
            GET {{harness}}/processes
            HTTP 200
            [Asserts]
            jsonpath "$.services.auth.restarts" == 2
            jsonpath "$.services.auth.phase" == "ready"
            """, path: "f.hurl")
        var environment = RunEnvironment.live(checker: nil)
        environment.transport = bench.environment.transport
        // It is started again while the harness waits: this process stands for the next one.
        let naps = CallCounter()
        environment.sleep = { _ in
            switch naps.next() {
            case 3: try? write(own.pid, own.startTicks, "starting", restarts: 1)
            case 5: try? write(own.pid, own.startTicks, "ready", restarts: 2)
            default: break
            }
        }
        let result = FlowSuite.run([flow], settings: bench.settings, environment: environment, redactionKey: [1])
        #expect(result.flows[0].complaints == "")
        child.waitUntilExit()
        #expect(child.terminationReason == .uncaughtSignal && child.terminationStatus == SIGKILL)
    }

    @Test func aServiceCanDieWhileTheNextStepWaitsForIt() throws {
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["60"]
        try child.run()
        defer { child.terminate() }
        let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let identity = try #require(ProcessIdentity(runningAs: child.processIdentifier))
        let boot = try String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8).trimmingCharacters(
            in: .whitespacesAndNewlines)
        let process = #"{"pid": \#(identity.pid), "startTicks": \#(identity.startTicks), "bootId": "\#(boot)"}"#
        let state = #"""
            {"version": 1, "supervisor": \#(process), "services": {"auth": {"process": \#(process), "phase": "ready", "url": "http://a:1",
             "ports": {}, "testHooks": true, "restarts": 4, "startedAt": 5}}}
            """#
        try Data(state.utf8).write(to: URL(filePath: folder + "/state.json"))
        // Answers only once the process is gone.
        var bench = Bench { _ throws(TransportError) in
            child.waitUntilExit()
            return .json(200, "{}")
        }
        bench.settings.stateFile = StateFile.path(folder)
        let flow = try FlowLoader.load(
            text: """
            POST {{harness}}/processes/kill
            {"service": "auth", "afterMs": 30}
            HTTP 200
            [Asserts]
            jsonpath "$.afterMs" == 30
            jsonpath "$.restarts" == 4
            GET {{auth}}/waits
            HTTP 200
            """, path: "f.hurl")
        var environment = RunEnvironment.live(checker: nil)
        environment.transport = bench.environment.transport
        let result = FlowSuite.run([flow], settings: bench.settings, environment: environment, redactionKey: [1])
        #expect(result.flows[0].complaints == "")
        #expect(child.terminationReason == .uncaughtSignal && child.terminationStatus == SIGKILL)
    }

    @Test func whatShouldHaveDiedAfterTheFlowLivesAndTheFlowFails() throws {
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["60"]
        try child.run()
        defer { child.terminate() }
        let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let identity = try #require(ProcessIdentity(runningAs: child.processIdentifier))
        let process = #"{"pid": \#(identity.pid), "startTicks": \#(identity.startTicks), "bootId": "\#(identity.bootID)"}"#
        let state = #"""
            {"version": 1, "supervisor": \#(process), "services": {"auth": {"process": \#(process), "phase": "ready", "url": "http://a:1",
             "ports": {}, "testHooks": true, "restarts": 0, "startedAt": 5}}}
            """#
        try Data(state.utf8).write(to: URL(filePath: folder + "/state.json"))
        var bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        bench.settings.stateFile = StateFile.path(folder)
        let flow = try FlowLoader.load(
            text: """
            POST {{harness}}/processes/kill
            {"service": "auth", "afterMs": 2000}
            HTTP 200
            """, path: "f.hurl")
        let isOver = Mutex(false)
        defer { isOver.withLock { $0 = true } }
        var environment = bench.environment
        environment.sleep = { _ in while !isOver.withLock({ $0 }) { sched_yield() } }
        let result = FlowSuite.run([flow], settings: bench.settings, environment: environment, redactionKey: [1])
        #expect(result.flows[0].outcome == .failed && child.isRunning)
        #expect(result.flows[0].problem?.contains("harness → auth: ended by KILL after 2000 ms") == true)
    }

    @Test func flowsTaggedAloneComeLast() throws {
        var bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        bench.settings.jobs = 4
        let flows = try (0..<8).map { index in
            try FlowLoader.load(text: "# @tag \(index < 2 ? "alone" : "other")\nGET {{auth}}/\(index)\nHTTP 200", path: "f\(index).hurl")
        }
        let result = bench.run(flows)
        #expect(result.flows.map(\.path) == flows.map(\.path) && result.exitCode == .ok)
        #expect(bench.log.all.count == 8)
        #expect(bench.log.all.suffix(2).map(\.url) == ["http://127.0.0.1:1/0", "http://127.0.0.1:1/1"])
    }
}
