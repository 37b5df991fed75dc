import Foundation
import Processes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2)), .serialized) struct ManyChildrenTests {
    private static func openDescriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }

    @Test func fiftyAtOnceKeepTheirOutputsApart() async throws {
        let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for index in 0..<50 {
                group.addTask {
                    (index, try await script("i=0; while [ $i -lt 200 ]; do echo $1; i=$((i+1)); done; sleep 0.2", "\(index)").run().text)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(texts.count == 50)
        for (index, text) in texts { #expect(text == String(repeating: "\(index)\n", count: 200)) }
    }

    @Test func aQuickChildIsNotHeldUpByASlowOne() async throws {
        // Would a slow child inherit the quick one's pipe, the quick one's end would come with the slow one's.
        let folder = try TemporaryFolder()
        let slow = (0..<8).map { index in
            Task { await failure(of: script("echo $$ >> $1; exec sleep 100", folder.file("pids"))) }
        }
        for _ in 0..<20 { #expect(try await script("echo x").run().text == "x\n") }
        _ = try await pids(in: folder.file("pids"), 8)
        #expect(slow.allSatisfy { !$0.isCancelled })
        for task in slow { task.cancel() }
        for task in slow { #expect(await task.value == .cancelled) }
    }

    @Test func nothingStaysOpen() async throws {
        let kinds: @Sendable () async throws -> Void = {
            _ = try await script("echo x").run()
            _ = await failure(of: script("exit 3"))
            _ = await failure(of: Command("no-such-tool-anywhere", limits: ChildLimits(wallTime: .seconds(1))))
            _ = await failure(of: Command("true", workingDirectory: "/nonexistent", limits: ChildLimits(wallTime: .seconds(1))))
            _ = await failure(of: script("sleep 100", wall: .milliseconds(1)))
            let task = Task { await failure(of: script("sleep 100")) }
            task.cancel()
            _ = await task.value
        }
        try await kinds()
        let before = try Self.openDescriptors()
        for _ in 0..<10 { try await kinds() }
        // Other suites may hold a few of their own meanwhile; a leak would be 60 or more.
        #expect(try Self.openDescriptors() < before + 20)
    }

    @Test func cancellingAtAnyMomentIsSafe() async throws {
        await withTaskGroup(of: Void.self) { group in
            for delay in 0..<60 {
                group.addTask {
                    let task = Task { await failure(of: script("exec sleep 100")) }
                    try? await Task.sleep(for: .microseconds(delay * 150))
                    task.cancel()
                    #expect(await task.value == .cancelled)
                }
            }
        }
    }
}
