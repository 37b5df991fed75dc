internal import HTTPCore
internal import LocalFiles
internal import Platform
internal import Wire

/// Runs one flow on the calling thread: its own variables, cookies, connection, time and data.
final class FlowExecution {
    private let flow: LoadedFlow
    private let settings: RunSettings
    private let environment: RunEnvironment
    let state: FlowState
    private let harness: any HarnessEndpoint
    private let exchanger: Exchanger
    let run: String
    private let flowStart: Duration
    private var redactor: Redactor
    private var raw: [[RawExchange]] = []
    private var surface: SurfaceRecorder?
    /// The last one.
    private var answer: TransportResponse?

    /// - Parameter transport: used instead of a fresh one, so that its connections outlive the flow.
    init(
        _ flow: LoadedFlow, _ settings: RunSettings, _ environment: RunEnvironment, workshop: MediaWorkshop, redactionKey: [UInt8],
        transport: (any Transport)? = nil
    ) {
        self.flow = flow
        self.settings = settings
        self.environment = environment
        let name = settings.repetition == 1 ? flow.path : "\(flow.path) \(settings.repetition)"
        var random = SeededNumbers(seed: settings.seed, name: name)
        let run = "flow-\(random.identifier(16))"
        let unique = random.identifier(10)
        let phone = SamplePhone(&random)
        // The harness draws from its own random numbers, so that using it does not change the values that the flow generates.
        var harnessSeed = SeededNumbers(seed: settings.seed, name: name + " harness")
        let harness = environment.harness(
            HarnessContext(
                run: run, services: settings.services, transport: environment.transport, clock: environment.clock,
                serviceSecret: settings.serviceSecret, random: SeededRandom(seed: harnessSeed.next()), workshop: workshop,
                stateFile: settings.stateFile, faultControl: settings.faultControl, uptime: environment.uptime, sleep: environment.sleep))
        state = FlowState(random: random) { harness.now }
        state.workshop = workshop
        self.run = run
        self.harness = harness
        flowStart = environment.uptime()
        surface = environment.surface.map { SurfaceRecorder($0) }
        redactor = Redactor(key: redactionKey, secrets: Array(settings.secrets.values), isOn: !settings.showsSecrets)
        var jar = CookieJar()
        for line in settings.cookies { _ = jar.add(netscape: line) }
        exchanger = Exchanger(
            run: run, services: settings.services, transport: transport ?? environment.transport(), harness: harness,
            uptime: environment.uptime, jar: jar, keepsCookies: settings.keepsCookies, startsTraces: environment.spans != nil)
        for service in settings.services { state.variables[service.name] = .string(service.url) }
        state.variables["harness"] = .string(FlowHarness.address)
        state.variables["run"] = .string(run)
        state.variables["unique"] = .string(unique)
        for (name, value) in phone.spellings { state.variables[name] = .string(value) }
        state.variables["seed"] = .integer(Int64(truncatingIfNeeded: settings.seed))
        for (name, value) in settings.variables { state.variables[name] = value }
        for (name, value) in settings.secrets { state.variables[name] = .string(value) }
    }

    /// - Parameters:
    ///   - runStart: when the whole run started, on the environment's clock.
    ///   - keepsExchanges: whether the steps of a flow that passed say what was sent and answered; a failed one always does.
    func run(from runStart: Duration, keepsExchanges: Bool = true) -> FlowResult {
        var steps: [StepResult] = []
        var stopped = false
        for (index, loaded) in flow.steps.enumerated() where settings.steps.contains(index + 1) {
            if stopped || environment.isInterrupted() {
                stopped = true
                steps.append(blank(loaded, number: steps.count + 1, .notRun))
                raw.append([])
                continue
            }
            perform(loaded, into: &steps)
            if steps.last?.outcome == .failed { stopped = !settings.continuesOnError }
        }
        let faults = harness.finish()
        let hasFailed = steps.contains { $0.outcome == .failed }
        let redacted = keepsExchanges || hasFailed || !faults.isEmpty ? redact(steps) : steps
        var result = FlowResult(
            path: flow.path, title: flow.title, tags: flow.tags, requirements: flow.requirements.map(\.id).unique, run: run,
            outcome: .passed, problem: nil, steps: redacted, wallStart: flowStart - runStart,
            wallDuration: environment.uptime() - flowStart, faults: faults.map { $0.placed(from: flowStart, redactor.text) })
        result.surface = surface?.surface ?? Surface()
        result.answer = answer
        result.cookies = exchanger.cookies
        result.redactor = redactor
        result.isChecked = settings.checksAsserts
        result.isWhole = flow.steps.indices.allSatisfy { settings.steps.contains($0 + 1) }
        if steps.contains(where: { $0.outcome == .failed }) {
            result.outcome = .failed
        } else if steps.contains(where: { $0.outcome == .notRun }) {
            result.outcome = .notRun
            result.problem = "interrupted"
        } else if !steps.contains(where: { $0.outcome == .passed }) {
            result.outcome = .failed
            result.problem = steps.isEmpty ? "the flow has no step" : "the flow ran no step: all were skipped"
        } else if let idle = result.faults.first(where: \.isMissed) {
            // A fault that no call met, or that did nothing to those, would let the flow pass even when the call is not made any more.
            result.outcome = .failed
            result.problem = idle.complaint
        }
        return result
    }

