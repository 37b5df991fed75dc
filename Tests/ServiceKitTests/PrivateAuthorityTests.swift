import AppTesting
import HTTPClient
import HTTPCore
import Platform
import ServiceKit
import TestSupport
import Testing

/// `CA_FILE`: certificates of an authority that only this installation knows.
@Suite(.timeLimit(.minutes(1))) struct PrivateAuthorityTests {
    /// What a call over HTTPS and a mail over SMTPS to the peer come to; the peer speaks no SMTP, which is found out behind the handshake.
    private func outcomes(_ peer: TLSPeer, trusting authorities: String?) async throws -> (call: String, mail: String) {
        var outcomes = (call: "", mail: "")
        try await AppUnderTest<ProbeService>.run(settings: ProbeService.Settings(), configure: { $0.certificateAuthorities = authorities })
        { app in
            let runtime = app.app.runtime
            do {
                outcomes.call =
                    "\(try await runtime.http.send(ClientRequest(url: "https://127.0.0.1:\(peer.port)/"), deadline: .seconds(10)).status.code)"
            } catch { outcomes.call = "\(error)" }
            let mailer = try runtime.mailer(Secret("smtps://127.0.0.1:\(peer.port)"), from: "no-reply@barbell.example")
            defer { mailer.close() }
            let sending = Task {
                do {
                    try await mailer.send(
                        Mail(id: "1", to: "layla@example.com", subject: "s", body: "", run: nil), now: runtime.clocks.now(run: nil))
                } catch {
                    return "\(error)"
                }
                return "sent"
            }
            // Behind a good handshake it waits for a greeting that never comes.
            let patience = Task {
                try await Task.sleep(for: .seconds(2))
                sending.cancel()
            }
            outcomes.mail = await sending.value
            patience.cancel()
        }
        return outcomes
    }

    @Test func connectionsTrustItOnlyWhenTold() async throws {
        let peer = try TLSPeer()
        let strangers = try await outcomes(peer, trusting: nil)
        #expect(
            strangers.call.contains("tls") && strangers.mail.contains("no trusted TLS connection: SSL certificate problem"), "\(strangers)")
        let friends = try await outcomes(peer, trusting: peer.certificate)
        #expect(friends.call == "200" && friends.mail.contains("cancelled"), "\(friends)")
    }

    @Test func aFileThatHoldsNoCertificateIsRefusedAtStart() throws {
        let peer = try TLSPeer()
        for (path, isGood) in [
            (peer.certificate, true), (peer.certificate.replacing("cert.pem", with: "key.pem"), false), ("/nowhere/ca.pem", false),
        ] {
            var reader = ConfigReader(["CA_FILE": path])
            _ = reader.certificateFile("CA_FILE")
            do {
                try reader.finish()
                #expect(isGood)
            } catch { #expect(!isGood && "\(error)".contains("CA_FILE: expected a"), "\(error)") }
        }
    }
}
