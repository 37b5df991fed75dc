import Foundation
import Processes
import TestSupport
import Testing

/// A second copy of this test program is the parent that dies; it runs only `theParent`, which otherwise does not run.
@Suite(.timeLimit(.minutes(2))) struct ParentDeathTests {
    private static let variable = "BARBELL_TEST_PARENT_FOLDER"
    private static let folderOfParent = ProcessInfo.processInfo.environment[variable]

    @Test(.enabled(if: folderOfParent != nil)) func theParent() async throws {
        let folder = try #require(Self.folderOfParent)
        try "\(getpid())\n".write(toFile: "\(folder)/parent", atomically: true, encoding: .utf8)
        _ = try await script("echo $$ > $1; exec sleep 300", "\(folder)/child", wall: .seconds(300)).run()
    }

    @Test func aKilledParentTakesTheChildAlong() async throws {
        let folder = try TemporaryFolder()
        var environment = ProcessInfo.processInfo.environment
        environment[Self.variable] = folder.path
        let copy = Process()
        copy.executableURL = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        copy.arguments = ["--testing-library", "swift-testing", "--filter", "theParent"]
        copy.environment = environment
        copy.standardOutput = FileHandle.nullDevice
        copy.standardError = FileHandle.nullDevice
        try copy.run()
        defer { copy.terminate() }
        try await eventually { pid(in: folder.file("child")) != nil || !copy.isRunning }
        let child = try #require(pid(in: folder.file("child")))
        let parent = try #require(pid(in: folder.file("parent")))
        #expect(isAlive(child) && isAlive(parent))
        kill(parent, SIGKILL)
        try await eventually { !isAlive(child) }
    }
}
