internal import HTTPCore

/// What a step sent and got, as curl shows it: `>` before what went out, `<` before what came in.
enum ExchangeLog {
    static func text(_ step: StepResult, _ level: Verbosity) -> String {
        var lines = ["* \(step.file):\(step.line): step \(step.number): \(step.title)"]
        for exchange in step.exchanges {
            lines.append("> \(exchange.method) \(exchange.url)")
            lines += head(exchange.requestHeaders, ">")
            if level == .debug { lines += body(exchange.requestBody, ">") }
            guard exchange.status > 0 else { continue }
            lines.append("< HTTP/\(exchange.version) \(exchange.status)")
            lines += head(exchange.responseHeaders, "<")
            if level == .debug { lines += body(exchange.responseBody, "<") }
            if level != .brief { lines.append("* \(exchange.timing.total.shown)") }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func head(_ fields: [HTTPHeaders.Field], _ mark: String) -> [String] {
        fields.map { "\(mark) \($0.name): \($0.value)" } + [mark]
    }

    private static func body(_ body: Exchange.Body, _ mark: String) -> [String] {
        guard body.size > 0 else { return [] }
        return body.text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(mark) \($0)" }
            + (body.isCut ? ["* the rest of \(body.size) bytes is not shown"] : [])
    }
}
