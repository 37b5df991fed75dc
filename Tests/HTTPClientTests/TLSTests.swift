import CurlKit
import EventLoop
import Glibc
import HTTPClient
import HTTPCore
import Platform
import Testing

/// `openssl s_server` with a certificate that no authority signed, for 127.0.0.1 only. Needs Debian's `openssl`.
private final class TLSPeer {
    let port: Int
    let certificate: String
    private let folder: String
    private let process: pid_t
    private let output: UnsafeMutablePointer<FILE>

    init() throws {
        folder = "/tmp/barbell-tls-\(getpid())"
        certificate = folder + "/cert.pem"
        let key = folder + "/key.pem"
        let make = "openssl req -x509 -newkey ed25519 -nodes -keyout \(key) -out \(certificate) -days 2 -subj /CN=test -addext subjectAltName=IP:127.0.0.1 2>&1"
        let serve = "exec openssl s_server -accept 127.0.0.1:0 -cert \(certificate) -key \(key) -www 2>&1"
        // The shell prints its process id and then becomes the server.
        output = try #require(popen("rm -rf \(folder) && mkdir \(folder) && \(make) && echo pid $$ && \(serve)", "r"))
        var process: pid_t?, port: Int?
        var line = [CChar](repeating: 0, count: 512)
        while port == nil, fgets(&line, Int32(line.count), output) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split { $0 == " " || $0 == "\n" }
            if words.first == "pid" { process = words.last.flatMap { pid_t($0) } }
            if words.first == "ACCEPT" { port = words.last?.split(separator: ":").last.flatMap { Int($0) } }
        }
        self.process = try #require(process, "openssl made no certificate")
        self.port = try #require(port, "openssl did not listen")
    }

    deinit {
        kill(process, SIGKILL)
        pclose(output)
        for name in ["/cert.pem", "/key.pem", ""] { remove(folder + name) }
    }
}

@Suite(.timeLimit(.minutes(1))) struct TLSTests {
    @Test func certificatesAreVerified() async throws {
        let peer = try TLSPeer()
        let loops = try EventLoopGroup(count: 1, name: "tls")
        defer { loops.stop() }
        let byAddress = ClientRequest(url: "https://127.0.0.1:\(peer.port)/"), byName = ClientRequest(url: "https://localhost:\(peer.port)/")

        func outcome(_ request: ClientRequest, authorities: String?) async -> Result<Int, HTTPClientError> {
            let client = HTTPClient(
                loops: loops, configuration: .init(retries: .never, certificateAuthorities: authorities), random: SystemRandom())
            defer { client.close() }
            do throws(HTTPClientError) { return .success(try await client.send(request, deadline: .seconds(20)).status.code) } catch { return .failure(error) }
        }
        guard case .failure(.tls) = await outcome(byAddress, authorities: nil) else { Issue.record("an unknown authority was trusted"); return }
        #expect(await outcome(byAddress, authorities: peer.certificate) == .success(200))
        guard case .failure(.tls) = await outcome(byName, authorities: peer.certificate) else { Issue.record("another host's certificate was trusted"); return }

        let session = try EasySession()
        #expect(throws: CurlError.self) { try session.perform(CurlRequest(url: byAddress.url)) }
        #expect(try session.perform(CurlRequest(url: byAddress.url, options: .init(insecure: true))).status == .ok)
        #expect(throws: CurlError.self, "insecure does not stick to the session") { try session.perform(CurlRequest(url: byAddress.url)) }
    }
}
