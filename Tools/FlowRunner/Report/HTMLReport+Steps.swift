internal import HTTPCore

/// What a step did: line, asserts, captures, request and response.
extension HTMLReport {
    mutating func step(_ step: StepResult, in flow: FlowResult) {
        if isBrief, step.outcome == .passed {
            return add(
                "<li class=\"step\"><div class=\"line\">\(Self.icon(.passed))<h4>\(escaped(step.title))</h4><span class=\"num\">\(step.wallDuration.shown)</span></div></li>"
            )
        }
        let head = "\(Self.icon(step.outcome))<h4>\(escaped(step.title))</h4>"
        guard step.outcome == .passed || step.outcome == .failed else {
            return add(
                "<li class=\"step idle\"><div class=\"line\">\(head)<span class=\"quiet\">\(step.outcome == .skipped ? "skipped" : "not run")</span></div></li>"
            )
        }
        add("<li class=\"step\"><details\(step.outcome == .failed ? " open" : "")><summary>\(head)")
        if let last = step.exchanges.last {
            add("<span class=\"status s\(last.status / 100)\">\(last.status == 0 ? "no answer" : "\(last.status)")</span>")
        }
        bar(step, in: flow)
        add(
            "</summary><div class=\"inner\"><p class=\"path\"><code>\(escaped("\(step.method) \(step.target)"))</code> <span class=\"quiet\">\(escaped(step.file)):\(step.line)"
        )
        if step.attempts > 1 { add(" · \(step.attempts) attempts") }
        add("</span></p>")
        problems(step)
        checks(step)
        captures(step)
        for (index, exchange) in step.exchanges.enumerated() {
            self.exchange(exchange, isFailed: step.outcome == .failed, label: step.exchanges.count > 1 ? " \(index + 1)" : "")
        }
        if let last = step.exchanges.last, step.outcome == .failed || result.flows.count <= 100 {
            add(
                "<details class=\"part\"\(step.outcome == .failed ? " open" : "")><summary><h5>curl</h5></summary><div class=\"copy\"><pre tabindex=\"0\">\(escaped(CurlLine.text(last)))</pre></div></details>"
            )
        }
        add("</div></details></li>")
    }

    /// `2 faults injected · `, or nothing.
    static func faultCount(_ flow: FlowResult) -> String {
        let count = flow.faults.reduce(0) { $0 + $1.hits.count }
        return count == 0 ? "" : "\(count) fault\(count == 1 ? "" : "s") injected · "
    }

    /// What was done to a call on purpose, at its place in the flow's time.
    mutating func fault(_ fault: InjectedFault, _ hit: InjectedFault.Hit, in flow: FlowResult) {
        let whole = max(flow.wallDuration / .microseconds(1), 1)
        let left = min(99, max(0, hit.wallAt / .microseconds(1) / whole * 100))
        add("<li class=\"step\"><div class=\"line injected\"><span class=\"icon mid\" role=\"img\" aria-label=\"injected fault\">⚡</span>")
        add("<h4>injected: \(escaped(fault.line(hit)))</h4>")
        add("<span class=\"bar\" aria-hidden=\"true\"><span style=\"left:\(Int(left))%;width:1%\"></span></span>")
        add("<span class=\"num\">at \(hit.wallAt.shown)</span></div></li>")
    }

    /// Where in the flow's time the step lies.
    private mutating func bar(_ step: StepResult, in flow: FlowResult) {
        let whole = max(flow.wallDuration / .microseconds(1), 1)
        let left = min(99, max(0, step.wallStart / .microseconds(1) / whole * 100))
        let width = min(100 - left, max(1, step.wallDuration / .microseconds(1) / whole * 100))
        add(
            "<span class=\"bar\" aria-hidden=\"true\"><span style=\"left:\(Int(left))%;width:\(max(1, Int(width)))%\"></span></span><span class=\"num\">\(step.wallDuration.shown)</span>"
        )
    }

    private mutating func problems(_ step: StepResult) {
        if let error = step.error {
            add(
                "<div class=\"alert\"><p>\(escaped(error.message))</p><p class=\"quiet\">\(escaped(step.file)):\(error.line):\(error.column)"
            )
            if let hint = error.hint { add(" · \(escaped(hint))") }
            add("</p></div>")
        }
        guard !step.violations.isEmpty else { return }
        add("<div class=\"alert\"><p>The answer departs from its contract:</p><ul>")
        for violation in step.violations { add("<li>\(escaped(violation.description))</li>") }
        add("</ul></div>")
    }

    private mutating func checks(_ step: StepResult) {
        guard !step.checks.isEmpty else { return }
        add("<h5>Asserts</h5><ul class=\"checks\">")
        for check in step.checks.filter({ !$0.passed }) + step.checks.filter(\.passed) {
            add("<li>\(Self.icon(check.passed ? .passed : .failed))<div><code>\(escaped(check.source))</code>")
            if !check.passed {
                add(
                    "<dl class=\"diff\"><dt>actual</dt><dd>\(escaped(check.actual))</dd><dt>expected</dt><dd>\(escaped(check.expected))</dd>"
                )
                if let note = check.note { add("<dt>note</dt><dd>\(escaped(note))</dd>") }
                add("</dl><span class=\"quiet\">\(escaped(step.file)):\(check.line):\(check.column)</span>")
            }
            add("</div></li>")
        }
        add("</ul>")
    }

    private mutating func captures(_ step: StepResult) {
        guard !step.captures.isEmpty else { return }
        add("<h5>Captures</h5><dl class=\"diff\">")
        for capture in step.captures { add("<dt>\(escaped(capture.name))</dt><dd>\(escaped(capture.value))</dd>") }
        add("</dl>")
    }

    private mutating func exchange(_ exchange: Exchange, isFailed: Bool, label: String) {
        add(
            "<details class=\"part\"\(isFailed ? " open" : "")><summary><h5>Request\(label)</h5></summary><pre tabindex=\"0\"><b>\(escaped("\(exchange.method) \(exchange.url)"))</b>\n"
        )
        message(exchange.requestHeaders, exchange.requestBody, isFailed)
        add("</pre></details>")
        guard exchange.status > 0 else { return }
        let timing =
            exchange.timing.total == .zero ? "" : "first byte \(exchange.timing.firstByte.shown), whole \(exchange.timing.total.shown)"
        add(
            "<details class=\"part\"\(isFailed ? " open" : "")><summary><h5>Response\(label)</h5><span class=\"quiet\">\(timing)</span></summary><pre tabindex=\"0\"><b>HTTP/\(escaped(exchange.version)) \(exchange.status)</b>\n"
        )
        message(exchange.responseHeaders, exchange.responseBody, isFailed)
        add("</pre></details>")
    }

    private mutating func message(_ headers: [HTTPHeaders.Field], _ body: Exchange.Body, _ isFailed: Bool) {
        for (name, value) in headers { add("<i>\(escaped(name)):</i> \(escaped(value))\n") }
        guard body.size > 0 else { return }
        let limit = isFailed ? Redactor.bodyLimit : bodyLimit
        let isLonger = body.text.utf8.count > limit
        add("\n\(escaped(isLonger ? String(decoding: body.text.utf8.prefix(limit), as: UTF8.self) : body.text))")
        if isLonger || body.isCut { add("\n<i>… \(body.size) bytes in all</i>") }
    }
}
