import Testing

@testable import Video

@Suite struct PacketScanTests {
    private func scan(_ lines: String...) -> PacketScan {
        var scan = PacketScan(video: 1, audio: 0, frameLimit: 100)
        for line in lines { scan.add(line) }
        return scan
    }

    private let milliseconds = Ratio(1, 1000)

    /// Browsers write no durations.
    @Test func aLastFrameWithoutDurationLastsAsLongAsMost() {
        let live = scan("1,0,0,N/A,K_", "1,40,40,N/A,__", "1,80,80,N/A,__", "1,200,200,N/A,__")
        #expect(live.videoSeconds(milliseconds) == 0.24 && live.lastFrameSeconds(milliseconds) == 0.2)
        #expect(scan("1,7,7,N/A,K_").videoSeconds(milliseconds) == 0)
        #expect(scan().videoSeconds(milliseconds) == 0 && scan().lastFrameSeconds(milliseconds) == 0)
    }

    @Test func framesOutOfOrderAndStrangeLinesAreTaken() {
        let found = scan(
            "1,100,0,40,K_,", "1,180,40,40,__", "", "1,140,80,40,__", "0,-20,-20,20,KD,", "0,0,0,20,K_", "2,9999,9999,1,K_",
            "1,N/A,N/A,40,__", "x,y", "1,260,120,40,_D")
        #expect(found.video.count == 3 && found.videoSeconds(milliseconds) == 0.12 && !found.isVariable(milliseconds))
        #expect(found.audio.start == 0 && found.audio.end == 20)
    }

    @Test func absurdTimesDoNotOverflow() {
        let found = scan(
            "1,9223372036854775807,0,9223372036854775807,K_", "1,-9223372036854775808,N/A,1,K_",
            "1,1152921504606846975,0,9223372036854775807,K_", "1,-1152921504606846975,0,-5,__")
        #expect(found.video.count == 2 && found.videoSeconds(milliseconds) > 0)
        #expect(!found.isVariable(milliseconds))
    }

    @Test func roundingIsNotARhythm() {
        // 240 a second in milliseconds, and 30 a second in ticks of one frame with one left out.
        var fast = PacketScan(video: 0, audio: nil, frameLimit: 100)
        for frame in 0..<50 { fast.add("0,\((frame * 1000 + 120) / 240),0,4,__") }
        #expect(!fast.isVariable(milliseconds))
        #expect(scan("1,0,0,1,K_", "1,1,1,1,__", "1,2,2,1,__", "1,4,4,1,__").isVariable(Ratio(1, 30)))
    }

    /// Why a clip of one frame and one sound is refused that begin so many milliseconds after its file does; nil when it is taken.
    private func problem(start: Int64, sound: Int64) -> VideoProblem? {
        let video = ProbeReport.Video(
            index: 1, codec: "vp9", width: 64, height: 48, pixelFormat: "yuv420p", rotation: 0, sampleAspectRatio: .one,
            timeBase: milliseconds, declaredDuration: nil, averageFrameRate: 25, baseFrameRate: 25, transfer: .standard, matrix: nil,
            isFullRange: false)
        let audio = ProbeReport.Audio(index: 0, codec: "opus", channels: 1, sampleRate: 48_000, timeBase: milliseconds)
        do throws(VideoProblem) {
            _ = try VideoFacts(.webm, video, audio, scan("1,\(start),N/A,40,K_", "0,\(sound),N/A,20,K_"), hasLocation: false)
            return nil
        } catch {
            return error
        }
    }

    @Test func aClipBeginsWithinAHundredHours() {
        let longest: Int64 = 360_000_000
        #expect(problem(start: longest, sound: longest) == nil && problem(start: -longest, sound: -longest) == nil)
        for (start, sound) in [(longest + 1, 0), (-longest - 1, 0), (0, longest + 1), (1 << 55, 1 << 55)] as [(Int64, Int64)] {
            guard case .inputUnreadable? = problem(start: start, sound: sound) else {
                Issue.record("\(start) ms and \(sound) ms are taken")
                continue
            }
        }
    }
}
