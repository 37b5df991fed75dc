internal import ClientKit
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension NetworkFailure {
    init(_ error: any Error) {
        guard let code = (error as? URLError)?.code else {
            self = .interrupted
            return
        }
        self =
            switch code {
            case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet, .dataNotAllowed,
                .internationalRoamingOff, .callIsActive:
                .unreachable
            case .timedOut: .timedOut
            case .cancelled: .cancelled
            case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
                .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired,
                .appTransportSecurityRequiresSecureConnection:
                .insecure
            default: .interrupted
            }
    }
}
