internal import LocalFiles

/// A flow with its sub-flows put in place, ready to run.
public struct LoadedFlow: Sendable {
    /// As found on the command line, without `./` and `..`.
    public let path: String
    /// `# @title`, or the path.
    public var title: String
    public var tags: [String] = []
    public var requirements: [RequirementReference] = []
    public var steps: [LoadedStep] = []
    public var warnings: [FlowDiagnostic] = []
    /// Every file that went into it, itself first.
    var sources: [SourceText] = []
}

/// One step of a loaded flow.
public struct LoadedStep: Sendable {
    public let entry: Entry
    public let source: SourceText
    /// Where its `file,…;` paths start.
    let directory: String
    /// The include that brought it in, outermost first.
    let includedFrom: [String]
}

/// Reads flow files and follows their `# @include` lines.
public enum FlowLoader {
    /// Parses a file and what it includes.
    public static func load(_ path: String) throws(FlowDiagnostic) -> LoadedFlow {
        let path = Files.normalised(path)
        var loader = Loader()
        let bytes: [UInt8]
        do throws(FileError) { bytes = try Files.read(path) } catch {
            throw FlowDiagnostic(file: path, position: SourcePosition(line: 1, column: 1), sourceLine: "", message: error.message)
        }
        return try loader.flow(SourceText(path: path, bytes: bytes))
    }

    /// Parses a text; its includes are looked for beside `path`.
    public static func load(text: String, path: String) throws(FlowDiagnostic) -> LoadedFlow {
        try load(bytes: Array(text.utf8), path: path)
    }

    /// Parses what came from elsewhere than a file, as `load(_:)` does with a file's bytes.
    public static func load(bytes: [UInt8], path: String) throws(FlowDiagnostic) -> LoadedFlow {
        var loader = Loader()
        return try loader.flow(SourceText(path: path, bytes: bytes))
    }

    /// The flow files of the given files and folders, each once: `*.hurl`, without those whose name starts with `_`, which
    /// exist to be included. A folder that cannot be read and a link that leads nowhere are among them, so that `load` says so: no run may
    /// be green for having lost flows.
    public static func files(in paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.flatMap { path in Files.all(below: path, withUnreadable: true) { $0.hasSuffix(".hurl") && !$0.hasPrefix("_") } }
            .map(Files.normalised).filter { seen.insert($0).inserted }
    }

    private struct Loader {
        private var stack: [String] = []
        private var parsed: [String: FlowFile] = [:]

        mutating func flow(_ source: SourceText) throws(FlowDiagnostic) -> LoadedFlow {
            let file = try FlowParser.parse(source)
            var flow = LoadedFlow(path: source.path, title: file.title ?? source.path)
            try add(file, to: &flow)
            return flow
        }

        private mutating func add(_ file: FlowFile, to flow: inout LoadedFlow) throws(FlowDiagnostic) {
            stack.append(file.source.path)
            defer { stack.removeLast() }
            flow.tags += file.tags.filter { !flow.tags.contains($0) }
            flow.requirements += file.requirements
            if !flow.sources.contains(where: { $0.path == file.source.path }) {
                flow.warnings += file.warnings
                flow.sources.append(file.source)
            }
            for item in file.items {
                switch item {
                case .entry(let entry):
                    flow.steps.append(
                        LoadedStep(
                            entry: entry, source: file.source, directory: Files.folder(of: file.source.path),
                            includedFrom: Array(stack.dropLast())))
                case .include(let path, let position): try include(path, position, from: file.source, into: &flow)
                }
            }
        }

        private mutating func include(
            _ path: String, _ position: SourcePosition, from source: SourceText, into flow: inout LoadedFlow
        ) throws(FlowDiagnostic) {
            func fail(_ message: String, _ hint: String? = nil) -> FlowDiagnostic {
                let line = source.line(position.line)
                return FlowDiagnostic(
                    file: source.path, position: position, sourceLine: line, width: line.unicodeScalars.count - position.column + 1,
                    message: message, hint: hint)
            }
            let target = Files.normalised(Files.join(Files.folder(of: source.path), path))
            guard !stack.contains(target) else {
                let circle = (stack.drop { $0 != target } + [target]).joined(separator: " → ")
                throw fail("this include goes in a circle", circle)
            }
            if let known = parsed[target] { return try add(known, to: &flow) }
            let bytes: [UInt8]
            do throws(FileError) { bytes = try Files.read(target) } catch {
                throw fail(error.message, "paths start at the including file's folder")
            }
            let file = try FlowParser.parse(SourceText(path: target, bytes: bytes))
            parsed[target] = file
            try add(file, to: &flow)
        }
    }
}
