import Foundation
import Testing

/// What the scripts in `Tools` have in common.
@Suite struct ScriptTests {
    private static let script = #"""
        source Tools/lib.sh
        bin=/nowhere barbell=/bin/true
        start_stack "$1"
        code=$?
        echo "state: ${state:-}"
        exit $code
        """#

    /// `start_stack`, where `barbell` does nothing; what it prints ends with the state that the script would stop at its end.
    private static func startStack(in folder: URL) throws -> (status: Int32, output: String) {
        try Program.run("/bin/bash", ["-c", script, "bash", folder.path])
    }

    /// Whoever has said BARBELL_STATE once has everything there.
    @Test func aStackOfSomebodysIsNeitherStoppedNorDeleted() throws {
        let whole = FileManager.default.temporaryDirectory.appending(path: "barbell-scripts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: whole) }
        let folder = whole.appending(path: "run"), kept = folder.appending(path: "kept")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "data".write(to: kept, atomically: true, encoding: .utf8)
        let refused = try Self.startStack(in: folder)
        #expect(refused.status == 1 && refused.output.contains("was not made by these scripts"), "\(refused.output)")
        #expect(refused.output.hasSuffix("state: \n") && FileManager.default.fileExists(atPath: kept.path), "\(refused.output)")
    }

    @Test func aStackOfTheirOwnBeginsAnew() throws {
        let whole = FileManager.default.temporaryDirectory.appending(path: "barbell-scripts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: whole) }
        let folder = whole.appending(path: "run"), old = folder.appending(path: "old")
        for _ in 0..<2 {
            let started = try Self.startStack(in: folder)
            #expect(started.status == 0 && started.output == "state: \(folder.path)\n", "\(started.output)")
            #expect(!FileManager.default.fileExists(atPath: old.path))
            try "data".write(to: old, atomically: true, encoding: .utf8)
        }
    }

    /// A second `Tools/run` says so, and does not stop the services of the first in the middle of its flows.
    @Test func aStackThatAScriptWorksWithStays() throws {
        let whole = FileManager.default.temporaryDirectory.appending(path: "barbell-scripts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: whole) }
        let folder = whole.appending(path: "run"), kept = folder.appending(path: "kept")
        let first = #"""
            source Tools/lib.sh
            bin=/nowhere barbell=/bin/true
            start_stack "$1" && touch "$1/kept" && /bin/bash -c "$2" bash "$1"
            exit $?
            """#
        let second = try Program.run("/bin/bash", ["-c", first, "bash", folder.path, Self.script])
        #expect(second.status == 1 && second.output.contains("is in use by process "), "\(second.output)")
        #expect(second.output.hasSuffix("state: \n") && FileManager.default.fileExists(atPath: kept.path), "\(second.output)")
        // The first has ended by now, whatever it left.
        #expect(try Self.startStack(in: folder).status == 0)
        #expect(!FileManager.default.fileExists(atPath: kept.path))
    }

    /// As in images without glibc's programs.
    @Test func compilersWorkWhereLibrariesCannotBeListed() throws {
        let script = #"""
            set -euo pipefail
            source Tools/lib.sh
            ldconfig() { return 127; }
            compiling echo built
            """#
        let done = try Program.run("/bin/bash", ["-c", script])
        #expect(done.status == 0 && done.output == "built\n", "\(done.output)")
    }
}
