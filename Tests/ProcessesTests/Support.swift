import Foundation
import Processes
import Testing

/// A child that runs a script. What the script's arguments are, it finds in `$1`, `$2` ….
func script(
    _ text: String, _ arguments: String..., wall: Duration = .seconds(30), grace: Duration = .seconds(2), addressSpace: Int? = nil,
    cpu: Int? = nil,
    fileSize: Int? = nil
) -> Command {
    let limits = ChildLimits(wallTime: wall, grace: grace, addressSpaceBytes: addressSpace, cpuSeconds: cpu, outputFileBytes: fileSize)
    return Command("/bin/sh", ["-c", text, "sh"] + arguments, limits: limits)
}

extension ChildResult {
    var text: String { String(decoding: output, as: UTF8.self) }
}

/// Waits for what another process does; the test's time limit ends a wait for what never comes.
func eventually(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

/// Whether a process is there and not only waiting to be reaped.
func isAlive(_ pid: Int32) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8), let end = stat.lastIndex(of: ")") else {
        return false
    }
    return !["Z", "X"].contains(stat[end...].dropFirst(2).prefix(1))
}

/// The number in a file, once a child has written it and a line end.
func pid(in file: String) -> Int32? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.hasSuffix("\n") else { return nil }
    return Int32(text.dropLast())
}

func pids(in file: String, _ count: Int) async throws -> [Int32] {
    var found: [Int32] = []
    try await eventually {
        found = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { Int32($0) }
        return found.count >= count
    }
    return found
}

func failure(of command: Command) async -> ChildFailure? {
    do throws(ChildFailure) {
        _ = try await command.run()
        return nil
    } catch {
        return error
    }
}
