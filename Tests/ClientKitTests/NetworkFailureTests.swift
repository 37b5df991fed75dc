import ClientKit
@testable import ClientPlatform
import Foundation
import FoundationNetworking
import Testing

/// What the system's errors mean to a person. Their codes are documented at `URLError.Code`.
@Suite struct NetworkFailureTests {
    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, NetworkFailure.unreachable), (.cannotFindHost, .unreachable),
        (.cannotConnectToHost, .unreachable),
        (.dnsLookupFailed, .unreachable), (.dataNotAllowed, .unreachable), (.timedOut, .timedOut), (.cancelled, .cancelled),
        (.secureConnectionFailed, .insecure), (.serverCertificateUntrusted, .insecure), (.serverCertificateHasUnknownRoot, .insecure),
        (.serverCertificateHasBadDate, .insecure), (.appTransportSecurityRequiresSecureConnection, .insecure),
        (.networkConnectionLost, .interrupted), (.badServerResponse, .interrupted), (.unknown, .interrupted),
    ])
    func anErrorOfTheSystemHasItsMeaning(_ code: URLError.Code, _ expected: NetworkFailure) {
        #expect(NetworkFailure(URLError(code)) == expected)
    }

    @Test func anErrorOfSomebodyElseIsABrokenConnection() {
        struct Other: Error {}
        #expect(NetworkFailure(Other()) == .interrupted)
    }
}
