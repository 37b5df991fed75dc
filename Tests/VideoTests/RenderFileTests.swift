import Foundation
import MediaDomain
import Testing
import TestSupport

/// What is around the pictures and the sound: sizes, codecs, tags, order of the file, sameness.
@Suite struct RenderFileTests {
    /// A jump to any key frame of an export shows every picture from there on: none refers to pictures before it.
    @Test func groupsOfPicturesAreClosed() throws {
        let studio = try RenderStudio()
        let clip = try studio.clip("clip.mp4", "testsrc2=s=96x96:r=30:d=4.5")
        for codec in [RenderPlan.Codec.hevc, .h264] {
            let film = try studio.export(
                RenderPlan(
                    canvas: .small, duration: RenderTime(milliseconds: 4500),
                    layers: [.video(clip, RenderSize.small.whole, size: RenderSize.small, seconds: 4.5)], codec: codec))
            let (filter, format) = codec == .hevc ? ("hevc_mp4toannexb", "hevc") : ("h264_mp4toannexb", "h264")
            let stream = Array(try studio.ffmpeg(["-i", film.path.text, "-an", "-c", "copy", "-bsf:v", filter, "-f", format, "-"]))
            let starts = stream.indices.dropLast(3).filter { stream[$0] == 0 && stream[$0 + 1] == 0 && stream[$0 + 2] == 1 }
            let kinds = starts.map { codec == .hevc ? Int(stream[$0 + 3] >> 1 & 0x3F) : Int(stream[$0 + 3] & 0x1F) }
            // Of HEVC: 19 and 20 close a group, 21 leaves it open. Of H.264: 5 closes it.
            #expect(
                kinds.filter { codec == .hevc ? [19, 20].contains($0) : $0 == 5 }.count >= 3 && !(codec == .hevc && kinds.contains(21)),
                "\(kinds)")
        }
    }

    @Test(
        .proves("AC-6.3-01", "AC-6.5-01", "AC-6.5-02", "AC-6.5-03", "AC-6.5-05"),
        arguments: [
            (1080, 1920), (1920, 1080), (1080, 1080), (1080, 1350), (2160, 3840), (3840, 2160), (2160, 2160), (2160, 2700),
        ])
    func filesHaveTheExactSizeAndFormat(_ width: Int, _ height: Int) throws {
        let studio = try RenderStudio()
        let red = try studio.clip("red.mp4", "color=red:s=64x64:r=30:d=0.1", sound: "sine=440:d=0.1")
        let canvas = RenderSize(width: width, height: height)
        let codec: RenderPlan.Codec = width == 1080 && height != 1920 ? .hevc : .h264
        let plan = try RenderPlan(
            canvas: canvas, duration: RenderTime(milliseconds: 100),
            layers: [.video(red, RenderRect(x: 4, y: 4, width: 400, height: 400), seconds: 0.1, channels: 1)], codec: codec)
        let output = try studio.path("film.mp4")
        let progress = try studio.render(
            RenderGraph.export(plan, scratch: RenderPath(studio.folder.path(percentEncoded: false)), output: output))
        #expect(progress.contains("out_time_us=") && progress.contains("progress=end"))
        let picture = try studio.probe(
            output,
            """
            stream=codec_name,codec_tag_string,width,height,pix_fmt,sample_aspect_ratio,r_frame_rate,avg_frame_rate,nb_frames,duration,start_time,
            """
                + "color_range,color_space,color_transfer,color_primaries,field_order:stream_side_data=rotation", ["-select_streams", "v"])
        #expect(picture["width"] == String(width) && picture["height"] == String(height) && picture["pix_fmt"] == "yuv420p")
        #expect(
            picture["codec_name"] == (codec == .h264 ? "h264" : "hevc") && picture["codec_tag_string"] == (codec == .h264 ? "avc1" : "hvc1")
        )
        #expect(picture["sample_aspect_ratio"] == "1:1" && picture["r_frame_rate"] == "30/1" && picture["avg_frame_rate"] == "30/1")
        #expect(
            picture["nb_frames"] == "3" && picture["duration"] == "0.100000" && picture["start_time"] == "0.000000"
                && picture["rotation"] == nil)
        #expect(picture["color_range"] == "tv" && picture["color_space"] == "bt709")
        #expect(picture["color_transfer"] == "bt709" && picture["color_primaries"] == "bt709")
        let sound = try studio.probe(output, "stream=codec_name,profile,sample_rate,channels,duration,start_time", ["-select_streams", "a"])
        #expect(sound["codec_name"] == "aac" && sound["profile"] == "LC" && sound["sample_rate"] == "48000" && sound["channels"] == "2")
        #expect(sound["duration"] == "0.100000" && sound["start_time"] == "0.000000")
        #expect(try Self.atoms(output).filter { ["moov", "mdat"].contains($0) } == ["moov", "mdat"])
    }

    @Test(arguments: [RenderPlan.Codec.h264, .hevc]) func twoRunsGiveTheSameBytesWithoutAnythingOfTheSources(_ codec: RenderPlan.Codec)
        throws
    {
        let studio = try RenderStudio()
        let secret = [
            "-metadata", "title=Secret-Title", "-metadata", "location=+24.7136+046.6753/", "-metadata",
            "creation_time=2020-01-02T03:04:05Z",
        ]
        let clip = try studio.clip(
            "clip.mp4", "testsrc2=s=128x128:r=30:d=0.7", sound: "sine=440:d=0.7", secret + ["-movflags", "use_metadata_tags"])
        let image = try studio.image("image.jpg", "color=blue:s=64x64")
        try studio.run(
            "exiftool", ["-q", "-overwrite_original", "-GPSLatitude=24.7", "-GPSLatitudeRef=N", "-Artist=Secret-Artist", image.text])
        let plan = try RenderPlan(
            canvas: RenderSize(width: 128, height: 192), duration: RenderTime(milliseconds: 2000),
            layers: [
                .video(
                    clip, RenderRect(x: 0, y: 0, width: 128, height: 128), size: RenderSize(width: 128, height: 128), seconds: 0.7,
                    channels: 1,
                    loops: false),
                .image(image, RenderRect(x: 30, y: 100, width: 64, height: 64), seconds: 1),
            ], codec: codec)
        let films = try ["one.mp4", "two.mp4"].map { try Data(contentsOf: URL(filePath: studio.export(plan, $0).path.text)) }
        #expect(films[0] == films[1])
        for secret in ["Secret", "24.7", "loci", "\u{a9}xyz", "2020"] { #expect(films[0].range(of: Data(secret.utf8)) == nil, "\(secret)") }
        // The atom's sign is one byte in the file.
        #expect(films[0].range(of: Data([0xa9] + "xyz".utf8)) == nil)
        let tags = String(
            decoding: try studio.run("exiftool", ["-G1", "-s", "-time:all", "-location:all", studio.path("one.mp4").text]), as: UTF8.self)
        let dates = tags.split(separator: "\n").filter {
            $0.contains("CreateDate") || $0.contains("ModifyDate") && $0.contains("QuickTime")
        }
        #expect(!dates.isEmpty && dates.allSatisfy { $0.contains("0000:00:00") } && !tags.contains("GPS"), "\(tags)")
    }

    /// Moving, detailed pictures with grain, as cameras make them.
    @Test(.proves("AC-6.5-04", "AC-6.5-06")) func filesAreAsGoodAndAsLargeAsExpected() throws {
        let studio = try RenderStudio()
        let options = ["-vf", "noise=alls=6:allf=t,format=yuv420p", "-preset", "veryfast", "-crf", "20"]
        let first = try studio.clip("first.mp4", "mandelbrot=s=360x360:r=30,trim=duration=2", sound: "anoisesrc=a=0.2:d=2:c=pink", options)
        let second = try studio.clip("second.mp4", "testsrc2=s=320x180:r=30:d=2", sound: "sine=440:d=2", options)
        for codec in [RenderPlan.Codec.h264, .hevc] {
            let plan = try RenderPlan(
                canvas: RenderSize(width: 360, height: 640), duration: RenderTime(milliseconds: 2000),
                layers: [
                    .video(
                        first, RenderRect(x: 0, y: 60, width: 360, height: 360), size: RenderSize(width: 360, height: 360), seconds: 2,
                        channels: 1),
                    .video(
                        second, RenderRect(x: 20, y: 400, width: 320, height: 180), size: RenderSize(width: 320, height: 180), seconds: 2,
                        channels: 1),
                ], codec: codec)
            let (film, lossless) = (try studio.path("film.mp4"), try studio.path("lossless.mp4"))
            let command = RenderGraph.export(plan, scratch: try RenderPath(studio.folder.path(percentEncoded: false)), output: film)
            try studio.render(command)
            // The same graph, encoded without loss.
            let encoding = try #require(command.arguments.firstIndex(of: "-c:v"))
            try studio.run(
                "ffmpeg",
                command.arguments[..<encoding] + ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", "-an", "-f", "mp4", lossless.text])
            let report = try studio.run(
                "ffmpeg", ["-hide_banner", "-nostdin", "-i", film.text, "-i", lossless.text, "-lavfi", "[0:v][1:v]ssim", "-f", "null", "-"],
                keepsErrors: true)
            let all = String(decoding: report, as: UTF8.self).split(separator: "All:").last?.split(separator: " ").first.flatMap {
                Double($0)
            }
            #expect(try #require(all) >= 0.95, "\(codec)")
            let size = Double(try Data(contentsOf: URL(filePath: film.text)).count) / Double(RenderEstimate.bytes(plan))
            #expect((0.5...1.5).contains(size), "\(codec): \(size)")
        }
    }

    @Test func aPreviewIsSmallAndHasSound() throws {
        let studio = try RenderStudio()
        let (tone, other) = try (
            studio.clip("tone.mp4", "color=red:s=64x64:r=30:d=1", sound: "sine=440:d=1"),
            studio.clip("other.mp4", "color=blue:s=64x64:r=30:d=1", sound: "sine=880:d=1")
        )
        let plan = try RenderPlan(
            canvas: RenderSize(width: 1080, height: 1920), duration: RenderTime(milliseconds: 1500),
            layers: [
                .video(tone, RenderRect(x: 540, y: 960, width: 540, height: 540), seconds: 1, channels: 1),
                .video(other, RenderRect(x: 0, y: 0, width: 540, height: 540), seconds: 1, channels: 1),
            ])
        let output = try studio.path("preview.mp4")
        try studio.render(
            RenderGraph.preview(plan, longestSide: 192, scratch: RenderPath(studio.folder.path(percentEncoded: false)), output: output))
        let film = try RenderedFilm(studio, output, RenderSize(width: 108, height: 192))
        #expect(film.frames == 45 && film.color(80, 120, frame: 40).isNear(.red) && film.color(50, 120, frame: 40).isNear(.black))
        let sound = try film.sound()
        #expect(sound.level(440, seconds: 1.1..<1.4) > -25 && sound.level(880, seconds: 1.1..<1.4) > -25)
    }

    /// The names of the file's outermost atoms.
    private static func atoms(_ path: RenderPath) throws -> [String] {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path.text)))
        var (names, place): ([String], Int) = ([], 0)
        while place + 8 <= bytes.count {
            let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
            guard size >= 8 else { break }
            place += size
        }
        return names
    }
}
