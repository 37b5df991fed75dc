internal import Glibc

/// The time from starting a command to its end.
enum StartUp {
    /// Prints the median in milliseconds. The command must end with 0; its output is dropped.
    static func run(rounds: Int, command: [String]) throws(BenchError) {
        var times: [Double] = []
        for _ in 0..<max(1, rounds) { times.append(try once(command)) }
        print(Measure.decimal(Measure.median(times)))
    }

    private static func once(_ command: [String]) throws(BenchError) -> Double {
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var child = pid_t()
        let begin = ContinuousClock.now
        let failed = posix_spawnp(&child, command[0], &actions, nil, &words, environ)
        guard failed == 0 else { throw .failed("posix_spawn \(command[0])", code: failed) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw .failed("waitpid", code: errno) }
        }
        let elapsed = ContinuousClock.now - begin
        guard status == 0 else { throw .wrongResult("\(command.joined(separator: " ")) ended with status \(status)") }
        return elapsed / .milliseconds(1)
    }
}
