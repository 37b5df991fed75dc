public import Contracts
public import Wire

/// One thing that a person does with the app, over the repositories that it needs. GTSD-P-2-02.
public protocol UseCase<Input, Output, Failure>: Sendable {
    associatedtype Input
    associatedtype Output
    associatedtype Failure: Error
    func callAsFunction(_ input: Input) async throws(Failure) -> Output
}

public struct LogIn: UseCase {
    private let auth: any AuthRepository
    public init(_ auth: any AuthRepository) { self.auth = auth }
    public func callAsFunction(_ request: LoginRequest) async throws(ClientError) -> SignInResult { try await auth.logIn(request) }
}

/// A form's wish and its key, which every repeat of the same wish has.
public struct SignUpWish: Sendable {
    public let request: SignupRequest
    public let idempotencyKey: String
    public init(_ request: SignupRequest, idempotencyKey: String) {
        self.request = request
        self.idempotencyKey = idempotencyKey
    }
}

public struct SignUp: UseCase {
    private let auth: any AuthRepository
    public init(_ auth: any AuthRepository) { self.auth = auth }
    public func callAsFunction(_ wish: SignUpWish) async throws(ClientError) -> SignInResult {
        try await auth.signUp(wish.request, idempotencyKey: wish.idempotencyKey)
    }
}

/// Opens the lock of a session that is here; the input is why, in the person's language. Biometrics prove that it is the same person, not
/// who they are: without a session the password is wanted.
public struct BiometricLogIn: UseCase {
    private let auth: any AuthRepository
    private let biometrics: any Biometrics

    public init(_ auth: any AuthRepository, _ biometrics: any Biometrics) {
        self.auth = auth
        self.biometrics = biometrics
    }

    public func callAsFunction(_ reason: String) async throws(BiometricError) -> StartupDecision {
        let locked = await auth.startUp(isUnlocked: false)
        guard locked == .unlock else { return locked }
        try await biometrics.authenticate(reason: reason)
        return await auth.startUp(isUnlocked: true)
    }
}

public struct CompleteOnboarding: UseCase {
    private let users: any UserRepository
    public init(_ users: any UserRepository) { self.users = users }
    public func callAsFunction(_: Void) async throws(ClientError) -> Profile? { try await users.completeOnboarding() }
}

/// What the device has at once, then what the service says.
public struct FetchTasks: UseCase {
    private let tasks: any TaskRepository
    public init(_ tasks: any TaskRepository) { self.tasks = tasks }
    public func callAsFunction(_ date: LocalDate) async throws(Never) -> AsyncStream<TaskReading> { tasks.readings(of: date) }
}

/// What is proved by what.
public struct EvidenceWish: Sendable {
    public let task: DailyTask
    public let evidence: EvidenceDetails
    public init(_ task: DailyTask, _ evidence: EvidenceDetails) {
        self.task = task
        self.evidence = evidence
    }
}

public struct SubmitEvidence: UseCase {
    private let tasks: any TaskRepository
    public init(_ tasks: any TaskRepository) { self.tasks = tasks }
    public func callAsFunction(_ wish: EvidenceWish) async throws(InvalidFields) {
        try await tasks.complete(wish.task, with: wish.evidence)
    }
}

/// What was picked, and what the person says of it.
public struct PhotoWish: Sendable {
    public let picked: [UInt8]
    public let details: PhotoDetails
    public init(_ picked: [UInt8], _ details: PhotoDetails) {
        self.picked = picked
        self.details = details
    }
}

public struct UploadPhoto: UseCase {
    private let photos: any PhotoRepository
    public init(_ photos: any PhotoRepository) { self.photos = photos }
    public func callAsFunction(_ wish: PhotoWish) async throws(PhotoError) -> LocalPhoto {
        try await photos.upload(wish.picked, wish.details)
    }
}

public struct FetchPhotos: UseCase {
    private let photos: any PhotoRepository
    public init(_ photos: any PhotoRepository) { self.photos = photos }
    public func callAsFunction(_: Void) async throws(Never) -> [Photo] { await photos.photos() }
}
