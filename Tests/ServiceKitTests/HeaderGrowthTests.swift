import AppTesting
import Contracts
import HTTPCore
import Platform
import Security
@testable import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What a cursor and an `Idempotency-Key` cost grows with their length and not with its square.
@Suite(.serialized) struct HeaderGrowthTests {
    @Test(arguments: 0..<Growth.texts.count) func cursors(_ index: Int) {
        let (name, make) = Growth.texts[index]
        Growth.expectLinear(name, from: 2000) { OpaqueToken(trusted: base64url(Array((make($0) + "|1").utf8))) } work: { token in
            var reader = CursorReader(token, "|")
            let isRead = (try? reader.expect("another value")) != nil
            #expect(!isRead)
        }
        // What stands for no text of ours at all is not walked.
        Growth.expectLinear("\(name), raw", from: 4000) { OpaqueToken(trusted: make($0)) } work: { token in
            #expect(CursorReader(token, "|").isAtEnd)
        }
    }

    /// One that is too long is refused by its bytes, before anything keeps or compares it; a short one by what it may not have.
    @Test(arguments: 0..<Growth.texts.count) func idempotencyKeys(_ index: Int) async throws {
        let (name, make) = Growth.texts[index]
        let settings = ProbeService.Settings(routes: { _ in [Notes.add.handle { $0.body }] })
        try await Probe.run(settings: settings) { app async throws in
            for size in [40, 4000, 32_000] {
                let key = make(size)
                let answer = try await app.client.json(.post, "/notes", #"{"text":"hello"}"#, headers: ["Idempotency-Key": key])
                let problem = key.utf8.count > 255 ? "too_long" : "wrong_type"
                #expect(answer.status == 422 && answer.fields == ["Idempotency-Key \(problem)"], "\(name), \(size)")
            }
            #expect(try await app.rows("SELECT request_key FROM idempotency_keys") == 0)
        }
    }
}
