internal import LocalFiles

/// Runs flows again when what they depend on changes.
public final class WatchSession {
    private let paths: [String]
    private var settings: RunSettings
    private let environment: RunEnvironment
    private let memoryFile: String
    private let dependencies: [String: Set<String>]
    private let redactionKey: [UInt8]
    private(set) var memory: WatchMemory
    private var loaded: [LoadedFlow] = []

    /// What one look at the changes came to.
    public struct Round {
        public var selection: WatchSelection
        /// Flows that cannot be read.
        public var problems: [FlowDiagnostic]
        /// nil when no flow had to run.
        public var result: RunResult?
        /// What could not be done about the services.
        public var trouble: StateError?
    }

    /// - Parameters:
    ///   - paths: flow files and folders.
    ///   - memoryFile: where it is kept what flows touched.
    ///   - dependencies: what each service calls, directly.
    public init(
        paths: [String], settings: RunSettings, environment: RunEnvironment, memoryFile: String, dependencies: [String: Set<String>],
        redactionKey: [UInt8]
    ) {
        self.paths = paths
        self.settings = settings
        self.environment = environment
        self.memoryFile = memoryFile
        self.dependencies = dependencies
        self.redactionKey = redactionKey
        memory = WatchMemory(path: memoryFile)
    }

    /// Every folder that a flow is read from, with what it includes, by whether the folders in it count too.
    public var folders: [String: Bool] {
        var folders: [String: Bool] = [:]
        for path in paths.map(Files.normalised) {
            if Files.kind(path) == .folder { folders[path] = true } else { folders[Files.folder(of: path)] = false }
        }
        for source in loaded.flatMap(\.sources) where folders[Files.folder(of: source.path)] == nil {
            folders[Files.folder(of: source.path)] = false
        }
        return folders
    }

    /// Whether a change of this file can concern a flow.
    public func concerns(_ path: String) -> Bool {
        folders.contains { folder, isDeep in
            let isInside = folder.isEmpty ? !path.hasPrefix("/") : path.hasPrefix(folder + "/")
            return isInside && (isDeep || Files.folder(of: path) == folder)
        }
    }

    public var flowCount: Int { loaded.count }
    /// Flows that failed when they last ran.
    public var failing: [String] { memory.failing }

    /// Reads the flows anew, restarts changed services and runs what a change touches.
    /// - Parameters:
    ///   - changes: nil to run everything.
    ///   - executables: the services that run each file.
    ///   - restart: starts a service again.
    ///   - begins: told what will be done before it is.
    public func round(
        _ changes: FileChanges?, executables: [String: Set<String>], restart: (String) throws(StateError) -> Void,
        observer: (any RunObserver)? = nil, begins: (WatchSelection, [FlowDiagnostic]) -> Void = { _, _ in }
    ) throws(StateError) -> Round {
        var problems: [FlowDiagnostic] = []
        loaded = []
        for file in FlowLoader.files(in: paths) {
            do throws(FlowDiagnostic) { loaded.append(try FlowLoader.load(file)) } catch { problems.append(error) }
        }
        var changes = changes
        // An executable that is missing is still being linked; its change counts once it is there.
        if let paths = changes?.paths { changes?.paths = paths.filter { executables[$0] == nil || Files.kind($0) == .file } }
        memory.keep(only: Set(FlowLoader.files(in: paths)))
        let selection = WatchSelection.select(
            changes, flows: loaded, memory: memory, executables: executables, dependencies: dependencies)
        var round = Round(selection: selection, problems: problems)
        begins(selection, problems)
        for service in selection.services {
            do throws(StateError) { try restart(service) } catch {
                round.trouble = error
                return round
            }
        }
        let chosen = selection.flows.compactMap { path in loaded.first { $0.path == path } }
        guard !chosen.isEmpty else { return round }
        // Another seed each round, because the accounts of the round before still exist.
        settings.seed &+= 1
        let result = FlowSuite.run(chosen, settings: settings, environment: environment, redactionKey: redactionKey, observer: observer)
        for flow in result.flows { memory.note(flow, services: settings.services) }
        try memory.save(memoryFile)
        round.result = result
        return round
    }
}
