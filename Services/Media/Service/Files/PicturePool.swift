internal import Contracts
internal import Imaging
internal import Pictures
internal import ServiceKit
internal import Wire

/// Pictures, read and made anew for somebody: by limited children, in turns with everybody else's.
struct PicturePool: Sendable {
    private let workers: PictureWorkers
    private let gate: Gate

    init(_ settings: MediaServiceSettings) throws {
        // One more than one person gets at once; see `Gate`.
        workers = try PictureWorkers(
            executable: settings.pictureWorker, workers: settings.pictureThreads + 1, maximumPixels: Int(settings.policy.pixels))
        gate = Gate(width: settings.pictureThreads, queue: 256)
    }

    /// - Throws: `unsupported_media_type`, `too_many_pixels`, `file_damaged`, `unavailable`.
    func check(_ path: String, for person: UserID) async throws -> ImageFacts {
        try await refusing { try await gate.pass(person) { try await workers.check(.file(path)) } }
    }

    /// - Throws: as `check`.
    func render(_ input: ImageInput, _ size: ImageSize, as output: ImageOutput, for person: UserID) async throws -> [UInt8] {
        try await refusing { try await gate.pass(person) { try await workers.render(input, size, as: output) } }
    }
}
