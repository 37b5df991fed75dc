@testable import MediaDomain
import Testing

/// The commands themselves, word by word. What they do is proven by real runs elsewhere.
@Suite struct RenderGraphTests {
    @Test func anExportIsThisCommand() throws {
        let command = RenderGraph.export(try Self.plan(), scratch: try RenderPath("/jobs/1"), output: try RenderPath("/jobs/1/film.mp4"))
        let clips = ["-protocol_whitelist", "file", "-format_whitelist", "mov,matroska"]
        let scale = "flags=bilinear:out_color_matrix=bt709:out_range=tv,format=yuv420p"
        let clock = "settb=1/1000000,setpts=PTS-STARTPTS-1300"
        let graph = [
            "color=c=black:s=1080x1920:r=30,trim=end_frame=75,format=yuv420p[base]",
            "[0:v]scale=w=1080:h=608:\(scale),\(clock),fps=30:start_time=0,trim=end_frame=75,setsar=1[p0]",
            "[1:v]scale=w=400:h=400:\(scale),crop=w=300:h=400:x=100:y=0,\(clock),fps=30:start_time=0,trim=end_frame=75,setsar=1[p1]",
            """
            [2:v]trim=end_frame=1,settb=1/30,setpts=0,scale=w=200:h=100:flags=bicubic+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv,
            """
                + "format=yuva420p,setsar=1[p2]",
            "[base][p0][p1]xstack=inputs=3:layout=0_0|0_0|0_702:threads=1[op1]",
            "[op1][p2]overlay=x=10:y=20:eval=init:format=yuv420:eof_action=repeat:enable='lt(t,0.983333)'[op2]",
            "[op2]trim=end_frame=75,setsar=1,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709[picture]",
            "[3:a]aresample=48000:async=1:first_pts=0,atrim=end_sample=120000,aformat=sample_fmts=fltp:channel_layouts=stereo[s0]",
            "[4:a]aresample=48000:async=1:first_pts=0,aformat=sample_fmts=s16,apad=whole_len=48048,atrim=end_sample=48048,"
                + "aloop=loop=-1:size=48048,atrim=end_sample=120000,pan=stereo|c0=c0|c1=c0,aformat=sample_fmts=fltp:channel_layouts=stereo,volume=50/100[s1]",
            "anullsrc=r=48000:cl=stereo,aformat=sample_fmts=fltp,atrim=end_sample=120000[silence]",
            "[silence][s0][s1]amix=inputs=3:duration=first:dropout_transition=0:normalize=0,aresample=192000,"
                + "alimiter=limit=-1.0dB:attack=5:release=100:level=0:latency=1,aresample=48000,apad=whole_len=120000,atrim=end_sample=120000[sound]",
        ]
        let expected: [[String]] = [
            [
                "-hide_banner", "-nostdin", "-nostats", "-v", "error", "-y", "-copyts", "-filter_complex_threads", "2", "-stats_period",
                "0.25", "-progress", "pipe:1",
            ],
            ["-threads", "2", "-an"], clips, ["-i", "file:/media/long"],
            ["-threads", "2", "-an", "-protocol_whitelist", "file", "-format_whitelist", "concat,mov,matroska"],
            ["-f", "concat", "-safe", "0", "-i", "file:/jobs/1/loop-1.txt"],
            [
                "-threads", "1", "-protocol_whitelist", "file", "-format_whitelist", "image2,jpeg_pipe,png_pipe,webp_pipe", "-i",
                "file:/media/image",
            ],
            ["-threads", "1", "-vn"], clips, ["-i", "file:/media/long"], ["-threads", "1", "-vn"], clips, ["-i", "file:/media/short"],
            ["-filter_complex", graph.joined(separator: ";"), "-map", "[picture]", "-map", "[sound]"],
            ["-c:v", "libx264", "-preset", "superfast", "-profile:v", "high", "-threads", "3", "-b:v", "8000000"],
            [
                "-pix_fmt", "yuv420p", "-g", "60", "-r", "30", "-fps_mode", "cfr", "-c:a", "aac", "-b:a", "256000", "-aac_pns", "0",
                "-aac_is", "0",
            ],
            ["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
            ["-movflags", "+faststart", "-f", "mp4", "file:/jobs/1/film.mp4"],
        ]
        #expect(command.arguments == expected.flatMap { $0 })
        let entry = "file 'file:/media/short'\noption format_whitelist mov,matroska\nduration 1.001000\n"
        #expect(
            command.files == [
                RenderFile(path: try RenderPath("/jobs/1/loop-1.txt"), text: "ffconcat version 1.0\n" + entry + entry + entry)
            ])
    }

