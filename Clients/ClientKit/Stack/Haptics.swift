/// What a person feels.
public enum Haptic: String, Sendable, Hashable, CaseIterable {
    case light, success, warning, error
}

/// Plays haptics where the device has them; tests record them.
public protocol Haptics: Sendable {
    func play(_ haptic: Haptic)
}

/// For devices without any.
public struct NoHaptics: Haptics {
    public init() {}
    public func play(_ haptic: Haptic) {}
}
