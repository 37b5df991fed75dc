/// The half of a graph that makes the sound: the clips' sounds are summed and never averaged, and a limiter holds what is too much.
struct SoundGraph {
    private(set) var inputs: RenderInputs
    private(set) var chains: [String] = []
    /// The label of the finished sound.
    let output = "sound"

    static let sampleRate = 48_000

    init(_ plan: RenderPlan, room: RenderRoom, inputs: RenderInputs) {
        self.inputs = inputs
        let samples = plan.frames * Self.sampleRate / RenderPlan.frameRate
        var labels: [String] = []
        for (index, layer) in plan.layers.enumerated() {
            guard case .video(let video) = layer.source, video.audioChannels > 0, layer.volume > 0 else { continue }
            let input = self.inputs.add(.sound(video.path))
            let filters = Self.filters(video, layer, index, plan, samples)
            chains.append("[\(input):\(video.streams.soundName)]" + filters.joined(separator: ",") + "[s\(index)]")
            labels.append("[s\(index)]")
        }
        // The silence is as long as the pictures, and so the mix is too; alone it is the sound of a composition without any.
        let silence = "anullsrc=r=\(Self.sampleRate):cl=stereo,aformat=sample_fmts=fltp,atrim=end_sample=\(samples)"
        guard !labels.isEmpty else {
            chains.append(silence + "[sound]")
            return
        }
        chains.append(silence + "[silence]")
        let mix = "amix=inputs=\(labels.count + 1):duration=first:dropout_transition=0:normalize=0"
        // Peaks between the samples are seen at four times the rate.
        let limiter =
            "aresample=\(4 * Self.sampleRate),alimiter=limit=\(room.limit):attack=5:release=100:level=0:latency=1,aresample=\(Self.sampleRate)"
        chains.append("[silence]\(labels.joined())\(mix),\(limiter),apad=whole_len=\(samples),atrim=end_sample=\(samples)[sound]")
    }

    private static func filters(_ video: VideoSource, _ layer: RenderLayer, _ index: Int, _ plan: RenderPlan, _ samples: Int) -> [String] {
        let timing = video.timing
        var filters = timing.beginning.microseconds == 0 ? [] : ["asetpts=PTS-(\(timing.beginning.text))/TB"]
        // `async` fills what is missing at the start and in gaps, and drops what is before, so that sound stays with its pictures.
        filters.append("aresample=\(sampleRate):async=1:first_pts=0")
        if video.audioChannels > 2 { filters.append("aformat=sample_fmts=fltp:channel_layouts=stereo") }
        // What is heard before the first picture is heard once; the rest goes round with the pictures.
        let (lead, period) = (timing.lead.ticks(sampleRate), video.duration.ticks(sampleRate))
        if video.isRepeated(layer.loops, in: plan) {
            // A round is kept in memory, exactly as long as the pictures' round; in 16 bits it is half as large.
            filters += ["aformat=sample_fmts=s16", "apad=whole_len=\(lead + period)", "atrim=end_sample=\(lead + period)"]
            let round = "aloop=loop=-1:size=\(period)"
            // Not the filter's own `start`, with which its rounds are some samples short.
            filters += lead == 0 ? [round] : [
                "asplit[f\(index)][r\(index)];[f\(index)]atrim=end_sample=\(lead)[e\(index)];"
                    + "[r\(index)]atrim=start_sample=\(lead),asetpts=PTS-STARTPTS,\(round)[l\(index)];[e\(index)][l\(index)]concat=n=2:v=0:a=1"
            ]
            filters.append("atrim=end_sample=\(samples)")
        } else {
            filters.append("atrim=end_sample=\(min(lead + period, samples))")
        }
        // ffmpeg would make one channel 3 dB quieter on its way to two.
        if video.audioChannels == 1 { filters.append("pan=stereo|c0=c0|c1=c0") }
        filters.append("aformat=sample_fmts=fltp:channel_layouts=stereo")
        if layer.volume < 100 { filters.append("volume=\(layer.volume)/100") }
        return filters
    }
}
