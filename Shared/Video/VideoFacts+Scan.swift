extension VideoFacts {
    /// A hundred hours, in seconds: no clip begins farther from the beginning of its file's time, and more would not fit the times
    /// that films are cut by.
    static let latestStart = 360_000.0

    /// - Throws: `unsupportedType` for a codec that is not read; `inputUnreadable` without a frame, when much of what the file
    ///   announces is not there, or when its picture or its sound begins beyond `latestStart`.
    init(
        _ container: VideoContainer, _ video: ProbeReport.Video, _ audio: ProbeReport.Audio?, _ scan: PacketScan, hasLocation: Bool
    ) throws(VideoProblem) {
        guard Codecs.video.contains(video.codec) else { throw .unsupportedType }
        guard scan.video.count > 0 else { throw .inputUnreadable(index: 0, detail: "not a single frame") }
        let measured = scan.videoSeconds(video.timeBase)
        // One frame without any length shows for an instant; players give it a frame's time.
        let seconds = measured > 0 ? measured : 1 / (video.averageFrameRate ?? video.baseFrameRate ?? 25)
        if let declared = video.declaredDuration, declared > seconds + max(0.5, declared / 50) {
            throw .inputUnreadable(index: 0, detail: "\(seconds) s of \(declared) s are there")
        }
        let sound = audio.flatMap { audio -> AudioFacts? in
            guard scan.audio.count > 0 else { return nil }
            // Samples before zero only warm the decoder up.
            let start = max(0, Double(scan.audio.start) * audio.timeBase.value)
            return AudioFacts(
                stream: audio.index, codec: audio.codec, channels: audio.channels, sampleRate: audio.sampleRate,
                duration: max(0, Double(scan.audio.end) * audio.timeBase.value - start), start: start)
        }
        let start = Double(scan.video.start) * video.timeBase.value
        guard abs(start) <= Self.latestStart, (sound?.start ?? 0) <= Self.latestStart else {
            throw .inputUnreadable(index: 0, detail: "it begins at \(start) s, and its sound at \(sound?.start ?? 0) s")
        }
        let average = video.averageFrameRate ?? Double(scan.video.count) / seconds
        self.init(
            container: container, videoStream: video.index, videoCodec: video.codec, pixelFormat: video.pixelFormat, duration: seconds,
            start: start, lastFrame: scan.lastFrameSeconds(video.timeBase),
            frameCount: scan.video.count, timeBase: video.timeBase, codedWidth: video.width, codedHeight: video.height,
            displayWidth: video.displaySize.width, displayHeight: video.displaySize.height, rotation: video.rotation,
            sampleAspectRatio: video.sampleAspectRatio, averageFrameRate: average, baseFrameRate: video.baseFrameRate ?? average,
            isVariableFrameRate: scan.isVariable(video.timeBase), transfer: video.transfer, matrix: video.matrix,
            isFullRange: video.isFullRange, audio: sound,
            hasLocation: hasLocation)
    }
}
