import Foundation
import Testing
import TestSupport

/// Media for tests, made on the spot.
enum Made {
    /// Runs a tool and gives back what it printed.
    @discardableResult
    static func run(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let out = Pipe()
        process.standardOutput = out
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = out.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(tool) \(arguments)")
        return String(decoding: text, as: UTF8.self)
    }

    /// Makes a file by ffmpeg in a folder of its own.
    static func ffmpeg(_ arguments: [String], to name: String) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path + "/" + name
        try run("ffmpeg", ["-v", "error", "-y", "-nostdin"] + arguments + [path])
        return try bytes(path)
    }

    static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    static func jpeg(width: Int = 640, height: Int = 480, colour: String = "red") throws -> [UInt8] {
        try ffmpeg(["-f", "lavfi", "-i", "color=\(colour):s=\(width)x\(height)", "-frames:v", "1", "-q:v", "3"], to: "a.jpg")
    }

    static func png(width: Int = 320, height: Int = 240, colour: String = "blue") throws -> [UInt8] {
        try ffmpeg(["-f", "lavfi", "-i", "color=\(colour):s=\(width)x\(height)", "-frames:v", "1"], to: "a.png")
    }

    /// A picture whose tags are set by exiftool.
    static func tagged(_ bytes: [UInt8], _ tags: [String], name: String = "a.jpg") throws -> [UInt8] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        try run("exiftool", ["-q", "-n", "-overwrite_original"] + tags + [path])
        return try self.bytes(path)
    }

    /// What exiftool finds, tag by tag.
    static func tags(_ bytes: [UInt8], name: String) throws -> String {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        return try run("exiftool", ["-G1", "-a", "-n", path])
    }

    /// JPEG bytes of exactly this length: what follows the end of a picture is not part of it.
    static func padded(_ bytes: [UInt8], to length: Int) -> [UInt8] { bytes + [UInt8](repeating: 0, count: max(0, length - bytes.count)) }

    static func pdf(_ length: Int = 2000) -> [UInt8] {
        padded(Array("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".utf8), to: length)
    }
}
