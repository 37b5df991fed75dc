public import Contracts
public import Wire

/// Where an app's data comes from, as its screens and their tests see it: each has the implementation of this library, and a test its
/// own. GTSD-P-2-03.

/// Who is signed in.
public protocol AuthRepository: Sendable {
    func logIn(_ request: LoginRequest) async throws(ClientError) -> SignInResult
    func signUp(_ request: SignupRequest, idempotencyKey: String?) async throws(ClientError) -> SignInResult
    /// Where the app goes now. GTSD-P-3.1-04.
    func startUp(isUnlocked: Bool) async -> StartupDecision
}

extension SessionManager: AuthRepository {}

/// A person's tasks. What is done is kept on the device before it returns, and reaches the service when it can.
public protocol TaskRepository: Sendable {
    func day(_ date: LocalDate) async -> TaskDay?
    func readings(of date: LocalDate) -> AsyncStream<TaskReading>
    func complete(_ task: DailyTask, with evidence: EvidenceDetails) async throws(InvalidFields)
    func skip(_ id: TaskID) async
    func undo(_ id: TaskID) async
    func completions() -> AsyncStream<CompletionAnswer>
    /// What the service did not do and the person has not seen: at once, and again whenever something has become of a call.
    func refusals() -> AsyncStream<[CallIssue<TaskCall>]>
    /// The person has seen what became of a refused call, by its number.
    func settle(_ number: Int64) async
}

extension OfflineEngine: TaskRepository where Work == TaskWork {}

/// A person's photos.
public protocol PhotoRepository: Sendable {
    /// Keeps a photo and begins to send it.
    func upload(_ picked: [UInt8], _ details: PhotoDetails) async throws(PhotoError) -> LocalPhoto
    /// Newest first, fresh from the service; what the device remembers when that cannot be asked.
    func photos() async -> [Photo]
}

/// The uploader and the gallery together.
public struct DevicePhotos: PhotoRepository {
    private let uploader: PhotoUploader
    private let gallery: PhotoGallery

    public init(uploader: PhotoUploader, gallery: PhotoGallery) {
        self.uploader = uploader
        self.gallery = gallery
    }

    public func upload(_ picked: [UInt8], _ details: PhotoDetails) async throws(PhotoError) -> LocalPhoto {
        try await uploader.add(picked, details)
    }

    public func photos() async -> [Photo] {
        try? await gallery.refresh()
        return await gallery.photos
    }
}

/// Who the person is, and their first answers.
public protocol UserRepository: Sendable {
    /// - Returns: the profile; nil when the answers are not complete.
    func completeOnboarding() async throws(ClientError) -> Profile?
}

extension OnboardingModel: UserRepository {
    public func completeOnboarding() async throws(ClientError) -> Profile? { try await submit() }
}
