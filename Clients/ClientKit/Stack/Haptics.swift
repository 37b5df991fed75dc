/// What a person feels. AC-2.4.
public enum Haptic: String, Sendable, Hashable, CaseIterable {
    case light, medium, heavy
    /// One more step of a dial, such as a second of the scrubber.
    case selection
    case success, warning, error
}

/// Plays haptics where the device has them; tests record them. `DeviceHaptics` plays them on an iPhone.
public protocol Haptics: Sendable {
    func play(_ haptic: Haptic)
}

/// For devices without any.
public struct NoHaptics: Haptics {
    public init() {}
    public func play(_ haptic: Haptic) {}
}
