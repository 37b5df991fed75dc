internal import Commands
internal import FlowRunner
internal import HTTPCore
internal import JSONCoding
internal import LocalFiles

/// What a run leaves besides its reports: its last answer, its cookies, its requests for curl, and single reports where somebody wants
/// them.
struct RunOutputs {
    private let answer: String?
    private let showsHead: Bool
    private let indents: Bool
    private let cookies: String?
    private let curl: String?
    private let html: String?
    private let json: String?
    private let junit: String?
    private let tap: String?
    let showsBodies: Bool

    init(_ hurl: HurlArguments) throws(UsageError) {
        let format = try hurl.values("error-format").last ?? "short"
        guard ["short", "long"].contains(format) else { throw UsageError(message: "--error-format is short or long, not \(format)") }
        showsBodies = format == "long" || hurl.flag("fail-with-body")
        showsHead = hurl.flag("include")
        indents = hurl.flag("pretty")
        let place = hurl.arguments.value("--output")
        answer = place ?? (showsHead || indents ? "-" : nil)
        cookies = try hurl.values("cookie-jar").last
        curl = hurl.arguments.value("--curl")
        html = hurl.arguments.value("--report-html")
        json = hurl.arguments.value("--report-json")
        junit = hurl.arguments.value("--report-junit")
        tap = hurl.arguments.value("--report-tap")
    }

    var needsAnswer: Bool { answer != nil }

    func write(_ result: RunResult, requirements: RequirementTable) throws {
        if let html { try Files.write(HTMLReport.bytes(result, requirements: requirements), to: Files.join(html, "index.html")) }
        if let json { try Files.write(JSONReport.bytes(result), to: Files.join(json, "report.json")) }
        if let junit { try Files.write(JUnitReport.bytes(result), to: junit) }
        if let tap { try Files.write(TAPReport.bytes(result), to: tap) }
        if let curl { try Files.write(CurlCommands.bytes(result), to: curl) }
        if let cookies {
            let lines = ["# Netscape HTTP Cookie File"] + (result.flows.last?.cookies ?? [])
            try Files.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: cookies, permissions: 0o600)
        }
        guard let answer else { return }
        let bytes = result.flows.compactMap(\.answer).flatMap(shown)
        if answer == "-" { Terminal.out(bytes) } else { try Files.write(bytes, to: answer) }
    }

    private func shown(_ answer: TransportResponse) -> [UInt8] {
        var head: [UInt8] = []
        if showsHead {
            head = Array("HTTP/\(answer.version) \(answer.status)\n".utf8)
            for (name, value) in answer.headers { head += Array("\(name): \(value)\n".utf8) }
            head += [0x0a]
        }
        guard indents, let document = try? JSONParser.parse(answer.body) else { return head + answer.body }
        return head + Array((document.text(pretty: true) + "\n").utf8)
    }
}