    private func blank(_ loaded: LoadedStep, number: Int, _ outcome: Outcome, repetition: Int? = nil) -> StepResult {
        let request = loaded.entry.request
        var title = loaded.entry.title ?? "\(request.method) \(request.url.source)"
        if let repetition { title += " (\(repetition))" }
        return StepResult(
            number: number, title: title, file: loaded.source.path, line: loaded.entry.position.line, method: request.method,
            target: request.url.source, requirements: loaded.entry.requirements.map(\.id).unique, outcome: outcome)
    }

    /// One step with its repetitions.
    private func perform(_ loaded: LoadedStep, into steps: inout [StepResult]) {
        var evaluator = Evaluator(state: state, directory: settings.fileRoot ?? loaded.directory)
        if settings.fileRoot != nil { evaluator.folder = "--file-root" }
        let options: StepOptions
        do throws(PositionedError) {
            options = try StepOptions(loaded.entry.request.options, evaluator, base: settings.step)
            guard options.repetitions >= 0 else {
                throw PositionedError(
                    error: EvaluationError(message: "repeat without end does not end", hint: "give a number"),
                    position: loaded.entry.position)
            }
        } catch {
            var result = blank(loaded, number: steps.count + 1, .failed)
            result.error = Self.stepError(error)
            steps.append(result)
            raw.append([])
            return
        }
        state.keepsLists = options.keepsLists
        if options.skip || options.repetitions == 0 {
            steps.append(blank(loaded, number: steps.count + 1, .skipped))
            raw.append([])
            return
        }
        for repetition in 1...options.repetitions {
            var result = blank(loaded, number: steps.count + 1, .passed, repetition: options.repetitions > 1 ? repetition : nil)
            let start = environment.uptime()
            result.wallStart = start - flowStart
            result.verbosity = options.verbosity
            result.showsBody = options.failsWithBody
            pause(options.delay)
            result.wallDelay = environment.uptime() - start
            guard !environment.isInterrupted() else {
                // The pause before it was cut short, so what it would send now is not what the flow meant.
                steps.append(blank(loaded, number: steps.count + 1, .notRun))
                raw.append([])
                return
            }
            var exchanges: [RawExchange] = []
            while true {
                result.attempts += 1
                exchanges = attempt(loaded, options, evaluator, &result)
                for exchange in exchanges { result.statuses[exchange.response?.status ?? 0, default: 0] += 1 }
                result.isBreach = !result.violations.isEmpty && exchanges.last.map { exchanger.isOfBalancer($0) } != true
                // A service that broke its contract is not forgiven for a later answer that keeps to it.
                guard result.outcome == .failed, options.retry < 0 || result.attempts <= options.retry, result.error?.isFinal != true,
                    !result.isBreach, !environment.isInterrupted()
                else { break }
                pause(options.retryInterval)
            }
            result.wallDuration = environment.uptime() - start
            steps.append(result)
            // Answers before a retry are not noted: how many there are depends on the speed of the machine.
            if surface != nil { for exchange in exchanges { exchanger.note(exchange, in: &surface) } }
            // Their bodies have been checked; reports need only the size of large ones.
            raw.append(exchanges.map(\.withoutLargeBodies))
            if settings.keepsAnswers, let last = exchanges.last?.response { answer = last }
            if let place = options.output, let body = exchanges.last?.response?.body { write(body, to: place, &steps[steps.count - 1]) }
            if result.outcome == .failed { return }
        }
    }

    private static func stepError(_ error: PositionedError) -> StepError {
        StepError(
            message: error.error.message, hint: error.error.hint, line: error.position.line, column: error.position.column, kind: .flow)
    }

