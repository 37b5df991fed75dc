internal import Contracts
internal import JSONCoding
internal import Wire

/// An upload as the device keeps it: enough to go on with its next stage after the app was ended.
struct PhotoJob: DTO {
    let id: String
    let details: PhotoDetails
    /// What is to be done next.
    private(set) var next: UploadStage
    /// Sent with every repeat of the same request, so that a lost answer makes no second upload.
    private(set) var presignKey: String
    private(set) var confirmKey: String
    /// Of the JPEG.
    private(set) var bytes: Int64?
    private(set) var hash: ContentHash?
    private(set) var ticket: PhotoUpload?
    private(set) var photo: Photo?
    /// How often it had to go back a stage.
    private(set) var detours: Int64
    /// Why it will not succeed without the person.
    private(set) var refusal: SavedRefusal?
    private static let mostDetours: Int64 = 2

    static let example = PhotoJob(id: "1", details: .example, makeKey: { "k" })

    /// A photo that was picked and kept.
    init(id: String, details: PhotoDetails, makeKey: () -> String) {
        self.id = id
        self.details = details
        next = .compress
        presignKey = makeKey()
        confirmKey = makeKey()
        detours = 0
    }

    /// What came of a stage.
    enum Outcome {
        case compressed([UInt8], ContentHash)
        case presigned(PhotoUpload)
        case stored
        case confirmed(Photo)
        case cached
        case failed(PhotoError)
    }

    enum Verdict: Equatable {
        case goOn
        case finished
        /// As it is, once there is a connection and its person is signed in.
        case waits
        case fails(PhotoError)
    }

    /// Takes the outcome of the stage `next`.
    /// - Parameter makeKey: a new idempotency key, for a request that has to be another one.
    mutating func take(_ outcome: Outcome, makeKey: () -> String) -> Verdict {
        switch outcome {
        case .compressed(let jpeg, let hash):
            bytes = Int64(jpeg.count)
            self.hash = hash
            next = .presign
        case .presigned(let ticket):
            self.ticket = ticket
            next = .put
        case .stored: next = .confirm
        case .confirmed(let photo):
            self.photo = photo
            detours = 0
            next = .cache
        case .cached: return .finished
        case .failed(let error): return take(error, makeKey: makeKey)
        }
        return .goOn
    }

    private mutating func take(_ error: PhotoError, makeKey: () -> String) -> Verdict {
        if error.isWaiting { return .waits }
        if detours < Self.mostDetours, let stage = stage(after: error) {
            detours += 1
            if stage == .presign {
                presignKey = makeKey()
                confirmKey = makeKey()
                ticket = nil
            }
            next = stage
            return .goOn
        }
        refusal = SavedRefusal(error)
        return .fails(error)
    }

    /// The stage that may help when this one was refused.
    private func stage(after error: PhotoError) -> UploadStage? {
        switch (next, error) {
        // The URL stopped working, or its upload is gone.
        case (.put, .s3UploadFailed(status: 403?)), (.put, .s3UploadFailed(status: 404?)): .presign
        // The store has something there that may not be replaced: most likely these bytes, whose answer was lost.
        case (.put, .s3UploadFailed(status: 409?)), (.put, .s3UploadFailed(status: 412?)): .confirm
        case (.confirm, .client(let error)):
            switch error.code {
            case .uploadMissing, .uploadIncomplete: .put
            case .uploadClosed, .notFound: .presign
            default: nil
            }
        default: nil
        }
    }

    /// The person wants it tried again.
    mutating func retry() {
        refusal = nil
        detours = 0
    }
}

/// An error that trying again does not mend, as a file keeps it. Others are forgotten with the app, and the photo is tried again.
struct SavedRefusal: DTO {
    enum Kind: String, WireEnum { case compression, store, service }
    let kind: Kind
    let status: Int64?
    let body: String?
    static let example = SavedRefusal(kind: .compression, status: nil, body: nil)

    private init(kind: Kind, status: Int64?, body: String?) {
        self.kind = kind
        self.status = status
        self.body = body
    }

    init?(_ error: PhotoError) {
        guard !error.isRetryable else { return nil }
        switch error {
        case .compressionFailed: self.init(kind: .compression, status: nil, body: nil)
        case .s3UploadFailed(let status): self.init(kind: .store, status: status.map(Int64.init), body: nil)
        case .client(.api(let refusal)):
            let body: JSONValue = .object(["code": .string(refusal.rawCode), "message": .string(refusal.message)])
            self.init(kind: .service, status: Int64(refusal.status), body: String(decoding: body.bytes(), as: UTF8.self))
        case .client(.http(let status, _)): self.init(kind: .service, status: Int64(status), body: nil)
        // A newer version of the app may do better.
        case .client, .device: return nil
        }
    }

    var error: PhotoError {
        switch kind {
        case .compression: .compressionFailed
        case .store: .s3UploadFailed(status: status.map(Int.init))
        case .service:
            .client(
                ServiceRefusal(status: Int(status ?? 0), body: Array((body ?? "").utf8)).map(ClientError.api)
                    ?? .http(status: Int(status ?? 0), body: []))
        }
    }
}
