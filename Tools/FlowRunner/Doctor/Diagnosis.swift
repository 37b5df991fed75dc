public import Commands
public import JSONCoding

/// What was looked at, and what is wrong with it.
public struct Diagnosis: Sendable, Equatable {
    public enum Level: String, Sendable, CaseIterable {
        case ok, warning, problem
    }

    public let name: String
    public let level: Level
    public let found: String
    /// What to do; empty when there is nothing to do.
    public let advice: String

    public init(_ name: String, _ level: Level, _ found: String, advice: String = "") {
        self.name = name
        self.level = level
        self.found = found
        self.advice = advice
    }

    /// One line each and a sum.
    public static func text(_ list: [Diagnosis]) -> String {
        let width = list.map(\.name.count).max() ?? 0
        let lines = list.map { entry in
            let mark = entry.level == .ok ? "ok     " : entry.level == .warning ? "warning" : "PROBLEM"
            let name = entry.name + String(repeating: " ", count: width - entry.name.count)
            return "\(mark)  \(name)  \(entry.found)\(entry.advice.isEmpty ? "" : "; \(entry.advice)")"
        }
        let (problems, warnings) = (list.count { $0.level == .problem }, list.count { $0.level == .warning })
        return
            (lines + [
                "", "\(list.count) checks: \(problems) problem\(problems == 1 ? "" : "s"), \(warnings) warning\(warnings == 1 ? "" : "s")",
            ]).joined(separator: "\n") + "\n"
    }

    /// `{"checks": [{"name", "level", "found", "advice"}], "exitCode"}`
    public static func json(_ list: [Diagnosis]) -> JSONValue {
        let checks = list.map { entry -> JSONValue in
            [
                "name": .string(entry.name), "level": .string(entry.level.rawValue), "found": .string(entry.found),
                "advice": .string(entry.advice),
            ]
        }
        return ["checks": .array(checks), "exitCode": .integer(Int64(exitCode(list).rawValue))]
    }

    /// 3 when there is a problem.
    public static func exitCode(_ list: [Diagnosis]) -> ExitCode { list.contains { $0.level == .problem } ? .environment : .ok }

    // MARK: - Judging what was measured

    /// `Swift version 6.3 (…)` in what `swift --version` prints.
    public static func swift(_ output: String?) -> Diagnosis {
        guard let output else {
            return Diagnosis("swift", .problem, "not found", advice: "install Swift 6.3: https://www.swift.org/install/linux")
        }
        let words = output.split(whereSeparator: { $0 == " " || $0.isNewline })
        guard let place = words.indices.first(where: { words[$0] == "version" && $0 > 0 && words[$0 - 1] == "Swift" }),
            place + 1 < words.count
        else {
            return Diagnosis("swift", .warning, "its version is not readable", advice: "look at swift --version")
        }
        let numbers = words[place + 1].split(separator: ".").prefix(2).compactMap { Int($0.prefix { $0.isNumber }) }
        let isOld = numbers.first.map { $0 < 6 || ($0 == 6 && (numbers.dropFirst().first ?? 0) < 2) } ?? true
        return isOld
            ? Diagnosis(
                "swift", .problem, "\(words[place + 1]) is too old", advice: "install Swift 6.3: https://www.swift.org/install/linux")
            : Diagnosis("swift", .ok, String(words[place + 1]))
    }

    /// The names in `packages=( … )` of Tools/install, which is the only list of them.
    public static func packages(inScript text: String) -> [String] {
        guard let start = text.firstRange(of: "packages=(") else { return [] }
        let body = text[start.upperBound...].prefix { $0 != ")" }
        return body.split(separator: "\n").flatMap { line in
            line.prefix { $0 != "#" }.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
        }
    }

    /// - Parameters:
    ///   - installed: nil when the system does not say.
    public static func packages(_ wanted: [String], installed: Set<String>?) -> Diagnosis {
        guard let installed else {
            return Diagnosis("packages", .warning, "this system has no dpkg-query", advice: "see Tools/install for what is needed")
        }
        let missing = wanted.filter { !installed.contains($0) }
        return missing.isEmpty
            ? Diagnosis("packages", .ok, "all \(wanted.count) of Tools/install are there")
            : Diagnosis("packages", .problem, "missing: \(missing.joined(separator: ", "))", advice: "run ./Tools/install")
    }

    /// - Parameter bytes: free for this user.
    public static func disk(_ bytes: UInt64) -> Diagnosis {
        let shown = "\(bytes >> 20) MiB free here"
        if bytes < 512 << 20 { return Diagnosis("disk", .problem, shown, advice: "a build needs 2 GiB; free some space") }
        if bytes < 2 << 30 { return Diagnosis("disk", .warning, shown, advice: "a build needs 2 GiB") }
        return Diagnosis("disk", .ok, shown)
    }

    public static func openFiles(_ limit: UInt64) -> Diagnosis {
        let shown = limit > 1 << 40 ? "no limit" : "\(limit) at once"
        if limit < 256 { return Diagnosis("open files", .problem, shown, advice: "raise it: ulimit -n 4096") }
        if limit < 1024 { return Diagnosis("open files", .warning, shown, advice: "load tests need more: ulimit -n 4096") }
        return Diagnosis("open files", .ok, shown)
    }

    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - newest: of the newest source file.
    public static func clock(now: Int64, newest: Int64?) -> Diagnosis {
        guard now > 1_735_689_600, now < 4_102_444_800 else {
            return Diagnosis(
                "clock", .problem, "it is not in this century's years", advice: "set the date; certificates and tokens depend on it")
        }
        if let newest, newest > now + 60 {
            return Diagnosis(
                "clock", .warning, "files are \(newest - now) s newer than now",
                advice: "set the date, or touch the files; builds depend on it")
        }
        return Diagnosis("clock", .ok, "plausible")
    }

    /// - Parameters:
    ///   - built: when, in seconds since 1970; nil when it is not there.
    ///   - newest: when the newest source was written, and which.
    public static func executable(_ name: String, path: String?, built: Int64?, newest: (time: Int64, path: String)?) -> Diagnosis {
        guard let path, let built else { return Diagnosis(name, .problem, "not built", advice: "run swift build") }
        if let newest, newest.time > built {
            return Diagnosis(name, .warning, "\(path) is older than \(newest.path)", advice: "run swift build")
        }
        return Diagnosis(name, .ok, path)
    }
}
