public import Platform
public import Supervisor

/// What a console works with.
public struct ConsoleSite: Sendable {
    /// 0 for a free one.
    public var port: Int
    public let folder: StateFolder
    /// Where the compose file is: flows and reports are found from there.
    public let projectFolder: String
    public let plan: StackPlan
    public let control: SupervisorControl
    /// What the services know each other by.
    public let secret: Secret?
    /// Where faults between the services are set; nil when they call each other directly.
    public let faults: String?
    /// The executable of `barbell`, which replays flows.
    public let barbell: String
    /// Where the page's own files are, and those of others that it uses.
    public let pageFolder: String
    public let vendorFolder: String

    public init(
        port: Int, folder: StateFolder, projectFolder: String, plan: StackPlan, control: SupervisorControl, secret: Secret?, faults: String?,
        barbell: String, pageFolder: String, vendorFolder: String
    ) {
        self.port = port
        self.folder = folder
        self.projectFolder = projectFolder
        self.plan = plan
        self.control = control
        self.secret = secret
        self.faults = faults
        self.barbell = barbell
        self.pageFolder = pageFolder
        self.vendorFolder = vendorFolder
    }
}
