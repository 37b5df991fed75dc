internal import Contracts
internal import JSONCoding
internal import Wire

/// An upload as the device keeps it: enough to go on with its next stage after the app was ended.
struct PhotoJob: DTO {
    let id: String
    private(set) var details: PhotoDetails
    /// What is to be done next.
    private(set) var next: UploadStage
    /// Sent with every repeat of the same request, so that a lost answer makes no second upload.
    private(set) var presignKey: String
    private(set) var confirmKey: String
    /// Of the JPEG.
    private(set) var bytes: Int64?
    private(set) var hash: ContentHash?
    private(set) var ticket: PhotoUpload?
    /// By this device's clock. Nil of older apps.
    private(set) var ticketCameAt: Instant?
    private(set) var photo: Photo?
    /// How often it had to go back a stage since it last came to rest.
    private(set) var detours: Int64
    /// The service knows no such task any more, so that the photo is kept without it. Nil of older apps.
    private(set) var isTaskGone: Bool?
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
        case presigned(PhotoUpload, Instant)
        /// The URL has ended before the bytes were sent to it.
        case ended
        case stored
        case confirmed(Photo)
        case cached
        /// The service does not have yet what this stage is about.
        case waits
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
        case .presigned(let ticket, let instant):
            self.ticket = ticket
            ticketCameAt = instant
            next = .put
        case .ended: beginAnew(makeKey)
        case .stored: next = .confirm
        case .confirmed(let photo):
            self.photo = photo
            detours = 0
            next = .cache
        case .cached: return .finished
        case .waits:
            detours = 0
            return .waits
        case .failed(let error): return take(error, makeKey: makeKey)
        }
        return .goOn
    }

    private mutating func take(_ error: PhotoError, makeKey: () -> String) -> Verdict {
        if error.isWaiting {
            detours = 0
            return .waits
        }
        // The service does not believe the device's clock: then it was now.
        if details.takenAt != nil, case .client(.api(let refusal)) = error, refusal.fields.contains(where: { $0.field == "takenAt" }) {
            details.takenAt = nil
            presignKey = makeKey()
            confirmKey = makeKey()
            return .goOn
        }
        if detours < Self.mostDetours, let stage = stage(after: error) {
            detours += 1
            if stage == .presign { beginAnew(makeKey) } else { next = stage }
            return .goOn
        }
        // The service does not say whether it is the upload or the task that is not there. Once it can only be the task:
        if next == .confirm, case .client(let error) = error, error.code == .notFound, details.taskId != nil, isTaskGone != true {
            (isTaskGone, detours, confirmKey) = (true, 0, makeKey())
            return .goOn
        }
        refusal = SavedRefusal(error)
        // What a bad connection takes its time for goes back a stage as often as it has to: a URL ends while it waits for the next try.
        if refusal == nil { detours = 0 }
        return .fails(error)
    }

    private mutating func beginAnew(_ makeKey: () -> String) {
        presignKey = makeKey()
        confirmKey = makeKey()
        ticket = nil
        next = .presign
    }

    /// Whether the URL has ended, as far as this device can tell: not by a clock by which it had ended when it came.
    func hasEnded(_ now: Instant) -> Bool {
        guard let ticket, let ticketCameAt, ticketCameAt < ticket.expiresAt else { return false }
        return ticket.expiresAt <= now
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
        case .client(.http(let status, _, _)): self.init(kind: .service, status: Int64(status), body: nil)
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
