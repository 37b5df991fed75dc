internal import Processes

/// How loud a finished film gets between its samples. ITU-R BS.1770, annex 2.
public enum TruePeak {
    /// In decibels of full scale, to a tenth; nil for silence.
    /// - Throws: `inputUnreadable`, or what kept ffmpeg from it.
    public static func measure(_ path: String, _ tools: VideoTools = VideoTools()) async throws(VideoProblem) -> Double? {
        let input = FFmpegInput.video(path, .mp4, ["-threads", "1", "-vn"])
        // What it found is told as information; each step of the way would be, too.
        let arguments = ["-v", "info"] + input + ["-af", "ebur128=peak=true:framelog=verbose", "-f", "null", "-"]
        let result: ChildResult
        do throws(ChildFailure) {
            result = try await tools.run(arguments, outputLimit: 0).run()
        } catch {
            throw FailureText.problem(error, inputs: [path])
        }
        guard
            let text = result.errorText.split(separator: "\n").last(where: { $0.contains("Peak:") })?.split(separator: " ").dropFirst()
                .first
        else {
            throw .inputUnreadable(index: 0, detail: "no peak was found")
        }
        return text == "-inf" ? nil : Double(text)
    }
}
