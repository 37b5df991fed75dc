/// What the user chose, and where things are.
public struct PlanOptions: Sendable {
    /// Services to start, with what they depend on; empty means all that the profiles allow.
    public var services: [String] = []
    public var profiles: Set<String> = []
    /// Services to run as several processes behind nginx, and how many.
    public var replicas: [String: Int] = [:]
    /// Give every service a free port instead of its published one.
    public var automaticPorts = false
    /// Where executables are looked for, in this order.
    public var executableFolders: [String] = []
    /// The absolute folder of the compose file.
    public var projectFolder: String
    /// The absolute folder for volumes and logs.
    public var stateFolder: String
    /// The environment of the command itself: programs are found by its PATH, and a few variables are passed on.
    public var hostEnvironment: [String: String] = [:]
    /// Variables that every service gets unless the compose file gives it others.
    public var given: [String: String] = [:]
    /// The machine's address in its network, where the HTTP services listen instead of where the file says; nil leaves them there. What
    /// has no HTTP, such as a database, stays on the machine.
    public var networkAddress: String?
    /// Send calls between services through a proxy each, which can upset them.
    public var faults = false
    public var startTimeout: Duration = .seconds(30)

    public init(projectFolder: String, stateFolder: String) {
        self.projectFolder = projectFolder
        self.stateFolder = stateFolder
    }
}
