/// How far below full scale the sound is held before it is encoded. Encoding changes its peaks by up to two decibels, and by how much only
/// shows afterwards: tones hardly change, noise and square waves do.
public struct RenderRoom: Sendable, Hashable {
    /// In tenths of a decibel.
    private let tenths: Int

    private init(tenths: Int) { self.tenths = tenths }

    /// Enough for most.
    public static let usual = RenderRoom(tenths: 10)
    /// The loudest that a finished film may be, in decibels of full scale between the samples.
    private static let loudest = -0.1
    private static let most = 120

    /// What a film needs whose sound came out as loud as this; nil when it is fine, or when there is no more room to give.
    /// - Parameter peak: the film's true peak in decibels of full scale.
    public func wider(forPeak peak: Double) -> RenderRoom? {
        guard peak > Self.loudest, tenths < Self.most else { return nil }
        // A little more, because the quieter sound is encoded in another way.
        let over = ((min(peak, 12) - Self.loudest) * 10).rounded(.up)
        return RenderRoom(tenths: min(tenths + Int(over) + 3, Self.most))
    }

    /// As ffmpeg reads it.
    var limit: String { "-\(tenths / 10).\(tenths % 10)dB" }
}