    @Test func aStillReadsEachClipAtItsOwnTime() throws {
        let command = RenderGraph.frame(
            try Self.plan(), at: RenderTime(milliseconds: 2050), format: .png, output: try RenderPath("/jobs/1/still.png"))
        let starts = command.arguments.indices.filter { command.arguments[$0] == "-ss" }.map { command.arguments[$0 + 1] }
        // Frame 61 of the film, for the loop 31.3 ms into its third round.
        #expect(starts == ["2.033333", "0.031333"])
        #expect(command.files.isEmpty && !command.arguments.contains("[sound]") && !command.arguments.contains("file:/media/image"))
        let early = RenderGraph.frame(try Self.plan(), at: RenderTime(milliseconds: -5), output: try RenderPath("/jobs/1/still.jpg"))
        #expect(!early.arguments.contains("-ss") && early.arguments.contains("file:/media/image") && early.arguments.contains("mjpeg"))
        let late = RenderGraph.frame(try Self.plan(loops: false), at: RenderTime(seconds: 1e9), output: try RenderPath("/jobs/1/still.jpg"))
        #expect(late.arguments.contains("2.466667") && late.arguments.contains("1.001000"))
    }

    /// A clip whose pictures begin late keeps the sound before them, once.
    @Test func aClipIsReadInItsFilesOwnTime() throws {
        let timing = SourceTiming(beginning: RenderTime(milliseconds: -20), lead: RenderTime(milliseconds: 500), ticks: 600)
        let video = VideoSource(
            path: try RenderPath("/a"), size: RenderSize(width: 64, height: 64), duration: RenderTime(milliseconds: 1000), audioChannels: 2,
            timing: timing)
        let layer = RenderLayer(source: .video(video), frame: RenderRect(x: 0, y: 0, width: 64, height: 64), loops: true, volume: 100)
        let plan = try RenderPlan(canvas: RenderSize(width: 64, height: 64), duration: RenderTime(milliseconds: 4000), layers: [layer])
        let graph = try #require(
            RenderGraph.export(plan, scratch: RenderPath("/b"), output: RenderPath("/b/c")).arguments.first { $0.contains(";") })
        #expect(graph.contains("settb=1/1000000,setpts=PTS-STARTPTS+498700,fps=30"))
        #expect(
            graph.contains(
                "[1:a]asetpts=PTS-(-0.020000)/TB,aresample=48000:async=1:first_pts=0,aformat=sample_fmts=s16,apad=whole_len=72000,"))
        #expect(graph.contains("atrim=start_sample=24000,asetpts=PTS-STARTPTS,aloop=loop=-1:size=48000[l0];[e0][l0]concat=n=2:v=0:a=1,"))
        // The first picture waits at the beginning; frame 60 is the middle of the second round.
        for (frame, place, shift) in [
            (10, nil, "PTS-314633"), (15, nil, "PTS-481300"), (60, "0.980000", "PTS-981300"), (119, "0.946667", "PTS-947967"),
        ] {
            let words = RenderGraph.frame(plan, at: RenderTime(microseconds: frame * 100_000 / 3 + 1), output: try RenderPath("/c"))
                .arguments
            #expect(words.firstIndex(of: "-ss").map { words[$0 + 1] } == place, "\(frame)")
            #expect(words.contains { $0.contains("setpts=\(shift),") }, "\(frame): \(words)")
        }
    }

    /// A file may have a cover before its pictures, and sound that cannot be decoded before the one that can.
    @Test func theStreamsThatWereMeasuredAreRead() throws {
        let video = VideoSource(
            path: try RenderPath("/a"), size: RenderSize(width: 64, height: 64), duration: RenderTime(milliseconds: 1000), audioChannels: 2,
            streams: SourceStreams(picture: 1, sound: 3))
        for loops in [false, true] {
            let layer = RenderLayer(source: .video(video), frame: RenderRect(x: 0, y: 0, width: 64, height: 64), loops: loops, volume: 100)
            let plan = try RenderPlan(canvas: RenderSize(width: 64, height: 64), duration: RenderTime(milliseconds: 4000), layers: [layer])
            let graphs = [
                RenderGraph.export(plan, scratch: try RenderPath("/b"), output: try RenderPath("/b/c")),
                RenderGraph.frame(plan, at: RenderTime(milliseconds: 0), output: try RenderPath("/c")),
                RenderGraph.sound(of: plan, .usual, film: try RenderPath("/b/c"), output: try RenderPath("/b/d")),
            ].compactMap { $0.arguments.first { $0.contains(";") } }
            #expect(graphs.count == 3)
            #expect(graphs.prefix(2).allSatisfy { $0.contains(";[0:1]scale=") })
            #expect(graphs[0].contains(";[1:3]aresample=") && graphs[2].contains("[1:3]aresample="))
        }
    }

    @Test func theSamePlanGivesTheSameCommand() throws {
        let (scratch, output) = (try RenderPath("/a"), try RenderPath("/a/b"))
        #expect(
            RenderGraph.export(try Self.plan(), scratch: scratch, output: output)
                == RenderGraph.export(try Self.plan(), scratch: scratch, output: output))
    }

    @Test func layersOutsideAreNotDrawnButHeard() throws {
        let away = RenderRect(x: 1080, y: 0, width: 10, height: 10)
        let plan = try Self.plan(frame: away)
        let words = RenderGraph.export(plan, scratch: try RenderPath("/a"), output: try RenderPath("/a/b")).arguments
        #expect(words.filter { $0 == "file:/media/short" }.count == 1 && !words.contains("file:/a/loop-1.txt"))
        #expect(
            RenderGraph.frame(plan, at: RenderTime(seconds: 0), output: try RenderPath("/b")).arguments.contains("file:/media/short")
                == false)
    }

    @Test func aStillIsMadeOfTheLayersThatItShows() throws {
        func drawn(_ plan: RenderPlan, _ milliseconds: Int) -> [Int] {
            RenderGraph.drawn(plan, at: RenderTime(milliseconds: milliseconds), longestSide: 960)
        }
        // The picture is over after a second; of a clip that is over, the last picture stays.
        let plan = try Self.plan(loops: false)
        #expect(drawn(plan, -5) == [0, 1, 2])
        #expect(drawn(plan, 2050) == [0, 1])
        #expect(drawn(plan, 1_000_000) == [0, 1])
        #expect(drawn(try Self.plan(frame: RenderRect(x: 1080, y: 0, width: 10, height: 10)), 0) == [0, 2])
        #expect(drawn(try RenderPlan(canvas: plan.canvas, duration: plan.duration, layers: []), 0) == [])
    }

    @Test func aSilentLayerIsNotRead() throws {
        let words = RenderGraph.export(try Self.plan(volume: 0), scratch: try RenderPath("/a"), output: try RenderPath("/a/b")).arguments
        #expect(!words.contains("file:/media/short") && words.contains("file:/a/loop-1.txt"))
    }

    @Test func manyLayersGetOneDecoderThreadEach() throws {
        let layer = try Self.plan().layers[0]
        let plan = try RenderPlan(
            canvas: RenderSize(width: 540, height: 960), duration: RenderTime(milliseconds: 1000),
            layers: Array(repeating: layer, count: 12))
        let words = RenderGraph.preview(plan, scratch: try RenderPath("/a"), output: try RenderPath("/a/b")).arguments
        let inputs = try #require(words.firstIndex(of: "-filter_complex"))
        #expect(words[..<inputs].indices.filter { words[$0] == "-threads" }.allSatisfy { words[$0 + 1] == "1" })
        #expect(words.filter { $0 == "file:/media/long" }.count == 24)
    }

    @Test func estimatesGrowWithTimeAndSize() throws {
        func bytes(_ width: Int, _ height: Int, _ seconds: Double, _ codec: RenderPlan.Codec = .h264) throws -> Int {
            RenderEstimate.bytes(
                try RenderPlan(
                    canvas: RenderSize(width: width, height: height), duration: RenderTime(seconds: seconds), layers: [], codec: codec))
        }
        let ten = try bytes(1080, 1920, 10)
        #expect(ten == 10_320_000)
        #expect(try bytes(1080, 1920, 90) == 9 * ten)
        #expect(try bytes(2160, 3840, 10) > 2 * ten && bytes(1080, 1080, 10) < ten)
        #expect(try bytes(1080, 1920, 10, .hevc) < ten)
    }

    /// A long clip at the top, one of 1.001 s that loops over the left edge, and a picture for a second above both, in 2.5 s.
    static func plan(frame: RenderRect = RenderRect(x: -100, y: 701, width: 400, height: 400), loops: Bool = true, volume: Int = 50) throws
        -> RenderPlan
    {
        let long = VideoSource(
            path: try RenderPath("/media/long"), size: RenderSize(width: 1920, height: 1080), duration: RenderTime(seconds: 9),
            audioChannels: 2)
        let short = VideoSource(
            path: try RenderPath("/media/short"), size: RenderSize(width: 1000, height: 1000), duration: RenderTime(seconds: 1.001),
            audioChannels: 1)
        let image = ImageSource(
            path: try RenderPath("/media/image"), size: RenderSize(width: 20, height: 10), hasAlpha: true,
            shown: RenderTime(milliseconds: 1000))
        return try RenderPlan(
            canvas: RenderSize(width: 1080, height: 1920), duration: RenderTime(milliseconds: 2500),
            layers: [
                RenderLayer(source: .video(long), frame: RenderRect(x: 0, y: 0, width: 1080, height: 608), loops: true, volume: 100),
                RenderLayer(source: .video(short), frame: frame, loops: loops, volume: volume),
                RenderLayer(source: .image(image), frame: RenderRect(x: 10, y: 20, width: 200, height: 100), loops: true, volume: 100),
            ])
    }
}
