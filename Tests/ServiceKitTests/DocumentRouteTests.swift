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
        let document = ServiceDocument {
            made.add(1)
            await gate.wait()
            return try Rendered(JSONDocument(["openapi": "3.1.0"]))
        }
        let settings = ProbeService.Settings(routes: { _ in [Notes.list.handleRendered { _ in
            _ = try await document.rendered()
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
            #expect(try await document.rendered().bytes == Array(#"{"openapi":"3.1.0"}"#.utf8))
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
