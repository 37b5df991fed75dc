#if canImport(LocalAuthentication)
public import ClientKit
internal import Foundation
internal import LocalAuthentication

/// Touch ID and Face ID.
public struct DeviceBiometrics: Biometrics {
    public init() {}

    public func authenticate(reason: String) async throws(BiometricError) {
        // One context is one unlocking: the system would not ask a second time in the same one.
        let context = LAContext()
        do {
            guard try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) else {
                throw BiometricError.failed
            }
        } catch let error as BiometricError {
            throw error
        } catch {
            throw BiometricError((error as? LAError)?.code)
        }
    }
}

extension BiometricError {
    fileprivate init(_ code: LAError.Code?) {
        self =
            switch code {
            case .authenticationFailed: .failed
            case .userCancel, .appCancel, .systemCancel: .cancelled
            case .userFallback: .fallback
            case .biometryNotAvailable, .passcodeNotSet: .unavailable
            case .biometryNotEnrolled: .notEnrolled
            case .biometryLockout: .lockedOut
            default: .unknown
            }
    }
}
#endif
