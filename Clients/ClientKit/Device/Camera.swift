/// Takes a picture; the app shows the system's camera or its library for it.
public protocol Camera: Sendable {
    /// - Returns: the file as the camera made it.
    func takePicture() async throws(CameraError) -> [UInt8]
}

public enum CameraError: Error, Sendable, Hashable, CaseIterable {
    case cancelled
    /// The person did not allow it; the settings of the device can.
    case denied
    /// The device has none.
    case unavailable
}

/// One that always takes the same picture, or always fails; for previews and tests.
public struct StillCamera: Camera {
    private let result: Result<[UInt8], CameraError>
    public init(_ result: Result<[UInt8], CameraError>) { self.result = result }
    public func takePicture() async throws(CameraError) -> [UInt8] { try result.get() }
}
