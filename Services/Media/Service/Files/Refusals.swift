internal import Imaging
internal import Objects
internal import Security
internal import Video
internal import Wire

/// What the tools say, in the words of the API. Nothing of a decoder's or a store's own words reaches a client.

func refusing<T>(_ body: () async throws -> T) async throws -> T {
    do {
        return try await body()
    } catch let error as WorkerPoolError {
        if error == .cancelled { throw CancellationError() }
        throw APIError(.unavailable, retryAfter: .seconds(2))
    } catch let error as ImageProblem {
        switch error {
        case .unsupportedType: throw APIError(.unsupportedMediaType)
        case .tooManyPixels, .tooLarge: throw APIError(.tooManyPixels)
        // A picture that no decoder can finish in its time or memory is no picture that can be worked with.
        case .damaged, .tooManyParts, .tooCostly: throw APIError(.fileDamaged)
        case .outOfMemory: throw APIError(.unavailable, retryAfter: .seconds(5))
        case .unreadable, .unavailable: throw error
        }
    }
}

func refusingFilm<T>(_ body: () async throws(VideoProblem) -> T) async throws -> T {
    do {
        return try await body()
    } catch {
        switch error {
        case .unsupportedType, .noVideo: throw APIError(.unsupportedMediaType)
        case .tooLarge, .tooLong: throw APIError(.tooManyPixels)
        case .inputUnreadable: throw APIError(.fileDamaged)
        case .diskFull: throw APIError(.storageFull, retryAfter: .seconds(60))
        // A clip that a decoder cannot finish in its time or memory is no clip that can be worked with.
        case .timedOut, .outOfMemory, .outputTooLarge: throw APIError(.fileDamaged)
        case .cancelled: throw CancellationError()
        case .inputMissing, .permissionDenied, .toolUnavailable, .failed: throw error
        }
    }
}

/// The store's answer to a signed URL that was altered, is for something else, or is over.
/// - Parameter isSigned: whether there was a signature at all: the store says the same of none and of one that is over.
func refusingSignature<T>(isSigned: Bool, _ body: () throws(ObjectRefusal) -> T) throws(APIError) -> T {
    do { return try body() } catch { throw APIError(isSigned && error == .accessDenied ? .linkExpired : .linkInvalid) }
}

/// What the store says of bytes that came by a signed URL.
func refusingBytes<T>(_ body: () async throws(ObjectStoreError) -> T) async throws -> T {
    do { return try await body() } catch { throw apiError(error) }
}

private func apiError(_ error: ObjectStoreError) -> any Error {
    switch error {
    case .refused(.incompleteBody):
        APIError(.lengthMismatch, detail: "The body has another number of bytes than the signed URL is for: Content-Length was announced.")
    case .refused(.badDigest): APIError(.uploadMismatch, detail: "The body has another sha256 than the signed URL is for.")
    case .refused: APIError(.linkInvalid)
    case .notFound: APIError(.uploadClosed)
    case .tooLarge: APIError(.contentTooLarge)
    // These are answered as they are of any call of the store.
    case .storageFull, .unavailable, .invalidPart, .damaged, .cancelled: error
    }
}

extension Result {
    /// What an asynchronous call came to.
    init(_ body: () async throws(Failure) -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
