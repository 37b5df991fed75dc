internal import Glibc
internal import MediaDomain
internal import Objects
internal import Storage
internal import Video
internal import Wire

/// Why a video, or a picture of a composition, was not made: the code is for its owner, the detail for the log. `unavailable` is what
/// passes by itself: the same render may go well in a while. AC-6.8-04
struct RenderTrouble: Error, Sendable {
    let code: ErrorCode
    var detail = ""
}

/// Everything that can go wrong in a render, as trouble.
/// - Throws: `RenderTrouble`, `CancellationError`.
func troubled<T>(_ body: () async throws -> T) async throws -> T {
    do {
        return try await body()
    } catch let error as RenderTrouble {
        throw error
    } catch is CancellationError {
        throw CancellationError()
    } catch let error as VideoProblem {
        throw try trouble(error)
    } catch let error as ObjectStoreError {
        throw try trouble(error)
    } catch let error as DatabaseError where error.isUnavailability {
        throw RenderTrouble(code: .unavailable, detail: "\(error)")
    } catch let error as FileError {
        throw RenderTrouble(code: code(of: error), detail: "\(error)")
    } catch let error as APIError {
        throw RenderTrouble(code: code(of: error), detail: "\(error.code)")
    } catch {
        throw RenderTrouble(code: .renderFailed, detail: "\(error)")
    }
}

private func trouble(_ error: VideoProblem) throws(CancellationError) -> RenderTrouble {
    let code: ErrorCode =
        switch error {
        case .inputMissing: .mediaMissing
        case .inputUnreadable, .unsupportedType, .noVideo: .mediaUnreadable
        case .diskFull: .diskFull
        case .permissionDenied: .permissionDenied
        case .timedOut: .renderTimedOut
        case .cancelled: throw CancellationError()
        case .tooLarge, .tooLong, .outputTooLarge, .outOfMemory, .toolUnavailable, .failed: .renderFailed
        }
    return RenderTrouble(code: code, detail: "\(error)")
}

private func trouble(_ error: ObjectStoreError) throws(CancellationError) -> RenderTrouble {
    let code: ErrorCode =
        switch error {
        case .notFound: .mediaMissing
        case .storageFull: .diskFull
        case .refused: .permissionDenied
        case .cancelled: throw CancellationError()
        case .unavailable(retryable: true, _): .unavailable
        case .unavailable, .invalidPart, .tooLarge, .damaged: .renderFailed
        }
    return RenderTrouble(code: code, detail: "\(error)")
}

/// A picture is brought into a form for rendering by the same means as for showing.
private func code(of error: APIError) -> ErrorCode {
    switch error.code {
    case .notFound: .mediaMissing
    case .fileDamaged, .unsupportedMediaType, .tooManyPixels: .mediaUnreadable
    case .storageFull: .diskFull
    case .unavailable: .unavailable
    default: .renderFailed
    }
}

private func code(of error: FileError) -> ErrorCode {
    switch error.code {
    case ENOSPC, EDQUOT: .diskFull
    // The folder for work is not there, or is none.
    case EACCES, EPERM, EROFS, ENOENT, ENOTDIR: .permissionDenied
    default: .renderFailed
    }
}
