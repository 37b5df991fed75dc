internal import Glibc

/// How a child ended, read off what the kernel and its last words say.
struct ChildEnd {
    let status: Int32
    let resources: rusage
    let wallTime: Duration
    let errorText: String
    /// Whether the kernel ended a process for lack of memory while the child ran.
    let wasKilledByKernel: Bool
    let limits: ChildLimits
    var acceptedCodes: Set<Int32> = [0]

    var usage: ChildUsage {
        let cpuTime = resources.ru_utime.duration + resources.ru_stime.duration
        return ChildUsage(peakMemoryBytes: resources.ru_maxrss * 1024, cpuTime: cpuTime, wallTime: wallTime)
    }

    /// Nil for a code that is accepted.
    var failure: ChildFailure? {
        let signal = status & 0x7f
        let code = (status >> 8) & 0xff
        if signal == 0 && acceptedCodes.contains(code) { return nil }
        // A program may catch the signal for its processor time and end by a code of its own; the kernel looks only now and then.
        if signal == SIGXCPU { return .timedOut }
        if let seconds = limits.cpuSeconds, usage.cpuTime >= .seconds(seconds) - .milliseconds(250) { return .timedOut }
        if signal == SIGXFSZ || (limits.outputFileBytes != nil && errorText.contains("File too large")) { return .outputTooLarge }
        if (signal == SIGKILL && wasKilledByKernel) || Self.memoryWords.contains(where: errorText.contains) {
            return .outOfMemory(errorText: errorText)
        }
        if signal != 0 { return .killed(signal: signal, errorText: errorText) }
        // setpriv, prlimit or nice could not run the program, and says why on standard error.
        if code == 126 || code == 127, Command.Tool.allCases.contains(where: { errorText.hasPrefix($0.name + ": ") }) {
            return .cannotStart(errorText)
        }
        return .exit(code: code, errorText: errorText)
    }

    /// strerror(ENOMEM), C++, GNU, x264, the dynamic linker and everybody else.
    private static let memoryWords = [
        "Cannot allocate memory", "std::bad_alloc", "memory exhausted", "malloc of size", "failed to map segment", "ut of memory",
    ]
}

/// The processes that the kernel ended for lack of memory, on the whole machine.
enum KernelKills {
    /// 0 where the kernel does not tell.
    static func count() -> Int {
        guard let file = fopen("/proc/vmstat", "re") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        while fgets(&line, Int32(line.count), file) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split {
                $0 == " " || $0 == "\n"
            }
            if words.count == 2 && words[0] == "oom_kill" { return Int(words[1]) ?? 0 }
        }
        return 0
    }
}

extension timeval {
    fileprivate var duration: Duration { .seconds(tv_sec) + .microseconds(tv_usec) }
}
