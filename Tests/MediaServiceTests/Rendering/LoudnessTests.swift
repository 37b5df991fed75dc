import AppTesting
import Contracts
import Foundation
import MediaDomain
import TestSupport
import Testing
import Wire

/// How loud finished exports are, measured on what is downloaded.
@Suite struct LoudnessTests {
    static let mixes: [[String]] = [
        [440, 660].map { "sine=frequency=\($0):sample_rate=48000,volume=8" },
        [1, 2, 3, 4].map { "anoisesrc=c=white:seed=\($0):a=1:r=48000" },
        ["aevalsrc='gt(sin(2*PI*440*t),0)*2-1':s=48000"], ["sine=frequency=997:sample_rate=48000,volume=8"],
    ]

    /// Two tones of full scale, four noises of full scale, a square wave, and a lone tone: what the encoder adds to their peaks stays below
    /// full scale.
    @Test(.proves("AC-6.4-06"), arguments: mixes) func mixesOfFullScaleStayBelowIt(_ sources: [String]) async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            var layers: [Laid] = []
            for source in sources { layers.append(Laid(media: try await media.clip(try Reel.sound(source, 2), of: noor))) }
            let film = try await media.film(try await media.compose(layers, of: noor), of: noor)
            let peak = try film.truePeak()
            #expect(peak <= -0.1 && peak > -2.5, "\(peak)")
            #expect((film.streams.videoCodec, film.streams.audioCodec) == ("h264", "aac"))
            #expect(abs((film.streams.seconds ?? 0) - 2) < 0.03)
            #expect(media.scratchFiles.isEmpty)
        }
    }
}
