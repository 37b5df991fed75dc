import Foundation
import Testing

/// A script that listens on 127.0.0.1 and prints its port first.
struct PythonServer {
    let url: String
    private let process = Process()

    init(_ script: String, _ arguments: String...) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", script] + arguments
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let port = try #require(Int(said.filter { $0 != "\n" }), "\(said)")
        url = "http://127.0.0.1:\(port)"
    }

    func stop() { if process.isRunning { process.terminate() } }
}
