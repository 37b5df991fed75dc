import CurlKit
import EventLoop
import HTTPClient
import HTTPCore
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct TLSTests {
    @Test func certificatesAreVerified() async throws {
        let peer = try TLSPeer()
        let loops = try EventLoopGroup(count: 1, name: "tls")
        defer { loops.stop() }
        let byAddress = ClientRequest(url: "https://127.0.0.1:\(peer.port)/"),
            byName = ClientRequest(url: "https://localhost:\(peer.port)/")

        func outcome(_ request: ClientRequest, authorities: String?) async -> Result<Int, HTTPClientError> {
            let client = HTTPClient(
                loops: loops, configuration: .init(retries: .never, certificateAuthorities: authorities), random: SystemRandom())
            defer { client.close() }
            do throws(HTTPClientError) { return .success(try await client.send(request, deadline: .seconds(20)).status.code) } catch {
                return .failure(error)
            }
        }
        guard case .failure(.tls) = await outcome(byAddress, authorities: nil) else {
            Issue.record("an unknown authority was trusted"); return
        }
        #expect(await outcome(byAddress, authorities: peer.certificate) == .success(200))
        guard case .failure(.tls) = await outcome(byName, authorities: peer.certificate) else {
            Issue.record("another host's certificate was trusted"); return
        }

        let session = try EasySession()
        #expect(throws: CurlError.self) { try session.perform(CurlRequest(url: byAddress.url)) }
        #expect(try session.perform(CurlRequest(url: byAddress.url, options: .init(insecure: true))).status == .ok)
        #expect(throws: CurlError.self, "insecure does not stick to the session") { try session.perform(CurlRequest(url: byAddress.url)) }
    }
}
