internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Platform
internal import Processes
internal import Supervisor
internal import Synchronization
internal import Wire

/// Replays flows as `barbell run` does, one run at a time, and keeps its reports for the page. Shown as `{running, lines, exitCode, began,
/// ended, paths, reports}`, the reports as the names of the pages that the run left.
final class FlowActions: Sendable {
    private let site: ConsoleSite
    private let board: Notice
    private let state = Mutex(State())

    private struct State {
        var task: Task<Void, Never>?
        var shown: JSONObject = ["running": false, "lines": []]
        var lines: [String] = []
    }

    private static let pages = ["report.html", "cover.html", "surface.html"]
    private static let files = pages + ["report.json", "surface.json", "junit.xml"]
    private static let keptLines = 400, mostFlows = 2000, limit: Duration = .seconds(1800)

    init(site: ConsoleSite, board: Notice) {
        self.site = site
        self.board = board
        board.set(.object(state.withLock { $0.shown }))
    }

    var reportFolder: String { "\(site.projectFolder)/out/console" }
    private var flowFolder: String { "\(site.projectFolder)/Tests/Flows" }

    /// `{items: [{path, title, tags}]}`, by path; files to be included are left out.
    func list() -> JSONValue {
        let files = Self.flows(in: flowFolder).prefix(Self.mostFlows)
        return ["items": .array(files.map { path in
            let head = (Files.text(path) ?? "").split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false).prefix(12)
            func said(_ word: String) -> String? {
                head.first { $0.hasPrefix("# @\(word) ") }.map { String($0.dropFirst(word.count + 4)) }
            }
            return [
                "path": .string(String(path.dropFirst(site.projectFolder.count + 1))), "title": .string(said("title") ?? ""),
                "tags": .array((said("tag") ?? "").split(separator: " ").map { .string(String($0)) }),
            ]
        })]
    }

    private static func flows(in folder: String) -> [String] {
        Files.names(in: folder).sorted().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if Files.kind(path) == .folder { return flows(in: path) }
            return name.hasSuffix(".hurl") && !name.hasPrefix("_") ? [path] : []
        }
    }

    /// `{paths: [String]}`: of flows and folders within the project; all flows when there is none.
    func run(_ body: JSONValue) throws(ConsoleRefusal) {
        var paths: [String] = []
        for value in body["paths"]?.array ?? [] {
            guard let path = value.string, path.hasPrefix("Tests/Flows"), !path.contains("..") else {
                throw .wrong("paths are those of flows, such as Tests/Flows/fitcoach")
            }
            paths.append(path)
        }
        let isFree = state.withLock { state in
            guard state.task == nil else { return false }
            state.lines = []
            state.shown = [
                "running": true, "lines": [], "began": .string(SystemClock().now().text), "paths": .array(paths.map(JSONValue.string)),
            ]
            state.task = Task { [paths] in await self.replay(paths) }
            return true
        }
        guard isFree else { throw ConsoleRefusal(status: 409, code: "running", message: "flows are being replayed; wait, or stop them") }
        show()
    }

    func stop() { state.withLock { $0.task }?.cancel() }

    private func replay(_ paths: [String]) async {
        // A run that ends before it has reports must not be shown with those of the one before.
        for file in Self.files { unlink("\(reportFolder)/\(file)") }
        let folder = site.folder.path
        let run = ["run", "--state", folder, "--report", reportFolder, "--no-color"] + (paths.isEmpty ? [flowFolder] : paths)
        let code = await barbell(run)
        // What the run has proven and seen, beside its report.
        let (report, surface) = ("\(reportFolder)/report.json", "\(reportFolder)/surface.json")
        if Files.kind(report) == .file {
            _ = await barbell(["cover", "--report", report, "--html", "\(reportFolder)/cover.html"], isShown: false)
            _ = await barbell(["cover", "--surface", "--report", surface, "--html", "\(reportFolder)/surface.html"], isShown: false)
        }
        let pages = Self.pages.filter { Files.kind("\(reportFolder)/\($0)") == .file }
        state.withLock { state in
            state.task = nil
            state.shown["reports"] = .array(pages.map(JSONValue.string))
            state.shown["running"] = false
            state.shown["ended"] = .string(SystemClock().now().text)
            state.shown["exitCode"] = code.map { .integer(Int64($0)) } ?? .null
        }
        show()
    }

    /// - Returns: its exit code; nil when it was ended or did not start.
    private func barbell(_ arguments: [String], isShown: Bool = true) async -> Int32? {
        let command = Command(
            site.barbell, arguments, environment: ProcessEnvironment.current(), workingDirectory: site.projectFolder,
            limits: ChildLimits(wallTime: Self.limit))
        do throws(ChildFailure) {
            _ = try await command.run(onLine: { [self] line in if isShown { add(line) } })
            return 0
        } catch {
            guard case .exit(let code, let words) = error else {
                if isShown { add("\(error)") }
                return nil
            }
            if isShown { for line in words.split(separator: "\n") { add(String(line)) } }
            return code
        }
    }

    private func add(_ line: String) {
        state.withLock { state in
            state.lines.append(String(line.prefix(500)))
            if state.lines.count > Self.keptLines { state.lines.removeFirst(state.lines.count - Self.keptLines) }
        }
        show()
    }

    private func show() {
        board.set(.object(state.withLock { state in
            var shown = state.shown
            shown["lines"] = .array(state.lines.map(JSONValue.string))
            return shown
        }))
    }
}
