import Foundation
import MediaDomain
import Testing
import TestSupport

/// When pictures are shown in a finished film: order, loops, freezing, the end.
@Suite struct RenderTimeTests {
    @Test(.proves("AC-6.3-05", "AC-6.3-07", "FLOW-2-08")) func clipsPlayThroughLoopOrStayOnTheirLastPicture() throws {
        let studio = try RenderStudio()
        let colors: [FilmColor] = [.red, .green, .blue, .yellow, .white]
        let names = ["red", "lime", "blue", "yellow", "white"]
        // Five seconds in five colours; two seconds in four.
        let long = try studio.clip("long.mp4", Self.steps(names, each: 1))
        let short = try studio.clip("short.mp4", Self.steps(Array(names.prefix(4)), each: 0.5))
        let film = try studio.export(
            RenderPlan(
                canvas: .small, duration: RenderTime(milliseconds: 5000),
                layers: [
                    .video(long, RenderRect(x: 0, y: 0, width: 48, height: 48), seconds: 5),
                    .video(short, RenderRect(x: 48, y: 0, width: 48, height: 48), seconds: 2),
                    .video(short, RenderRect(x: 0, y: 48, width: 48, height: 48), seconds: 2, loops: false),
                ]))
        #expect(film.frames == 150)
        for frame in stride(from: 4, to: 150, by: 10) {
            let time = Double(frame) / 30
            let (whole, part) = (Int(time), Int(time.truncatingRemainder(dividingBy: 2) * 2))
            #expect(film.color(24, 24, frame: frame).isNear(colors[whole]), "\(frame)")
            #expect(film.color(72, 24, frame: frame).isNear(colors[part]), "\(frame)")
            #expect(film.color(24, 72, frame: frame).isNear(frame < 60 ? colors[part] : .yellow), "\(frame)")
        }
        // The short one's frame at 0.5 s comes again at 2.5 s.
        #expect(film.color(72, 24, frame: 74).isNear(.red) && film.color(72, 24, frame: 75).isNear(.green))
    }

    /// Periods that are no whole number of frames, of sources at other rates, must not drift: each frame of the film shows the brightness
    /// of its own time in the clip, to a frame of either rate.
    @Test(.proves("AC-7.5-03", "X-05"), arguments: [
        ("30000/1001", 0.3003, "mp4", ["-c:a", "aac"]), ("24", 1.75, "mov", []), ("60", 0.316667, "mp4", []),
        ("25", 1.6, "webm", ["-c:v", "libvpx-vp9", "-c:a", "libopus", "-b:v", "0", "-cpu-used", "8"]),
        ("30", 1.3, "mp4", ["-c:v", "libx265", "-x265-params", "log-level=error", "-c:a", "aac"]),
        ("30", 1.866667, "mp4", ["-vf", "select='not(eq(mod(n,7),3))*not(eq(mod(n,5),2))*not(gt(n,55))'", "-fps_mode", "vfr"]),
    ])
    func loopsDoNotDrift(_ rate: String, _ period: Double, _ container: String, _ options: [String]) throws {
        let studio = try RenderStudio()
        // The sound is longer than the pictures, as it usually is.
        let length = options.first == "-vf" ? 2 : period
        let clip = try studio.clip(
            "ramp.\(container)", "nullsrc=s=64x64:r=\(rate):d=\(length),format=gray,geq=lum='20+T*100',format=yuv420p",
            sound: "sine=440:d=\(period + 0.03)", options)
        let plan = try RenderPlan(
            canvas: .small, duration: RenderTime(seconds: 9),
            layers: [.video(clip, RenderSize.small.whole, seconds: period, channels: 1, color: .tagged)])
        let film = try studio.export(plan)
        #expect(film.frames == 270)
        var wrong: [Int] = []
        for frame in 0..<270 {
            let time = (Double(frame) / 30).truncatingRemainder(dividingBy: period)
            // Next to the seam the frames of either side may be shown, and variable rates leave gaps of three frames.
            guard time > 0.05, time < period - 0.05 else { continue }
            let expected = 20 + 100 * time
            let tolerance = 100 * (options.first == "-vf" ? 0.09 : 0.045) + 3
            if abs(Double(film.color(48, 48, frame: frame).green) - expected) > tolerance { wrong.append(frame) }
        }
        #expect(wrong.isEmpty, "\(rate) \(container): \(wrong.count) frames, \(wrong.prefix(5))")
    }

