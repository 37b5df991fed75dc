import Testing

@testable import Platform

/// `traceparent` as W3C Trace Context has it; the valid and invalid ones are of its section 3.2 and its test suite.
@Suite struct TraceContextTests {
    @Test func aHeaderIsReadAndWrittenAlike() throws {
        let text = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
        let trace = try #require(TraceContext(traceparent: text))
        #expect(trace.traceID == "4bf92f3577b34da6a3ce929d0e0e4736" && trace.spanID == "00f067aa0ba902b7" && trace.isSampled)
        #expect(trace.traceparent == text)
        #expect(TraceContext(traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00")?.isSampled == false)
        // A later version may have more; what is known of it counts.
        #expect(TraceContext(traceparent: "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-the-future-brings") != nil)
    }

    @Test(arguments: [
        "", "00", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01", "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0",
        "00_4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", "00-4bf92f3577b34da6a3ce929d0e0e473-600f067aa0ba902b7-01",
        "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.more", "00-😀bf92f3577b34da6a3ce929d0e0e4-00f067aa0ba902b7-01",
    ])
    func whatIsNoneIsNil(_ text: String) { #expect(TraceContext(traceparent: text) == nil) }

    @Test func aTraceThatBeginsWithARequestHasItsID() {
        let trace = TraceContext(requestID: "01a20df6-bc91-72c8-8b1b-e432aaabc2f2")
        #expect(trace.traceID == "01a20df6bc9172c88b1be432aaabc2f2")
        #expect(TraceContext(requestID: "flow-7").traceID.utf8.count == 32)
        #expect(TraceContext(requestID: "flow-7").traceID != TraceContext(requestID: "flow-7").traceID)
        let child = trace.child()
        #expect(child.traceID == trace.traceID && child.spanID != trace.spanID && child.isSampled)
        #expect(TraceContext(traceparent: child.traceparent)?.traceparent == child.traceparent)
    }
}
