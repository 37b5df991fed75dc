import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
@testable import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// `/openapi.json` takes a while to make, and nobody waits for it who did not ask for it.
@Suite struct DocumentRouteTests {
    @Test func manyWhoAskAtOnceHaveItMadeOnce() async throws {
        let gate = Gate(), made = Collected<Int>()
        let document = MadeOnce {
            made.add(1)
            await gate.wait()
            return try Rendered(JSONDocument(["openapi": "3.1.0"]))
        }
        let settings = ProbeService.Settings(routes: { _ in [Notes.list.handleRendered { _ in
            _ = try await document.value()
            return try Rendered(.example)
        }] })
        try await Probe.run(settings: settings, transport: .socket) { app async throws in
            async let answers = parallel(50) { _ in
                try await app.client.answer(Notes.list, NoteFilter(limit: nil, id: nil), Nothing()).status
            }
            try await eventually("it is being made") { made.count == 1 }
            // Both loops are free.
            for _ in 0..<20 { #expect(try await app.client.answer(System.health).status == 200) }
            gate.open()
            #expect(try await answers == Array(repeating: 200, count: 50))
            #expect(made.count == 1)
            #expect(try await document.value().bytes == Array(#"{"openapi":"3.1.0"}"#.utf8))
        }
    }

    /// Nothing on the page comes from elsewhere or runs inline, and who has it is not sent it again.
    @Test func thePageRunsItsOwnScriptAndNothingElse() async throws {
        try await Probe.run(settings: .init(routes: { _ in [Notes.list.handle { _ in .example }] }), transport: .socket) {
            app async throws in
            let page = try await app.client.answer(System.docs)
            #expect(page.status == 200 && page.headers["Content-Type"] == "text/html; charset=utf-8")
            #expect(page.text.contains("id=\"probe.list\"") && page.text.contains("id=\"system.health\""))
            let policy = try #require(page.headers["Content-Security-Policy"])
            for part in ["default-src 'none'", "script-src 'sha256-", "style-src 'sha256-", "connect-src 'self'"] {
                #expect(policy.contains(part), "\(part)")
            }
            #expect(!policy.contains("unsafe"))
            #expect(
                policy.hasSuffix("frame-ancestors http://127.0.0.1:* http://localhost:*"), "the console shows it inside of its own page")
            let tag = try #require(page.headers["ETag"])
            let again = try await app.client.answer(System.docs, Nothing(), headers: ["If-None-Match": tag])
            #expect(again.status == 304 && again.text.isEmpty)
        }
    }

    @Test func thePageCanBeSwitchedOff() async throws {
        try await Probe.run(settings: .init(routes: { _ in [] }), configure: { $0.hasDocs = false }) { app async throws in
            #expect(try await app.client.answer(System.docs).status == 404)
            #expect(try await app.client.answer(System.openAPI).json?["paths"]?["/docs"] == nil)
        }
    }

    @Test func inProductionNoOtherPageShowsIt() async throws {
        try await Probe.run(settings: .init(routes: { _ in [] }), configure: { $0.environment = .production }) { app async throws in
            #expect(
                try await app.client.answer(System.docs).headers["Content-Security-Policy"]?.hasSuffix("frame-ancestors 'none'") == true)
        }
    }

    @Test func itIsTheSameForAllWhoAsk() async throws {
        try await Probe.run(settings: .init(routes: { _ in [Notes.list.handle { _ in .example }] }), transport: .socket) {
            app async throws in
            let answers = try await parallel(20) { _ in try await app.client.answer(System.openAPI) }
            #expect(Set(answers.map(\.text)).count == 1 && answers.allSatisfy { $0.headers["Content-Type"] == "application/json" })
            #expect(answers[0].json?["paths"]?["/notes"]?["get"]?["operationId"] == "probe.list")
        }
    }
}
