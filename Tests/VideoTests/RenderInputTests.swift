import Foundation
import MediaDomain
import Testing
import TestSupport
import Video

/// Clips of every kind become the same pictures; files that name others are refused.
@Suite struct RenderInputTests {
    /// Red above, green below, whatever the phone's sensor thought was up.
    @Test(.proves("AC-7.5-09", "X-05")) func clipsOfEveryKindAreDrawnUpright() throws {
        let studio = try RenderStudio()
        let upright = try studio.clip("upright.mp4", Self.halves("60x100"))
        // Stored lying on its side, with the angle by which players turn it back.
        let turned = try [(90, "clock"), (180, "hflip,vflip"), (270, "cclock")].map { angle, filter in
            let stored = try studio.clip(
                "stored\(angle).mp4", Self.halves("60x100") + (angle == 180 ? ",\(filter)" : ",transpose=\(filter)"))
            let path = try studio.path("turned\(angle).mp4")
            try studio.ffmpeg(["-i", stored.text, "-c", "copy", "-metadata:s:v", "rotate=\(angle)", path.text])
            return path
        }
        let odd = try studio.clip("odd.mov", Self.halves("61x99"), ["-pix_fmt", "yuv444p", "-r", "24"])
        let web = try studio.clip("web.webm", Self.halves("60x100"), ["-c:v", "libvpx-vp9", "-cpu-used", "8", "-r", "25"])
        let wide = try studio.clip("wide.mp4", Self.halves("60x100") + ",scale=30:100,setsar=2")
        let clear = try studio.clip(
            "clear.mov", Self.halves("60x100") + ",format=rgba,colorchannelmixer=aa=0.5", ["-c:v", "qtrle", "-pix_fmt", "argb"])
        let size = RenderSize(width: 60, height: 100)
        let clips = [upright] + turned + [odd, web, wide, clear]
        let layers = clips.enumerated().map { index, path in
            RenderLayer.video(
                path, RenderRect(x: index * 32, y: 10, width: 30, height: 50), size: path == odd ? RenderSize(width: 61, height: 99) : size,
                seconds: 0.4,
                loops: index % 2 == 0, hasAlpha: path == clear)
        }
        let film = try studio.export(
            RenderPlan(canvas: RenderSize(width: 256, height: 64), duration: RenderTime(milliseconds: 1000), layers: layers))
        for (index, path) in clips.enumerated() {
            let half = path == clear ? 2 : 1
            for frame in [0, 8, 25] {
                let (above, below) = (film.color(index * 32 + 15, 20, frame: frame), film.color(index * 32 + 15, 50, frame: frame))
                #expect(above.isNear(FilmColor(red: 255 / half, green: 0, blue: 0)), "\(path.text) \(frame): \(above)")
                #expect(below.isNear(FilmColor(red: 0, green: 255 / half, blue: 0)), "\(path.text) \(frame): \(below)")
            }
        }
    }

    /// A white of 100 nits in a clip of high dynamic range is bright but not burnt out, grey stays grey, and brighter stays brighter.
    @Test(.proves("X-05"), arguments: [("smpte2084", SourceColor.pq), ("arib-std-b67", .hlg)])
    func highDynamicRangeIsToneMapped(_ transfer: String, _ color: SourceColor) throws {
        let studio = try RenderStudio()
        let tags = "setparams=range=tv:color_primaries=bt2020:color_trc=\(transfer):colorspace=bt2020nc"
        let ramp = "nullsrc=s=64x64:r=30:d=0.2,format=yuv420p10le,geq=lum='64+876*floor(X/16)/4':cb=512:cr=512,\(tags)"
        let clip = try studio.clip(
            "hdr.mp4", ramp,
            ["-c:v", "libx265", "-pix_fmt", "yuv420p10le", "-x265-params", "log-level=error", "-color_trc", transfer]
                + ["-color_primaries", "bt2020", "-colorspace", "bt2020nc"])
        let film = try studio.export(
            RenderPlan(
                canvas: .small, duration: RenderTime(milliseconds: 200),
                layers: [.video(clip, RenderRect(x: 0, y: 0, width: 64, height: 64), seconds: 0.2, color: color)]))
        let steps = (0..<4).map { film.color($0 * 16 + 8, 32) }
        for step in steps { #expect(abs(step.red - step.green) < 8 && abs(step.blue - step.green) < 8, "\(step)") }
        #expect(
            steps[0].green < 12 && steps[1].green > steps[0].green && steps[2].green > steps[1].green + 10
                && steps[3].green > steps[2].green + 10)
        #expect(steps[2].green < 250)
    }

