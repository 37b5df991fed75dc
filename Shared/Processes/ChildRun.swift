internal import Glibc

/// One child from its start to its end, on the thread that lasts as long as it.
final class ChildRun {
    /// How far the end is.
    private enum Phase {
        case running
        /// Was asked to end and is killed at `deadline`.
        case terminating(ChildFailure)
        case killed(ChildFailure)
        /// Has ended, and with it its group. What is still in the pipes is read.
        case draining(ChildFailure?)
    }

    private let command: Command
    private let mailbox: Mailbox
    private let onLine: ((String) -> Void)?
    private var phase = Phase.running
    /// When the phase is over; nil for never.
    private var deadline: ContinuousClock.Instant?
    private var output: Head
    private var errors: Tail
    private var lines = LineSplitter()
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(_ command: Command, _ mailbox: Mailbox, _ onLine: (@Sendable (String) -> Void)?) {
        self.command = command
        self.mailbox = mailbox
        self.onLine = onLine
        output = Head(limit: command.outputLimit)
        errors = Tail(limit: command.errorLimit)
    }

    func result() -> Result<ChildResult, ChildFailure> {
        let kernelKills = KernelKills.count()
        let started = ContinuousClock.now
        let child: SpawnedChild
        do throws(ChildFailure) { child = try SpawnedChild(command) } catch { return .failure(error) }
        defer {
            close(child.output)
            close(child.error)
        }
        let watch = Thread.start { [mailbox, pid = child.pid] in
            SpawnedChild.waitForEnd(pid)
            mailbox.post(.ended)
        }
        guard case .success(let watch) = watch else {
            child.signal(SIGKILL)
            _ = child.reap()
            return .failure(.cannotStart("no thread to wait for \(command.executable)"))
        }
        deadline = started + command.limits.wallTime
        let stopped = follow(child)
        watch.join()
        let (status, resources) = child.reap()
        if let rest = lines.finish() { onLine?(rest) }
        let end = ChildEnd(
            status: status, resources: resources, wallTime: .now - started, errorText: String(decoding: errors.bytes, as: UTF8.self),
            wasKilledByKernel: KernelKills.count() > kernelKills, limits: command.limits,
            acceptedCodes: command.acceptedCodes)
        if let failure = stopped ?? end.failure { return .failure(failure) }
        return .success(ChildResult(output: output.bytes, isOutputCut: output.isCut, errorText: end.errorText, usage: end.usage))
    }

    /// Reads both outputs and watches the clock until the child has ended.
    /// - Returns: why we ended it, if we did.
    private func follow(_ child: SpawnedChild) -> ChildFailure? {
        // poll ignores a descriptor of -1.
        var polled = [mailbox.descriptor, child.output, child.error].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while true {
            _ = poll(&polled, 3, millisecondsLeft())
            if polled[0].revents != 0 { for letter in mailbox.letters() { took(letter, child) } }
            if polled[1].revents != 0, let count = read(&polled[1]) {
                output.add(buffer[..<count])
                if let onLine { for line in lines.add(buffer[..<count]) { onLine(line) } }
                if output.isCut, command.stopsAtOutputLimit, case .running = phase { terminate(.outputTooLarge, child) }
            }
            if polled[2].revents != 0, let count = read(&polled[2]) { errors.add(buffer[..<count]) }
            let isOver = deadline.map { $0 <= .now } ?? false
            if case .draining(let failure) = phase, isOver || (polled[1].fd < 0 && polled[2].fd < 0) { return failure }
            if isOver { timeIsUp(child) }
        }
    }

    private func took(_ letter: Mailbox.Letter, _ child: SpawnedChild) {
        switch (letter, phase) {
        case (.cancelled, .running): terminate(.cancelled, child)
        case (.cancelled, _): break
        case (.ended, .running): drain(nil, child)
        case (.ended, .terminating(let failure)), (.ended, .killed(let failure)): drain(failure, child)
        case (.ended, .draining): break
        }
    }

    private func timeIsUp(_ child: SpawnedChild) {
        switch phase {
        case .running: terminate(.timedOut, child)
        case .terminating(let failure):
            phase = .killed(failure)
            deadline = nil
            child.signal(SIGKILL)
        case .killed, .draining: break
        }
    }

    private func terminate(_ failure: ChildFailure, _ child: SpawnedChild) {
        phase = .terminating(failure)
        deadline = .now + command.limits.grace
        child.signal(SIGTERM)
    }

    /// The child left its group behind, which goes too. The end of both pipes proves that nobody of it is left; a process that made a
    /// group of its own could hold them open for ever, so the wait has an end.
    private func drain(_ failure: ChildFailure?, _ child: SpawnedChild) {
        phase = .draining(failure)
        deadline = .now + .seconds(1)
        child.signal(SIGKILL)
    }

    /// Fills the buffer; at the stream's end nil, and it is polled no more.
    private func read(_ polled: inout pollfd) -> Int? {
        let count = retry { Glibc.read(polled.fd, &buffer, buffer.count) }
        if count > 0 { return count }
        if count == 0 || errno != EAGAIN { polled.fd = -1 }
        return nil
    }

    /// For poll: -1 for ever, otherwise rounded up so that the deadline has passed afterwards.
    private func millisecondsLeft() -> Int32 {
        guard let deadline else { return -1 }
        let left = max(.zero, deadline - .now) / .milliseconds(1)
        return Int32(min(left, 3_600_000)) + (left > 0 ? 1 : 0)
    }
}
