import Foundation
import MediaDomain
import Testing

@testable import Video

/// Clips with a flash and a beep at the same moment, and a brightness that tells each picture from its neighbours, written the ways in
/// which phones, editors and browsers write them.
enum SyncClip: String, CaseIterable {
    /// Pictures and sound from zero on, with 1,024 samples of priming.
    case plain
    /// 2,112 samples of priming, as phones have it.
    case phone
    /// Sound that starts a tenth of a second before zero.
    case soundBefore
    case soundLate
    /// Pictures that start three tenths of a second late, in both containers.
    case pictureLate, pictureLateMatroska
    /// Cut out of a longer clip by an edit list, between two key frames.
    case cut
    /// The same in QuickTime's coarse ticks.
    case cutCoarse
    case webm
    /// A period that is no whole number of the film's frames, of pictures that change between two of them.
    case fast
    /// Groups of pictures that refer to the one before.
    case openGroups

    static let size = RenderSize(width: 64, height: 64)
    /// How long the flash and the beep last.
    static let length = 0.1

    /// Frames a second.
    var rate: Int { self == .fast ? 60 : 30 }
    /// When the flash and the beep come, after the clip's beginning.
    var flash: Double {
        switch self {
        case .pictureLate: 0.5
        // This container has no room for what is before zero: everything comes later by the priming.
        case .pictureLateMatroska: 0.5 + 1024.0 / 48_000
        default: 0.2
        }
    }
    /// How much later than its beginning the clip's first picture comes.
    var lead: Double {
        switch self {
        case .pictureLate: 0.3
        case .pictureLateMatroska: 0.3 + 1024.0 / 48_000
        default: 0
        }
    }

    func make(in studio: RenderStudio) throws -> RenderPath {
        switch self {
        case .plain: return try clip(studio, "mp4")
        case .phone: return try shifted(studio, sound: -1088.0 / 48_000)
        case .soundBefore: return try shifted(studio, sound: -0.1)
        case .soundLate: return try shifted(studio, sound: 0.1)
        case .pictureLate, .pictureLateMatroska:
            let source = try clip(studio, "mp4", beep: 0.5)
            let path = try studio.path(self == .pictureLate ? "late.mp4" : "late.mkv")
            try studio.ffmpeg([
                "-itsoffset", "0.3", "-i", source.text, "-i", source.text, "-map", "0:v", "-map", "1:a", "-c", "copy", path.text,
            ])
            return path
        case .cut, .cutCoarse:
            let isCoarse = self == .cutCoarse
            let ticks = isCoarse ? ["-video_track_timescale", "600"] : []
            let source = try clip(studio, isCoarse ? "mov" : "mp4", at: 0.9, seconds: 31.0 / 30 + 0.7, ["-g", "60"] + ticks)
            let path = try studio.path(isCoarse ? "cut.mov" : "cut.mp4")
            try studio.ffmpeg(["-ss", "0.7", "-i", source.text, "-c", "copy"] + ticks + [path.text])
            return path
        case .webm:
            return try clip(
                studio, "webm", ["-c:v", "libvpx-vp9", "-c:a", "libopus", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "2M"])
        case .fast: return try clip(studio, "mp4", seconds: 61.0 / 60)
        case .openGroups:
            return try clip(
                studio, "mp4",
                [
                    "-c:v", "libx265", "-preset", "superfast", "-tag:v", "hvc1", "-x265-params",
                    "log-level=error:open-gop=1:keyint=8:min-keyint=8:bframes=3:scenecut=0:crf=8",
                ])
        }
    }

    /// Sound that lies elsewhere than its samples say, by an edit list.
    private func shifted(_ studio: RenderStudio, sound shift: Double) throws -> RenderPath {
        let source = try clip(studio, "mp4", beep: 0.2 - shift, seconds: 31.0 / 30, ["-bf", "0"])
        let path = try studio.path("shifted.mp4")
        try studio.ffmpeg(
            [
                "-i", source.text, "-itsoffset", String(shift), "-i", source.text, "-map", "0:v", "-map", "1:a", "-c", "copy",
                "-avoid_negative_ts", "disabled", path.text,
            ])
        return path
    }

    private func clip(
        _ studio: RenderStudio, _ container: String, at flash: Double = 0.2, beep: Double? = nil, seconds: Double = 31.0 / 30,
        _ options: [String] = []
    ) throws -> RenderPath {
        let (first, last) = (Int((flash * Double(rate)).rounded()), Int(((flash + Self.length) * Double(rate)).rounded()) - 1)
        // The upper half flashes, the lower half counts.
        let picture =
            "nullsrc=s=64x64:r=\(rate):d=\(seconds),format=gray,geq=lum='if(lt(Y,32),16+219*between(N,\(first),\(last)),24+mod(N*11,200))',format=yuv420p"
        let beep = beep ?? flash
        let sound =
            "aevalsrc='0.5*sin(2*PI*1000*t)*between(t,\(beep),\(beep + Self.length))':s=48000:d=\(seconds + max(0, beep - flash) + 0.03)"
        return try studio.clip("source.\(container)", picture, sound: sound, ["-preset", "veryfast"] + options)
    }
}

extension RenderLayer {
    /// A clip over the whole canvas, as its probe found it.
    static func video(_ path: RenderPath, _ facts: VideoFacts, on canvas: RenderSize, loops: Bool = true) -> RenderLayer {
        let time = { (seconds: Double) in RenderTime(seconds: seconds) }
        let source = VideoSource(
            path: path, size: RenderSize(width: facts.displayWidth, height: facts.displayHeight), duration: time(facts.duration),
            audioChannels: facts.audio?.channels ?? 0, color: .untagged,
            timing: SourceTiming(
                beginning: time(facts.beginning), lead: time(facts.start - facts.beginning),
                ticks: Int((1 / facts.timeBase.value).rounded())),
            streams: SourceStreams(picture: facts.videoStream, sound: facts.audio?.stream))
        return RenderLayer(source: .video(source), frame: canvas.whole, loops: loops, volume: 100)
    }
}
