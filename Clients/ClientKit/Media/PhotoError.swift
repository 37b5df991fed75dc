public import Wire

/// Why a photo is not uploaded. What to tell the person is `message(_:)`.
public enum PhotoError: Error, Sendable, Equatable {
    /// What was picked is no picture, or cannot be made small enough.
    case compressionFailed
    /// The object store did not take the bytes; its status, or nil when the connection broke before it answered.
    case s3UploadFailed(status: Int?)
    /// The service could not be asked or refused.
    case client(ClientError)
    /// The device could not keep the photo.
    case device(TokenStoreError)

    /// Whether trying again may help without a change.
    public var isRetryable: Bool {
        switch self {
        case .compressionFailed: false
        case .s3UploadFailed(let status): status.map { $0 == 408 || $0 == 429 || $0 >= 500 } ?? true
        case .client(let error): error.isRetryable || isWaiting
        case .device: true
        }
    }

    /// Whether nothing is wrong with the photo or the services: it waits for a connection, or for its person to sign in.
    var isWaiting: Bool {
        switch self {
        case .client(.network(.unreachable)), .client(.network(.cancelled)), .client(.unauthorized): true
        case .compressionFailed, .s3UploadFailed, .client, .device: false
        }
    }

    /// What the app offers next.
    public var recovery: Recovery {
        switch self {
        case .compressionFailed: .correctInput
        case .s3UploadFailed(let status): Recovery(status: status ?? 503, isRetryable: true)
        case .client(let error): error.recovery
        case .device: .retry
        }
    }

    /// What happened and what to do next, as `ClientError.message`.
    public func message(_ language: Language) -> String {
        switch (self, language) {
        case (.client(let error), _): error.message(language)
        case (.compressionFailed, .english): "This photo could not be made small enough to send. Choose another one."
        case (.compressionFailed, .arabic): "تعذر تصغير هذه الصورة لإرسالها. اختر صورة أخرى."
        case (.s3UploadFailed, .english): "The photo was not sent. It is kept on this device; try again."
        case (.s3UploadFailed, .arabic): "لم تُرسل الصورة. هي محفوظة على هذا الجهاز؛ حاول مرة أخرى."
        case (.device, .english): "This device could not keep the photo. Free some space and try again."
        case (.device, .arabic): "تعذر حفظ الصورة على هذا الجهاز. أخلِ بعض المساحة وحاول مرة أخرى."
        }
    }
}
