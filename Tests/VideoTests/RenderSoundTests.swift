import Foundation
import MediaDomain
import Testing
import TestSupport

/// What a finished film sounds like, measured on its decoded AAC.
@Suite struct RenderSoundTests {
    @Test(.proves("AC-6.4-01", "AC-6.4-02", "AC-6.4-03", "AC-6.4-04")) func eachClipSoundsAsLoudAsItsVolume() throws {
        let studio = try RenderStudio()
        let tones = try [440, 880, 1320, 1760].map { try Self.tone(studio, $0, "0.2") }
        let layers = zip(tones, [100, 50, 0, 25]).map { RenderLayer.video($0, RenderSize.small.whole, seconds: 1, channels: 1, volume: $1) }
        let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 2000), layers: layers))
        for channel in [0, 1] {
            let sound = try film.sound(channel: channel)
            // A sine of amplitude 0.2 has -16.99 dBFS; others around it do not change it.
            #expect(abs(sound.level(440) + 16.99) < 0.3, "\(sound.level(440))")
            #expect(abs(sound.level(440) - sound.level(880) - 6.02) < 0.3, "\(sound.level(880))")
            #expect(abs(sound.level(880) - sound.level(1760) - 6.02) < 0.3, "\(sound.level(1760))")
            #expect(sound.level(1320) < -60)
            // Loops have no holes.
            #expect(abs(sound.level(440, seconds: 0.9..<1.1) + 16.99) < 1)
        }
    }

    /// One, two or six channels at any rate become two at 48 kHz, and a clip that plays alone keeps its level to the last decibel below
    /// full scale.
    @Test(arguments: [
        ("0.9*sin(2*PI*500*t)", "mono", 48_000, 1, -3.93), ("0.5*sin(2*PI*500*t)|0.25*sin(2*PI*500*t)", "stereo", 44_100, 2, -9.03),
        ("0.4*sin(2*PI*500*t)|0.4*sin(2*PI*700*t)|0|0|0|0", "5.1", 48_000, 6, -10.97),
    ])
    func aLoneClipKeepsItsLevel(_ expression: String, _ layout: String, _ rate: Int, _ channels: Int, _ level: Double) throws {
        let studio = try RenderStudio()
        let clip = try studio.clip(
            "clip.mp4", "color=red:s=64x64:r=30:d=1", sound: "aevalsrc='\(expression)':c=\(layout):s=\(rate):d=1", ["-b:a", "320k"])
        let film = try studio.export(
            RenderPlan(
                canvas: .small, duration: RenderTime(milliseconds: 1000),
                layers: [.video(clip, RenderSize.small.whole, seconds: 1, channels: channels)]))
        let (left, right) = try (film.sound(), film.sound(channel: 1))
        #expect((48_000...49_024).contains(left.samples.count))
        #expect(abs(left.level(500, seconds: 0.1..<0.9) - level) < 0.3, "\(left.level(500, seconds: 0.1..<0.9))")
        switch layout {
        case "mono": #expect(abs(right.level(500, seconds: 0.1..<0.9) - level) < 0.3)
        case "stereo": #expect(abs(right.level(500, seconds: 0.1..<0.9) - level + 6.02) < 0.3)
        default: #expect(right.level(500, seconds: 0.1..<0.9) < -60 && abs(right.level(700, seconds: 0.1..<0.9) - level) < 0.3)
        }
    }

    @Test(.proves("AC-6.4-06", "AC-7.5-02")) func twelveLoudClipsDoNotClip() throws {
        let studio = try RenderStudio()
        let layers = try (0..<12).map { index in
            RenderLayer.video(
                try Self.tone(studio, 220 + 110 * index, "1"), RenderRect(x: index * 8, y: index * 8, width: 8, height: 8), seconds: 1,
                channels: 1)
        }
        let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 3000), layers: layers))
        let report = try studio.run(
            "ffmpeg", ["-hide_banner", "-nostdin", "-i", film.path.text, "-filter_complex", "ebur128=peak=true", "-f", "null", "-"],
            keepsErrors: true)
        let peak = try #require(
            String(decoding: report, as: UTF8.self).split(separator: "Peak:").last?.split(separator: " ").first.flatMap { Double($0) })
        #expect(peak <= -0.1 && peak > -1.5)
        // It is the limiter that holds them, and all are heard.
        let sound = try film.sound()
        #expect(sound.level() > -20)
        for tone in [220, 770, 1430] { #expect(sound.level(Double(tone)) > -40) }
        for index in 0..<12 { #expect(!film.color(index * 8 + 4, index * 8 + 4, frame: 80).isNear(.black)) }
    }

    /// A clip is the streams that its probe has chosen, in each of its rounds.
    @Test func theStreamsThatWereMeasuredAreSeenAndHeard() throws {
        let studio = try RenderStudio()
        let clip = try studio.path("streams.mp4")
        let sources = ["color=red:s=64x64:r=30:d=1", "color=blue:s=64x64:r=30:d=1", "sine=440:d=1", "sine=880:d=1"]
        try studio.ffmpeg(
            sources.flatMap { ["-f", "lavfi", "-i", $0] } + ["-map", "0:v", "-map", "1:v", "-map", "2:a", "-map", "3:a"]
                + ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac", clip.text])
        let choices: [(SourceStreams, FilmColor, Double, Double)] = [
            (.first, .red, 440, 880), (SourceStreams(picture: 1, sound: 3), .blue, 880, 440),
        ]
        for (streams, color, tone, other) in choices {
            for loops in [true, false] {
                let layer = RenderLayer.video(clip, RenderSize.small.whole, seconds: 1, channels: 1, loops: loops, streams: streams)
                let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 2000), layers: [layer]))
                for frame in [10, 45] { #expect(film.color(48, 48, frame: frame).isNear(color), "\(film.color(48, 48, frame: frame))") }
                let sound = try film.sound()
                #expect(sound.level(tone) > sound.level(other) + 30, "\(sound.level(tone)) \(sound.level(other))")
            }
        }
    }

    @Test func silenceIsATrackToo() throws {
        let studio = try RenderStudio()
        let mute = try studio.clip("mute.mp4", "color=red:s=64x64:r=30:d=1")
        let tone = try Self.tone(studio, 440, "1")
        for layers: [RenderLayer] in [
            [], [.video(mute, RenderSize.small.whole, seconds: 1)],
            [.video(tone, RenderSize.small.whole, seconds: 1, channels: 1, volume: 0)],
        ] {
            let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 500), layers: layers))
            let sound = try film.sound()
            #expect((24_000...25_024).contains(sound.samples.count) && sound.level() < -90)
        }
    }

    @Test func aClipThatDoesNotLoopFallsSilent() throws {
        let studio = try RenderStudio()
        let clip = try studio.clip("clip.mp4", "color=red:s=64x64:r=30:d=1", sound: "sine=440:d=1.2")
        let layer = RenderLayer.video(clip, RenderSize.small.whole, seconds: 1, channels: 1, loops: false)
        let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 2000), layers: [layer]))
        let sound = try film.sound()
        #expect(sound.level(440, seconds: 0..<0.98) > -25 && sound.level(seconds: 1.03..<2) < -60)
    }

    private static func tone(_ studio: RenderStudio, _ frequency: Int, _ amplitude: String) throws -> RenderPath {
        try studio.clip(
            "tone\(frequency).mp4", "color=white:s=64x64:r=30:d=1", sound: "aevalsrc='\(amplitude)*sin(2*PI*\(frequency)*t)':s=48000:d=1")
    }
}
