internal import LocalFiles
internal import Processes

/// What a folder's files are a version of, as git names it.
public struct SourceRevision: Sendable, Equatable {
    /// The commit, shortened.
    public let commit: String
    /// Whether files that git knows differ from it.
    public let isDirty: Bool

    init(commit: String, isDirty: Bool) {
        self.commit = commit
        self.isDirty = isDirty
    }

    /// `1bb45de0c2f1`, with `-dirty` behind it where files differ.
    var text: String { isDirty ? "\(commit)-dirty" : commit }

    /// - Parameter folder: nil for the working folder.
    /// - Returns: nil outside of a repository, before its first commit, and without git.
    public static func current(in folder: String? = nil) -> SourceRevision? {
        let command = Command(
            "git", ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"], environment: ProcessEnvironment.current(),
            workingDirectory: folder ?? Files.currentFolder(), limits: ChildLimits(wallTime: .seconds(5)), outputLimit: 1024)
        guard let result = try? command.runAndWait() else { return nil }
        let words = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard let word = words.first, words.count == 1 else { return nil }
        return SourceRevision(commit: String(word.prefix { $0 != "-" }), isDirty: word.hasSuffix("-dirty"))
    }
}
