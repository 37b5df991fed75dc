import Glibc
import Imaging
@testable import MediaService
import Objects
import ServiceKit
import Storage
import Testing
import Video
import Wire

/// Which failures of an import are not its file's.
@Suite struct ImportOutageTests {
    @Test func whatFailsHereIsToldFromWhatFailsInAFile() {
        let ours: [any Error] = [
            APIError(.unavailable), APIError(.storageFull), ObjectStoreError.storageFull,
            ObjectStoreError.unavailable(retryable: false, reason: "no bucket"), ObjectStoreError.refused(.accessDenied),
            DatabaseError.diskFull, FileError(code: ENOSPC), FileError(code: EDQUOT),
            ImageProblem.unavailable(reason: "no library"), VideoProblem.toolUnavailable("ffprobe"), VideoProblem.diskFull,
        ]
        for error in ours { #expect(ImportWork.isOutage(error), "\(error)") }
        let others: [any Error] = [
            APIError(.internalError), ObjectStoreError.damaged("half of it"), ObjectStoreError.notFound, FileError(code: EIO),
            ImageProblem.unreadable(code: EIO), VideoProblem.failed("no frame"),
        ]
        for error in others { #expect(!ImportWork.isOutage(error), "\(error)") }
    }
}
