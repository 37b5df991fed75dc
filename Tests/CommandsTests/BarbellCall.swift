import Foundation
import Testing

/// One call of the `barbell` that was built with these tests, in a folder where nothing of the project is.
struct BarbellCall {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameter line: words with a blank between each two.
    init(_ line: String, in workplace: Workplace) throws {
        try self.init(line.split(separator: " ").map { String($0) }, in: workplace)
    }

    /// - Parameters:
    ///   - input: what is fed to it; nothing by default.
    ///   - largestFile: in bytes; whoever writes more fails, as on a disk that is full.
    init(_ arguments: [String], in workplace: Workplace, input: Data? = nil, largestFile: Int? = nil) throws {
        let process = Process(), output = workplace.logs.appending(path: "stdout"), errors = workplace.logs.appending(path: "stderr")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.executableURL = Self.program
        process.arguments = arguments
        if let largestFile {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "ulimit -f \(largestFile / 512); exec \"$0\" \"$@\"", Self.program.path] + arguments
        }
        process.currentDirectoryURL = workplace.folder
        // A stack that somebody has up is not theirs to meet.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("BARBELL_") && !$0.key.hasPrefix("HURL_") }
        process.standardInput = FileHandle.nullDevice
        if let input {
            let file = workplace.logs.appending(path: "stdin")
            try input.write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
        }
        (process.standardOutput, process.standardError) = (try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = try String(contentsOf: output, encoding: .utf8)
        self.errors = try String(contentsOf: errors, encoding: .utf8)
    }

    private static var program: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("barbell")
    }
}

/// A folder of a test's own, to call the command in.
struct Workplace {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let folder: URL
    /// Beside it, so that the command does not find them.
    let logs: URL
    private let whole = FileManager.default.temporaryDirectory.appending(path: "barbell-call-\(UUID().uuidString)")

    init() throws {
        folder = whole.appending(path: "work")
        logs = whole.appending(path: "logs")
        for made in [folder, logs] { try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true) }
    }

    func write(_ text: String, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Nil when it is not there.
    func read(_ path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    /// Puts copies of files and folders of the repository at the same places.
    func copy(_ paths: String...) throws {
        for path in paths {
            let copy = folder.appending(path: path)
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.repository.appending(path: path), to: copy)
        }
    }

    /// Starts the services of its `compose.yaml` in the background. Whoever does stops them: `down`.
    func up() throws {
        let call = try BarbellCall("up --detach --ports auto", in: self)
        try #require(call.status == 0, "\(call.errors)")
    }

    func down() { _ = try? BarbellCall("down", in: self) }

    func remove() { try? FileManager.default.removeItem(at: whole) }
}
