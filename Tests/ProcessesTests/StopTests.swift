import Foundation
import Processes
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct StopTests {
    /// A child with a child of its own; both pids are written into `$1`.
    private static let family = "sleep 100 & echo $! >> $1; echo $$ >> $1; wait"
    /// As `family`, but nobody listens to the polite signal.
    private static let deafFamily =
        "trap '' TERM; sh -c 'trap \"\" TERM; while :; do sleep 0.1; done' & echo $! >> $1; echo $$ >> $1; while :; do sleep 0.1; done"

    @Test func cancellingEndsTheWholeGroup() async throws {
        let folder = try TemporaryFolder()
        let task = Task { await failure(of: script(Self.family, folder.file("pids"), wall: .seconds(100))) }
        let family = try await pids(in: folder.file("pids"), 2)
        #expect(family.allSatisfy(isAlive))
        task.cancel()
        #expect(await task.value == .cancelled)
        // Its own child is reaped when the call returns; the grandchild was killed before that and goes as soon as the kernel gets to it.
        try await eventually { !family.contains(where: isAlive) }
    }

    @Test func theChildIsReapedWhenACancelledCallReturns() async throws {
        let folder = try TemporaryFolder()
        let task = Task { await failure(of: script("echo $$ > $1; exec sleep 100", folder.file("pid"))) }
        try await eventually { pid(in: folder.file("pid")) != nil }
        let child = try #require(pid(in: folder.file("pid")))
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(kill(child, 0) == -1 && errno == ESRCH)
    }

    @Test func whoeverIsDeafIsKilledAfterTheGrace() async throws {
        let folder = try TemporaryFolder()
        let task = Task { await failure(of: script(Self.deafFamily, folder.file("pids"), grace: .milliseconds(50))) }
        let family = try await pids(in: folder.file("pids"), 2)
        task.cancel()
        #expect(await task.value == .cancelled)
        try await eventually { !family.contains(where: isAlive) }
    }

    @Test func thePoliteSignalLetsTheChildCleanUp() async throws {
        let folder = try TemporaryFolder()
        let text = "trap 'rm $1; exit 0' TERM; echo $$ > $1; while :; do sleep 0.01; done"
        let task = Task { await failure(of: script(text, folder.file("pid"), grace: .seconds(60))) }
        try await eventually { pid(in: folder.file("pid")) != nil }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(!FileManager.default.fileExists(atPath: folder.file("pid")))
    }

    @Test func aCancelledTaskStartsNothing() async throws {
        let folder = try TemporaryFolder()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await failure(of: script("touch $1", folder.file("started")))
        }
        #expect(await task.value == .cancelled)
        #expect(!FileManager.default.fileExists(atPath: folder.file("started")))
    }

    @Test func timeIsLimited() async throws {
        let folder = try TemporaryFolder()
        #expect(
            await failure(of: script(Self.deafFamily, folder.file("pids"), wall: .milliseconds(300), grace: .milliseconds(50))) == .timedOut
        )
        let family = try await pids(in: folder.file("pids"), 2)
        try await eventually { !family.contains(where: isAlive) }
    }

    @Test func aChildThatClosedItsOutputsIsStillTimed() async {
        #expect(await failure(of: script("exec >&- 2>&-; exec sleep 100", wall: .milliseconds(200))) == .timedOut)
    }

    @Test func whatAChildLeavesBehindGoesWithIt() async throws {
        let folder = try TemporaryFolder()
        // The sleeper holds the output open, so this returns only because it is ended.
        #expect(try await script("sleep 100 & echo $! > $1; echo done", folder.file("pid")).run().text == "done\n")
        let left = try #require(pid(in: folder.file("pid")))
        try await eventually { !isAlive(left) }
    }

    @Test func aDaemonThatHoldsTheOutputHoldsNobodyUp() async throws {
        let folder = try TemporaryFolder()
        let result = try await script(
            "setsid sh -c 'echo $$ > $1; exec sleep 100' sh $1 & until [ -s $1 ]; do sleep 0.01; done; echo done", folder.file("pid")
        ).run()
        #expect(result.text == "done\n")
        let daemon = try #require(pid(in: folder.file("pid")))
        kill(daemon, SIGKILL)
    }

    @Test func processorTimeIsLimited() async {
        #expect(await failure(of: script("while :; do :; done", cpu: 1)) == .timedOut)
    }

    @Test func whoCatchesTheSignalForItsTimeHasTimedOutToo() async {
        #expect(await failure(of: script("trap 'exit 3' XCPU; while :; do :; done", cpu: 1)) == .timedOut)
    }

    @Test func memoryIsLimited() async {
        // sort takes the buffer that it is told to take.
        let command = script(
            "head -c 1000 /dev/zero | sort -S 500M -o /dev/null && dd if=/dev/zero of=/dev/null bs=600M count=1", addressSpace: 200 << 20)
        let end = await failure(of: command)
        guard case .outOfMemory? = end else { return #expect(Bool(false), "\(String(describing: end))") }
    }

    @Test(arguments: ["", "trap '' XFSZ; "]) func fileSizeIsLimited(_ before: String) async throws {
        let folder = try TemporaryFolder()
        let end = await failure(of: script(before + "exec dd if=/dev/zero of=$1 bs=1000 count=100", folder.file("big"), fileSize: 50_000))
        #expect(end == .outputTooLarge)
        let size = try #require(try FileManager.default.attributesOfItem(atPath: folder.file("big"))[.size] as? Int)
        #expect(size <= 50_000)
    }

    @Test func coreFilesAreNeverWritten() async throws {
        #expect(try await script("ulimit -c").run().text == "0\n")
    }

    @Test func limitsAreThere() async throws {
        let result = try await script("ulimit -v; ulimit -t; ulimit -f", addressSpace: 300 << 20, cpu: 7, fileSize: 51_200).run()
        #expect(result.text == "\(300 << 10)\n7\n100\n")
    }
}
