internal import Processes

/// The environment of this process, read in `main` and passed down from there.
public enum ProcessEnvironment {
    public static func current() -> [String: String] { Processes.ProcessEnvironment.current() }
}