    /// Sends the request once and checks what comes back.
    private func attempt(_ loaded: LoadedStep, _ options: StepOptions, _ evaluator: Evaluator, _ result: inout StepResult) -> [RawExchange]
    {
        result.checks = []
        result.captures = []
        result.violations = []
        result.error = nil
        result.outcome = .passed
        for command in result.attempts == 1 ? loaded.entry.cookieCommands : [] {
            guard let problem = exchanger.run(command) else { continue }
            result.outcome = .failed
            let position = loaded.entry.position
            result.error = StepError(message: problem, hint: nil, line: position.line, column: position.column, kind: .flow)
            return []
        }
        let builder = RequestBuilder(evaluator: evaluator, options: options)
        let request: TransportRequest
        let cookies: [String]
        do throws(PositionedError) {
            request = try builder.build(loaded.entry.request)
            cookies = try builder.cookies(loaded.entry.request)
        } catch {
            result.outcome = .failed
            result.error = Self.stepError(error)
            return []
        }
        result.route = exchanger.route(of: request, written: result.target, by: environment.checker)
        let sent = exchanger.send(request, cookies: cookies, options: options, id: "\(run)-\(result.number)-\(result.attempts)")
        guard let view = sent.view else {
            result.outcome = .failed
            let position = loaded.entry.position
            result.error = StepError(
                message: sent.problem ?? "no response", hint: nil, line: position.line, column: position.column, kind: .environment)
            return sent.exchanges
        }
        if let checker = environment.checker {
            result.violations = sent.exchanges.flatMap { exchanger.violations(of: $0, by: checker) }
        }
        if let node = loaded.entry.response {
            var evaluator = evaluator
            evaluator.response = view
            let checks = StepChecks(evaluator: evaluator, view: view, source: loaded.source)
            // The status first: when it is wrong, everything after it is a consequence.
            if settings.checksAsserts { result.checks = checks.status(node) }
            capture(node.captures, evaluator, &result)
            if settings.checksAsserts { result.checks += checks.rest(node) }
        }
        if let problem = sent.problem {
            let position = loaded.entry.position
            result.error = StepError(message: problem, hint: nil, line: position.line, column: position.column, kind: .response)
        }
        if !result.violations.isEmpty || result.error != nil || !result.failedChecks.isEmpty { result.outcome = .failed }
        return sent.exchanges
    }

    private func capture(_ nodes: [CaptureNode], _ evaluator: Evaluator, _ result: inout StepResult) {
        // A failed status has shown the body already, and one capture is enough to show it.
        var showsBody = result.failedChecks.isEmpty
        for node in nodes {
            var name = node.name.source
            func failed(_ actual: String, _ note: String?) {
                let body = showsBody ? evaluator.bodyStart : nil
                showsBody = false
                let lines = [note, body].compactMap { $0 }
                result.checks.append(
                    CheckResult(
                        source: "capture \(name)", line: node.position.line, column: node.position.column, passed: false,
                        actual: actual, expected: "a value", note: lines.isEmpty ? nil : lines.joined(separator: "\n")))
            }
            do throws(EvaluationError) {
                name = try evaluator.text(node.name)
                if let problem = ExpressionNode.Head.reserved(name) { throw EvaluationError(message: problem) }
                guard let value = try evaluator.find(node.query, node.filters) else {
                    failed(Evaluator.nothing, evaluator.missing(node.query))
                    continue
                }
                state.variables[name] = value
                let isSecret = node.isRedacted || Redactor.isSensitive(name, value.rendered)
                if isSecret { redactor.note(value.rendered) }
                result.captures.append(
                    CaptureResult(name: name, value: isSecret ? value.rendered : Evaluator.shown(value), isSecret: isSecret))
            } catch {
                failed(error.message, error.hint)
            }
        }
    }

    /// Writes a body where the option `output` says.
    private func write(_ body: [UInt8], to place: String, _ result: inout StepResult) {
        guard place != "-" else { return environment.output(body) }
        do throws(FileError) { try Files.write(body, to: place) } catch {
            result.outcome = .failed
            result.error = StepError(message: error.message, hint: nil, line: result.line, column: 1, kind: .flow)
        }
    }

    /// Waits in short pieces, so that an interruption is not slept through.
    private func pause(_ duration: Duration) {
        var left = duration
        while left > .zero, !environment.isInterrupted() {
            let piece = min(left, .milliseconds(50))
            environment.sleep(piece)
            left -= piece
        }
    }

    /// Puts bodies and messages into the results, with every secret of the flow replaced: a token captured in the last step is
    /// a secret in the first one too.
    private func redact(_ steps: [StepResult]) -> [StepResult] {
        for exchange in raw.joined() { redactor.note(exchange) }
        redactor.prepare()
        return zip(steps, raw).map { step, exchanges in redactor.redact(step, exchanges) }
    }
}

extension Array where Element: Hashable {
    /// Each element once, in order of first appearance.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
