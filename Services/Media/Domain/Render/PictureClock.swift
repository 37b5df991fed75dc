/// Which picture of a clip shows when, for the film and for a single frame of it alike.
struct PictureClock {
    private let video: VideoSource
    let isRepeated: Bool

    /// Pictures are taken for this much earlier than they are, in microseconds: one that changes exactly between two frames of the film
    /// would otherwise belong to either, by what was rounded before. No rate and no usual tick has a picture just here.
    private static let haste = 1_300
    private static let rate = RenderPlan.frameRate

    init(_ video: VideoSource, isRepeated: Bool) {
        self.video = video
        self.isRepeated = isRepeated
    }

    /// Times of the film for times of the file, in microseconds.
    func filters(_ extent: PictureGraph.Extent) -> [String] {
        let shift =
            switch extent {
            // ffmpeg puts each round behind the one before, but where the first begins depends on packets that nobody sees or hears.
            case .whole: "PTS-STARTPTS" + Self.signed(video.timing.lead.microseconds - Self.haste)
            case .frame(let frame):
                "PTS" + Self.signed(start(ofRound: round(of: frame)) - Self.haste - moment(of: frame) - video.timing.beginning.microseconds)
            }
        return ["settb=1/1000000", "setpts=\(shift)"]
    }

    /// The time of a frame of the film; a clip that has ended stands at its end.
    private func moment(of frame: Int) -> Int {
        let time = Self.time(frame)
        return isRepeated ? time : min(time, max(0, video.timing.lead.microseconds) + video.duration.microseconds)
    }

    /// From where a file is read for the picture that shows in a frame of the film, in the file's own time; nil for its beginning.
    func place(ofFrame frame: Int) -> RenderTime? {
        let passed = min(Self.time(frame) - video.timing.lead.microseconds - start(ofRound: round(of: frame)), video.duration.microseconds)
        return passed > 0 ? RenderTime(microseconds: video.timing.firstPicture.microseconds + passed) : nil
    }

    /// The last round whose first picture has come by then; half a frame early counts, as it does in the film.
    private func round(of frame: Int) -> Int {
        guard isRepeated else { return 0 }
        let reached = Self.time(frame) - video.timing.lead.microseconds + Self.haste + 500_000 / Self.rate
        guard reached > 0 else { return 0 }
        let guess = reached / video.duration.microseconds + 1
        return (max(0, guess - 2)...guess).last { start(ofRound: $0) < reached } ?? 0
    }

    /// When a round begins, after the first: on a tick of the file's.
    private func start(ofRound round: Int) -> Int {
        let ticks = RenderRect.scale(round * video.duration.microseconds, 1_000_000, video.timing.ticks)
        return RenderRect.scale(ticks, video.timing.ticks, 1_000_000)
    }

    private static func time(_ frame: Int) -> Int { RenderRect.scale(frame, rate, 1_000_000) }
    private static func signed(_ number: Int) -> String { (number < 0 ? "" : "+") + String(number) }
}
