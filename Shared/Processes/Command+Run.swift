extension Command {
    /// Runs the program to its end. Its standard input is empty.
    ///
    /// The child leads a process group; when it has ended or must end, the whole group goes. It dies with this process, however that
    /// ends. Both its outputs are read all the time, so it never waits for us. A cancelled task ends the group — first politely, after
    /// `ChildLimits.grace` for good — and returns when the child is gone.
    /// - Parameter onLine: is told each line of standard output as it comes, without its line end, cut at 64 KiB; on a thread of the
    ///   child's own, which reads nothing while it waits for this.
    public func run(onLine: (@Sendable (String) -> Void)? = nil) async throws(ChildFailure) -> ChildResult {
        if Task.isCancelled { throw .cancelled }
        let mailbox = try Mailbox()
        defer { mailbox.close() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<ChildResult, ChildFailure>, Never>) in
                // A thread of its own and not one of a pool, because the kernel kills the child when the thread that started it ends.
                let thread = Thread.start { continuation.resume(returning: ChildRun(self, mailbox, onLine).result()) }
                switch thread {
                case .success(let thread): thread.detach()
                case .failure(let failure): continuation.resume(returning: .failure(failure))
                }
            }
        } onCancel: {
            mailbox.post(.cancelled)
        }
        return try outcome.get()
    }

    /// The same for a caller that has a thread to itself, which waits.
    public func runAndWait() throws(ChildFailure) -> ChildResult {
        let mailbox = try Mailbox()
        defer { mailbox.close() }
        return try ChildRun(self, mailbox, nil).result().get()
    }
}
