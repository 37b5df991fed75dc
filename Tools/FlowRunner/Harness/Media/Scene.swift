/// What is to be seen, as a source of ffmpeg. Nothing of a flow's text goes into it.
struct Scene {
    private let spec: MediaSpec

    init(_ spec: MediaSpec) { self.spec = spec }

    var graph: String {
        let size = "s=\(spec.width)x\(spec.height):r=\(spec.rate):d=\(spec.kind == .video ? spec.seconds : 1)"
        func plain(_ colour: Colour) -> String { "color=c=\(colour.hexadecimal):\(size),format=rgb24" }
        func box(_ colour: Colour, _ place: String, when: String? = nil) -> String {
            "drawbox=\(place):color=\(colour.hexadecimal):t=fill\(when.map { ":enable='\($0)'" } ?? "")"
        }
        switch spec.layout {
        case .solid: return plain(spec.colour)
        case .corners:
            return [
                plain(.red), box(.green, "x=iw/2:y=0:w=iw:h=ih/2"), box(.blue, "x=0:y=ih/2:w=iw/2:h=ih"),
                box(.yellow, "x=iw/2:y=ih/2:w=iw:h=ih"),
            ].joined(separator: ",")
        case .seconds:
            let all = "x=0:y=0:w=iw:h=ih"
            // Half a frame of tolerance, because the times of frames are rounded.
            return ([plain(Colour.seconds[0])]
                + Colour.seconds.enumerated().dropFirst().map { index, colour in
                    box(colour, all, when: "eq(mod(floor(t+\(0.5 / spec.rate)),\(Colour.seconds.count)),\(index))")
                }).joined(separator: ",")
        case .noise: return "\(plain(.grey)),noise=all_seed=7:alls=100:allf=t"
        case .pattern: return "testsrc2=\(size),format=rgb24"
        case .flash: return plain(.black) + "," + box(.white, "x=0:y=0:w=iw:h=ih", when: "lt(mod(t+\(0.5 / spec.rate),1),0.1)")
        }
    }

    /// The sound; nil when there is none.
    var sound: String? {
        guard !spec.tones.isEmpty else { return nil }
        let sum = spec.tones.map { "sin(2*PI*\($0)*t)" }.joined(separator: "+")
        let gate = spec.layout == .flash ? "*lt(mod(t,1),0.1)" : ""
        // 10^(dB/20), written with exp and log because ffmpeg's expressions have no power of ten.
        let wave = "exp(\(spec.level)*log(10)/20)*(\(sum))\(gate)"
        return "aevalsrc=exprs='\(wave)|\(wave)':s=48000:d=\(spec.seconds)"
    }
}
