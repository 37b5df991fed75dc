#if canImport(UIKit)
public import ClientKit
internal import UIKit

/// The haptics of an iPhone; a device without any does nothing. AC-2.4.
public struct DeviceHaptics: Haptics {
    public init() {}

    public func play(_ haptic: Haptic) {
        // UIKit's generators are of the main actor.
        Task { @MainActor in
            switch haptic {
            case .light: UIImpactFeedbackGenerator(style: .light).impactOccurred()
            case .medium: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            case .heavy: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            case .selection: UISelectionFeedbackGenerator().selectionChanged()
            case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
            case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
            case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
            }
        }
    }
}
#endif
