internal import Processes

/// Brings high dynamic range down to what every screen shows.
public enum ToneMap {
    /// Filters for a graph, without commas at the ends: any HDR picture in, standard BT.709 in `yuv444p` out. Nil when there is nothing to
    /// do. The text is a constant; nothing of a file gets into it. Scale the picture down first, this is slow.
    public static func filters(for facts: VideoFacts) -> String? {
        let range = facts.isFullRange ? "full" : "limited"
        return switch facts.transfer {
        case .standard: nil
        case .perceptualQuantizer: filters(transfer: "smpte2084", range)
        case .hybridLogGamma: filters(transfer: "arib-std-b67", range)
        }
    }

    // White of 203 nits becomes white, as ITU-R BT.2408 has it; the uppermost tenth bends, so that up to 1,000 nits brighter things stay
    // brighter. Without subsampling, so that odd sizes work. The file may not say its primaries and matrix; what HDR has is assumed.
    private static func filters(transfer: String, _ range: String) -> String {
        "setparams=range=\(range):color_primaries=bt2020:color_trc=\(transfer):colorspace=bt2020nc,format=yuv444p10le,"
            + "zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=709,tonemap=tonemap=mobius:param=0.9:peak=4.926:desat=0,"
            + "zscale=t=709:m=709:r=limited,format=yuv444p"
    }

    /// Whether this ffmpeg has the filters; Debian's does.
    public static func isAvailable(_ tools: VideoTools = VideoTools()) async -> Bool {
        guard let result = try? await tools.run(["-filters"], outputLimit: 1 << 20).run() else { return false }
        let names = String(decoding: result.output, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ").dropFirst().first }
        return names.contains("zscale") && names.contains("tonemap")
    }
}
