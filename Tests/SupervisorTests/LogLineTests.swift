import Platform
import Testing

@testable import Supervisor

@Suite struct LogLineTests {
    private static let refused = """
        {"ts":"2026-11-22T21:53:16.088Z","level":"info","service":"auth","requestId":"r1","msg":"request","code":"otp_resend_too_soon",\
        "endpoint":"auth.requestCode","method":"POST","micros":2190,"status":429}
        """
    private static let failed = """
        {"ts":"2026-11-22T21:53:16.100Z","level":"warning","service":"profile","requestId":"r1","msg":"a call failed","callee":"auth"}
        """

    @Test(arguments: [
        (Self.refused, "21:53:16.088 info POST auth.requestCode 429 otp_resend_too_soon 2.1 ms · r1"),
        (Self.failed, "21:53:16.100 warning a call failed callee=auth · r1"), ("Fatal error: out of cheese", "Fatal error: out of cheese"),
        (#"{"half":"#, #"{"half":"#), (#"{"other":"json"}"#, #"{"other":"json"}"#), ("", ""),
    ]) func isReadByPeople(_ text: String, _ expected: String) {
        #expect(LogLine(service: "auth", text: text).readable == expected)
    }

    @Test func findsWhatIsWantedInTheOrderOfTime() {
        let lines = [
            LogLine(service: "profile", text: Self.failed), LogLine(service: "profile", text: "  at line 7"),
            LogLine(service: "auth", text: Self.refused),
            LogLine(service: "auth", text: Self.refused.replacing("\"r1\"", with: "\"r2\"").replacing("16.088", with: "17.000")),
        ]
        func found(_ change: (inout LogFilter) -> Void) -> [Int] {
            var filter = LogFilter()
            change(&filter)
            return filter.apply(lines).map { line in lines.firstIndex { $0.text == line.text } ?? -1 }
        }
        #expect(found { _ in } == [2, 0, 1, 3])
        #expect(found { $0.requestID = "r1" } == [2, 0, 1])
        #expect(found { $0.requestID = "r" } == [])
        #expect(found { $0.level = .warning } == [0, 1])
        // The request of the third line is part of a trace, of which another service's work is too.
        let later = #"{"ts":"2026-11-22T21:53:18.000Z","level":"info","service":"sandbox","requestId":"w9","traceId":"t","msg":"sent"}"#
        let asked = Self.refused.replacing("\"r1\"", with: "\"r7\",\"traceId\":\"t\"")
        for id in ["r7", "w9", "t"] {
            var filter = LogFilter()
            filter.requestID = id
            let lines = filter.apply([LogLine(service: "auth", text: asked), LogLine(service: "tasks", text: Self.failed)])
            #expect(lines.map(\.service) == (id == "w9" ? [] : ["auth"]))
            // Those that come later, as they are followed.
            #expect(filter.apply([LogLine(service: "sandbox", text: later)]).map(\.service) == ["sandbox"])
        }
        #expect(found { $0.since = "2026-11-22T21:53:16.090Z" } == [0, 1, 3])
        #expect(found { $0.words = "OTP_" } == [2, 3])
        #expect(found { $0.words = "line 7" } == [1])
    }
}
