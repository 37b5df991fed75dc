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

    /// The system cancels a request whose server was refused, and says no more.
    @Test(arguments: [true, false]) func aServerWithAnotherKeyIsNotSomebodyWhoGaveUp(isRefused: Bool) async throws {
        let task = URLSession.shared.dataTask(with: try #require(URL(string: "https://api.example.com/")))
        let exchange = Exchange(task, maximumBytes: 1, onSent: nil)
        if isRefused { exchange.refuseServer() }
        exchange.completed(URLError(.cancelled))
        var failures: [NetworkFailure] = []
        for await piece in exchange.pieces { if case .failed(let failure) = piece { failures.append(failure) } }
        #expect(failures == [isRefused ? .insecure : .cancelled])
    }
}