    /// ITU-R BT.2408: white is 203 nits in either transfer, and 1 nit and 26 nits are where a screen shows them. Thumbnails agree.
    @Test(.proves("X-05"), arguments: [("smpte2084", SourceColor.pq, [195, 397, 573]), ("arib-std-b67", .hlg, [155, 397, 721])])
    func whiteOfHighDynamicRangeIsWhite(_ transfer: String, _ color: SourceColor, _ codes: [Int]) async throws {
        let studio = try RenderStudio()
        let tags = "setparams=range=tv:color_primaries=bt2020:color_trc=\(transfer):colorspace=bt2020nc"
        let picture =
            "nullsrc=s=96x64:r=30:d=0.2,format=yuv420p10le,geq=lum='if(lt(X,32),\(codes[0]),if(lt(X,64),\(codes[1]),\(codes[2])))':cb=512:cr=512,\(tags)"
        let clip = try studio.clip(
            "hdr.mp4", picture,
            ["-c:v", "libx265", "-pix_fmt", "yuv420p10le", "-x265-params", "log-level=error", "-color_trc", transfer]
                + ["-color_primaries", "bt2020", "-colorspace", "bt2020nc"])
        let size = RenderSize(width: 96, height: 64)
        let film = try studio.export(
            RenderPlan(
                canvas: size, duration: RenderTime(milliseconds: 200),
                layers: [.video(clip, size.whole, size: size, seconds: 0.2, color: color)]))
        let shown = [16, 48, 80].map { film.color($0, 32).green }
        // Dark stays dark, an eighth of white is what a screen by ITU-R BT.1886 makes of it, and white is white.
        #expect(shown[2] >= 245 && abs(shown[1] - 108) < 6 && shown[0] < 40 && shown[0] > 5, "\(shown)")
        let facts = try await MediaProbe().probe(clip.text)
        let still = try await VideoFrames().thumbnail(of: clip.text, facts, at: 0, longestSide: 96, as: .png)
        try Data(still).write(to: URL(filePath: studio.path("still.png").text))
        let thumbnail = try RenderedFilm(studio, studio.path("still.png"), size)
        #expect(zip([16, 48, 80], shown).allSatisfy { abs(thumbnail.color($0, 32).green - $1) < 6 })
    }

    @Test func filesThatNameOtherFilesAreRefused() throws {
        let studio = try RenderStudio()
        let real = try studio.clip("real.mp4", "color=red:s=64x64:r=30:d=0.5")
        let playlist = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:0.5,\n\(real.text)\n#EXT-X-ENDLIST\n"
        for (name, text) in [
            ("playlist.mp4", playlist), ("list.mp4", "ffconcat version 1.0\nfile '\(real.text)'\n"),
            ("neighbour.mp4", "ffconcat version 1.0\nfile real.mp4\n"), ("text.mp4", "Not a film"),
        ] {
            let path = try studio.path(name)
            try Data(text.utf8).write(to: URL(filePath: path.text))
            for layer: RenderLayer in [
                .video(path, RenderSize.small.whole, seconds: 0.5, loops: false), .video(path, RenderSize.small.whole, seconds: 0.5),
                .image(path, RenderSize.small.whole),
            ] {
                let plan = try RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 1000), layers: [layer])
                #expect(throws: RenderStudio.Failure.self) { try studio.export(plan) }
            }
        }
    }

    private static func halves(_ size: String) -> String {
        "color=red:s=\(size):r=30:d=0.4,format=gbrp,drawbox=x=0:y=ih/2:w=iw:h=ih/2+1:color=lime:t=fill"
    }
}