    /// A flash and a beep at the same time, 0.2 s into a clip, which is looped, and one near either end of a long clip.
    @Test(.proves("AC-6.4-05")) func soundAndPictureStayTogether() throws {
        let studio = try RenderStudio()
        // 31 frames at 60 frames a second: no whole number of frames of the film.
        let (period, length) = (31.0 / 60, 12.0)
        let looped = try studio.clip(
            "looped.mp4", Self.flash("between(T,0.2,0.299)", rate: "60", seconds: period),
            sound: "aevalsrc='0.5*sin(2*PI*1000*t)*between(t,0.2,0.3)':s=44100:d=0.53")
        let long = try studio.clip(
            "long.mp4", Self.flash("between(T,0.5,0.599)+between(T,11.5,11.599)", rate: "30", seconds: length),
            sound: "aevalsrc='0.5*sin(2*PI*1000*t)*(between(t,0.5,0.6)+between(t,11.5,11.6))':s=48000:d=12")
        for (clip, seconds, times) in [
            (looped, period, (0..<23).map { 0.2 + Double($0) * period }), (long, length, [0.5, 11.5]),
        ] {
            let film = try studio.export(
                RenderPlan(
                    canvas: .small, duration: RenderTime(seconds: length),
                    layers: [.video(clip, RenderSize.small.whole, seconds: seconds, channels: 1)]))
            let flashes = (1..<film.frames).filter {
                film.color(48, 48, frame: $0).green > 128 && film.color(48, 48, frame: $0 - 1).green <= 128
            }
                .map { Double($0) / 30 }
            let beeps = try film.sound().onsets()
            #expect(flashes.count == times.count && beeps.count == times.count, "\(flashes) \(beeps)")
            for ((flash, beep), time) in zip(zip(flashes, beeps), times) {
                #expect(abs(flash - beep) < 0.04 && abs(beep - time) < 0.02 && abs(flash - time) < 0.04, "\(time): \(flash), \(beep)")
            }
        }
    }

    @Test func aStillIsTheFilmsOwnFrame() throws {
        let studio = try RenderStudio()
        let steps = try studio.clip("steps.mp4", Self.steps(["red", "lime", "blue"], each: 0.5))
        let image = try studio.image("white.png", "color=white:s=64x64")
        let plan = try RenderPlan(
            canvas: .small, duration: RenderTime(milliseconds: 4000),
            layers: [
                .video(steps, RenderRect(x: 0, y: 0, width: 48, height: 48), seconds: 1.5),
                .video(steps, RenderRect(x: 48, y: 48, width: 48, height: 48), seconds: 1.5, loops: false),
                .image(image, RenderRect(x: 48, y: 0, width: 48, height: 48), seconds: 1),
            ])
        for (time, format, loop, last, white) in [
            (0.0, StillFormat.png, FilmColor.red, FilmColor.red, true), (0.6, .jpeg, .green, .green, true),
            (1.2, .png, .blue, .blue, false),
            (1.5, .jpeg, .red, .blue, false), (3.8, .jpeg, .green, .blue, false), (99, .png, .green, .blue, false),
        ] {
            let output = try studio.path("still")
            try studio.render(RenderGraph.frame(plan, at: RenderTime(seconds: time), format: format, output: output))
            let still = try RenderedFilm(studio, output, .small)
            #expect(still.frames == 1)
            #expect(still.color(24, 24).isNear(loop) && still.color(72, 72).isNear(last), "\(time)")
            #expect(still.color(72, 24).isNear(white ? .white : .black) && still.color(24, 72).isNear(.black), "\(time)")
        }
        let output = try studio.path("small.png")
        try studio.render(RenderGraph.frame(plan, at: RenderTime(seconds: 0), longestSide: 48, format: .png, output: output))
        #expect(try RenderedFilm(studio, output, RenderSize(width: 48, height: 48)).color(12, 12).isNear(.red))
    }

    /// Two minutes in ninety seconds, beside a third of a second that comes again 270 times.
    @Test(.proves("AC-6.3-05")) func aLongClipEndsWithTheFilm() throws {
        let studio = try RenderStudio()
        let long = try studio.clip(
            "long.mp4", "color=red:s=16x16:r=5:d=89.5[a];color=lime:s=16x16:r=5:d=30.5[b];[a][b]concat", sound: "sine=440:d=120")
        let short = try studio.clip("short.mp4", Self.steps(["blue", "white"], each: 1.0 / 6), sound: "sine=880:d=0.34")
        let canvas = RenderSize(width: 32, height: 16)
        let film = try studio.export(
            RenderPlan(
                canvas: canvas, duration: RenderTime(seconds: 90),
                layers: [
                    .video(long, RenderRect(x: 0, y: 0, width: 16, height: 16), seconds: 120, channels: 1),
                    .video(short, RenderRect(x: 16, y: 0, width: 16, height: 16), seconds: 1.0 / 3, channels: 1),
                ]))
        #expect(film.frames == 2700)
        #expect(film.color(8, 8, frame: 2680).isNear(.red) && film.color(8, 8, frame: 2699).isNear(.green))
        // The last round of the loop is as exact as the first.
        for round in [0, 135, 269] {
            #expect(film.color(24, 8, frame: round * 10 + 3).isNear(.blue) && film.color(24, 8, frame: round * 10 + 7).isNear(.white))
        }
        let times = try studio.probe(film.path, "stream=duration", ["-select_streams", "a"])
        #expect(times["duration"] == "90.000000")
    }

    static func steps(_ colors: [String], each seconds: Double) -> String {
        let parts = colors.map { "color=\($0):s=64x64:r=30:d=\(seconds)" }
        return parts.enumerated().map { "\($0.element)[c\($0.offset)]" }.joined(separator: ";") + ";"
            + colors.indices.map { "[c\($0)]" }.joined() + "concat=n=\(colors.count)"
    }

    private static func flash(_ condition: String, rate: String, seconds: Double) -> String {
        "nullsrc=s=64x64:r=\(rate):d=\(seconds),format=gray,geq=lum='16+219*gt(\(condition),0)',format=yuv420p"
    }
}
