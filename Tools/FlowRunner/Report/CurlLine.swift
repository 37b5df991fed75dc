internal import HTTPCore
internal import JSONCoding

/// A curl command that repeats a request; secrets stay replaced, so the reader fills them in.
enum CurlLine {
    static func text(_ exchange: Exchange) -> String {
        var words = ["curl", "-i"]
        if exchange.method == "HEAD" {
            words.append("--head")
        } else if exchange.method != "GET" {
            words += ["-X", exchange.method]
        }
        words.append(quoted(exchange.url))
        for (name, value) in exchange.requestHeaders {
            switch (name.lowercased(), value) {
            case ("user-agent", "barbell"), ("accept", "*/*"): continue  // curl says as much by itself
            case ("traceparent", _): continue  // else the repetition would be a part of what it repeats
            default: words += ["-H", quoted("\(name): \(value)")]
            }
        }
        let body = exchange.requestBody
        if body.size > 0 {
            let isText = !body.text.hasPrefix("(\(body.size) bytes")
            words += isText && !body.isCut ? ["--data-raw", quoted(compact(body.text))] : ["--data-binary", "@body.bin"]
        }
        return words.joined(separator: " ")
    }

    /// Pretty JSON on one line again; any other text as it is.
    private static func compact(_ text: String) -> String {
        guard text.first == "{" || text.first == "[", let json = try? JSONReading.parse(Array(text.utf8)) else { return text }
        return json.text()
    }

    /// For a POSIX shell.
    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

/// The requests of a run as curl commands, one a line, in the order of the flows.
public enum CurlCommands {
    public static func bytes(_ result: RunResult) -> [UInt8] {
        let lines = result.flows.flatMap { $0.steps.flatMap { $0.exchanges.map(CurlLine.text) } }
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }
}
