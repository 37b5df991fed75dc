import Foundation
import Wire

/// The C library's own reading of zone files, by `zdump`: an independent account of the same data, whichever version is installed.
enum ZoneOracle {
    struct Edge {
        /// Seconds since 1970.
        let second: Int64
        let offset: Int
    }

    static let folder = "/usr/share/zoneinfo"

    /// Both sides of every transition from the first year up to but not including the last, by zone.
    static func edges(_ zones: [String], in folder: String = folder, years: Range<Int>) throws -> [String: [Edge]] {
        let text = try output("/usr/bin/zdump", ["-v", "-c", "\(years.lowerBound),\(years.upperBound)"] + zones.map { "\(folder)/\($0)" })
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        var edges: [String: [Edge]] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix(folder) {
            // path Sun Mar 29 00:59:59 2026 UT = Sun Mar 29 01:59:59 2026 CET isdst=0 gmtoff=3600
            let words = line.split(separator: " ")
            guard words.count == 16, let month = months.firstIndex(of: String(words[2])), let day = Int64(words[3]),
                let year = Int64(words[5]),
                let days = CivilDate.days(year: year, month: Int64(month) + 1, day: day), let offset = Int(words[15].dropFirst(7))
            else { continue }
            let clock = words[4].split(separator: ":").compactMap { Int64($0) }
            let second = days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
            edges[String(words[0].dropFirst(folder.count + 1)), default: []].append(Edge(second: second, offset: offset))
        }
        return edges
    }

    /// The names of the database's canonical zones, as `zone1970.tab` has them.
    static func names() throws -> [String] {
        try String(contentsOfFile: folder + "/zone1970.tab", encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { String($0.split(separator: "\t")[2]) }
    }

    /// The same zones compiled anew without what their rules repeat, in a folder of their own.
    static func slimFolder() throws -> TemporaryFolder {
        let slim = try TemporaryFolder()
        _ = try output("/usr/sbin/zic", ["-b", "slim", "-d", slim.path, folder + "/tzdata.zi"])
        return slim
    }

    private static func output(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Foundation.Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

/// A folder that goes away with its owner.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "zones-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
