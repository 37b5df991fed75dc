internal import Contracts
internal import Wire

extension StoredExport {
    /// As its owner sees it.
    func shown(_ language: Language) throws -> ExportJob {
        ExportJob(
            id: id, compositionId: compositionID, resolution: resolution, codec: codec, status: status,
            progress: Progress(trusted: progress),
            estimatedBytes: estimatedBytes, bytes: bytes, width: width, height: height, duration: MediaTime(milliseconds: milliseconds),
            url: status == .done ? try CallTarget.make(Exports.file.path, ExportParameters(id: id)) : nil,
            error: error.map { MediaProblem($0, language) }, attempt: attempt, createdAt: createdAt, updatedAt: updatedAt)
    }
}
