/// Why a video could not be read or made. The texts are for logs: they can name files of this machine.
public enum VideoProblem: Error, Sendable, Hashable {
    /// Not an MP4, MOV, Matroska or WebM file, whatever its name says, or one whose streams nobody here can decode.
    case unsupportedType
    /// The file is of a right kind but has no moving picture: sound alone, or with a cover.
    case noVideo
    /// More pixels than `VideoLimits` allow.
    case tooLarge
    /// Longer than `VideoLimits` allow.
    case tooLong
    /// A file to read is not there. `index` counts the inputs from 0.
    case inputMissing(index: Int?)
    /// A file to read is cut short, damaged or may not be read. `index` counts the inputs from 0; nil when the tool did not say which.
    case inputUnreadable(index: Int?, detail: String)
    /// The disk or the quota is used up.
    case diskFull
    /// The output may not be written.
    case permissionDenied
    /// The output would have grown beyond its limit.
    case outputTooLarge
    case outOfMemory
    case timedOut
    case cancelled
    /// ffmpeg, ffprobe or a tool that limits them is not installed, or cannot be started.
    case toolUnavailable(String)
    /// Anything else, with the end of what the tool said.
    case failed(String)
}
