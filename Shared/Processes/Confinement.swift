internal import CSpawn
internal import Glibc

/// What a process gives up before it touches what strangers made.
public enum Confinement {
    /// From now on the calling thread, and every thread it starts, opens no file by a name, makes no connection and starts no program.
    /// Files that are open stay so. An old kernel, or one that is told to, may not know how; limits hold all the same.
    /// - Returns: whether both were possible.
    @discardableResult public static func enter() -> Bool {
        let files = barbell_forbid_files()
        let calls = barbell_forbid_network_and_programs()
        return files == 0 && calls == 0
    }

    /// The processor time this process may use from now on, in seconds; beyond it the kernel ends it.
    public static func allow(cpuSeconds: Int) {
        var used = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        limit.rlim_cur = min(rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + cpuSeconds), limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    }
}
