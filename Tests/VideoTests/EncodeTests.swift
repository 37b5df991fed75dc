import Foundation
import Processes
import Synchronization
import Testing

@testable import Video

@Suite(.timeLimit(.minutes(2))) struct EncodeTests {
    private let clips: Clips
    private let run = FFmpegRun(limits: ChildLimits(wallTime: .seconds(60)), reportEvery: .milliseconds(20))

    init() throws { clips = try Clips() }

    private func failure(_ arguments: [String], inputs: [String] = [], limits: ChildLimits = ChildLimits(wallTime: .seconds(30))) async
        -> VideoProblem?
    {
        do throws(VideoProblem) {
            try await FFmpegRun(limits: limits).run(arguments, inputs: inputs)
            return nil
        } catch {
            return error
        }
    }

    @Test func progressIsTold() async throws {
        let source = try await clips.make("a.mp4", size: (320, 240), seconds: 4)
        let seen = Mutex<[EncodeProgress]>([])
        let usage = try await run.run(
            FFmpegInput.video(source, .mp4, ["-re"]) + ["-t", "0.5"] + Clips.h264 + [FFmpegInput.file(clips.path("out.mp4"))],
            inputs: [source]
        ) { state in seen.withLock { $0.append(state) } }
        let states = seen.withLock { $0 }
        let last = try #require(states.last)
        #expect(states.count >= 5 && last.isEnd && states.dropLast().allSatisfy { !$0.isEnd })
        #expect(zip(states, states.dropFirst()).allSatisfy { $0.outTime <= $1.outTime && $0.frame <= $1.frame })
        #expect(last.frame == 13 && last.outTime >= .milliseconds(440) && last.outTime <= .milliseconds(520), "\(last)")
        #expect(try #require(last.totalSize) > 0 && last.speed != nil)
        #expect(usage.peakMemoryBytes > 1 << 20 && usage.cpuTime > .zero)
        #expect(await problem(clips.path("out.mp4")) == nil)
    }

    @Test func whatAnEarlierTryLeftIsReplaced() async throws {
        let source = try await clips.make("a.mp4")
        try clips.write("out.mp4", Array("half a file".utf8))
        try await run.run(FFmpegInput.video(source, .mp4) + ["-c", "copy", FFmpegInput.file(clips.path("out.mp4"))])
        #expect(await problem(clips.path("out.mp4")) == nil)
    }

    @Test func cancellingEndsTheEncoderAndThePartCanBeRemoved() async throws {
        let out = clips.path("out.mp4")
        let began = AsyncStream<Void>.makeStream()
        let task = Task { [run] in
            do throws(VideoProblem) {
                try await run.run(
                    ["-re", "-f", "lavfi", "-i", "testsrc=s=64x48:d=100"] + Clips.h264 + ["-flush_packets", "1", "file:" + out]
                ) { _ in began.continuation.yield() }
                return VideoProblem.failed("came to its end")
            } catch { return error }
        }
        for await _ in began.stream { break }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(FileManager.default.fileExists(atPath: out))
        FFmpegRun.removePartial(out)
        #expect(!FileManager.default.fileExists(atPath: out))
        FFmpegRun.removePartial(out)
    }

    @Test(arguments: ["mp4", "matroska"]) func aFullDiskIsTold(_ format: String) async throws {
        // Every write to this device fails as on a full disk. ffmpeg itself ends with code 0 for one of the two.
        let source = try await clips.make("a.mp4")
        #expect(await failure(FFmpegInput.video(source, .mp4) + ["-c", "copy", "-f", format, "file:/dev/full"]) == .diskFull)
    }

    @Test func anOutputBeyondItsLimitIsTold() async throws {
        let limits = ChildLimits(wallTime: .seconds(30), outputFileBytes: 20_000)
        let arguments = ["-f", "lavfi", "-i", "mandelbrot=s=160x120", "-t", "2"] + Clips.h264 + ["file:" + clips.path("out.mp4")]
        #expect(await failure(arguments, limits: limits) == .outputTooLarge)
    }

    @Test func anOutputThatMayNotBeWrittenIsTold() async throws {
        let source = try await clips.make("a.mp4")
        // Nobody may make files here, whoever he is.
        #expect(await failure(FFmpegInput.video(source, .mp4) + ["-c", "copy", "file:/sys/kernel/out.mp4"]) == .permissionDenied)
    }

    @Test func missingInputsAreNumbered() async throws {
        let first = try await clips.make("a.mp4")
        let gone = clips.path("gone.mp4")
        let arguments = FFmpegInput.video(first, .mp4) + FFmpegInput.video(gone, .mp4) + ["-f", "null", "-"]
        #expect(await failure(arguments, inputs: [first, gone]) == .inputMissing(index: 1))
        // Gone after it was looked for: ffmpeg's own words say it.
        let words = FailureText("file:\(gone): No such file or directory\n")
        #expect(words.problem(inputs: [first, gone]) == .inputMissing(index: 1))
    }

    @Test func unreadableInputsAreNumbered() async throws {
        let first = try await clips.make("a.mp4")
        let broken = try clips.write("it's: \"b\\roken\".mp4", Array("\0\0\0\u{18}ftypisom and nothing".utf8))
        let arguments = FFmpegInput.video(first, .mp4) + FFmpegInput.video(broken, .mp4) + ["-f", "null", "-"]
        guard case .inputUnreadable(index: 1, let detail)? = await failure(arguments, inputs: [first, broken]) else {
            return #expect(Bool(false))
        }
        #expect(detail.contains("Invalid data"))
        #expect(isUnreadable(await failure([ "-xerror"] + arguments)))
        let folder = FFmpegInput.video(clips.folder, .mp4) + ["-f", "null", "-"]
        #expect(isUnreadable(await failure(folder, inputs: [clips.folder])))
    }

    @Test func limitsAreTold() async throws {
        let endless = ["-f", "lavfi", "-i", "testsrc=s=64x48", "-f", "null", "-"]
        #expect(await failure(endless, limits: ChildLimits(wallTime: .milliseconds(300))) == .timedOut)
        #expect(await failure(endless, limits: ChildLimits(wallTime: .seconds(60), cpuSeconds: 1)) == .timedOut)
        #expect(await failure(endless, limits: ChildLimits(wallTime: .seconds(60), addressSpaceBytes: 100 << 20)) == .outOfMemory)
    }

    @Test func otherFailuresKeepTheirWords() async throws {
        guard
            case .failed(let words)? = await failure([
                "-f", "lavfi", "-i", "testsrc=s=64x48:d=1", "-vf", "no_such_filter", "-f", "null", "-",
            ])
        else {
            return #expect(Bool(false))
        }
        #expect(words.contains("no_such_filter"))
    }

    @Test(arguments: [
        ("av_interleaved_write_frame(): No space left on device", VideoProblem.diskFull), ("x: Disk quota exceeded", .diskFull),
        ("file:/out/a.mp4: Permission denied", .permissionDenied), ("file:/out/a.mp4: Read-only file system", .permissionDenied),
        ("file:/in/0.mp4: Permission denied", .inputUnreadable(index: 0, detail: "file:/in/0.mp4: Permission denied")),
        (
            "Error while decoding stream #1:0: Invalid data",
            .inputUnreadable(index: 1, detail: "Error while decoding stream #1:0: Invalid data")
        ),
        ("what", .failed("what")),
    ]) func wordsAreRead(_ text: String, _ expected: VideoProblem) {
        #expect(FailureText(text).problem(inputs: ["/in/0.mp4", "/in/1.mp4"]) == expected)
    }

    @Test func progressLinesAreRead() {
        var parser = ProgressParser()
        let first = [
            "frame=0", "fps=0.00", "bitrate=N/A", "total_size=N/A", "out_time_us=N/A", "out_time_ms=-1", "speed=N/A", "nonsense",
            "progress=continue",
        ]
        var state = EncodeProgress()
        #expect(first.compactMap { parser.add($0) } == [state])
        let second = ["frame=12", "fps= 24.5", "total_size=48", "out_time_us=1500000", "out_time=00:00:01.500000", "speed=1.25x"].compactMap
        { parser.add($0) }
        #expect(second.isEmpty)
        state.frame = 12
        state.fps = 24.5
        state.totalSize = 48
        state.outTime = .milliseconds(1500)
        state.speed = 1.25
        #expect(parser.add("progress=continue") == state)
        #expect(parser.add("out_time_us=1000000") == nil)
        state.isEnd = true
        #expect(parser.add("progress=end") == state, "time does not go back")
    }

    @Test func timesAreExact() {
        #expect(
            [0.5, 1e-6, 90, 1.0 / 3, -1, .nan].map { FFmpegRun.time($0) } == ["500000us", "1us", "90000000us", "333333us", "0us", "0us"])
    }
}
