import ClientKit
import ClientLinux
import EventLoop
import Foundation
import HTTPClient
import HTTPCore
import Platform
import Synchronization
import TestSupport
import Testing

/// Pinned keys over real TLS, against `openssl s_server`; the hash comes from openssl too.
@Suite(.timeLimit(.minutes(1))) struct PinningTests {
    /// SHA-256 of the SubjectPublicKeyInfo of a certificate, in base64.
    private func hash(of certificate: String) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "openssl x509 -in '\(certificate)' -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64",
        ]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let backup = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

    @Test("A server with the pinned key is spoken to; one with another key gets nothing", .proves("GTSD-8.2-04", "GTSD-P-10.1-01"))
    func onlyThePinnedKey() async throws {
        let peer = try TLSPeer(), other = try TLSPeer()
        let loops = try EventLoopGroup(count: 1, name: "pins")
        defer { loops.stop() }
        func outcome(
            _ peer: TLSPeer, _ pins: PinnedKeys?, trusting authorities: String?, expectsAnswer: Bool = true
        ) async throws -> Result<Int, NetworkFailure> {
            let client = HTTPClient(
                loops: loops,
                configuration: .init(retries: .never, certificateAuthorities: authorities, pinnedKeys: pins?.hashes ?? []),
                random: SystemRandom())
            defer { client.close() }
            // The peer answers GET only, and as long as it likes to anything else: whoever sends it a body would time out.
            var request = ClientRequest(method: expectsAnswer ? .get : .post, url: "https://127.0.0.1:\(peer.port)/")
            if !expectsAnswer { request.content = .bytes(Array("secret".utf8)) }
            let sent = Mutex(0)
            request.onSent = { bytes in sent.withLock { $0 = max($0, bytes) } }
            do throws(NetworkFailure) {
                return .success(try await CurlTransport(client: client, deadline: .seconds(20)).send(request).status.code)
            } catch {
                #expect(sent.withLock { $0 } == 0, "no byte of the body was sent")
                return .failure(error)
            }
        }
        let known = try hash(of: peer.certificate), pins = try PinnedKeys([Self.backup, known])
        #expect(try await outcome(peer, nil, trusting: peer.certificate) == .success(200))
        #expect(try await outcome(peer, pins, trusting: peer.certificate) == .success(200))
        // Trusted by an authority, and yet another key.
        #expect(try await outcome(other, nil, trusting: other.certificate) == .success(200))
        #expect(try await outcome(other, pins, trusting: other.certificate, expectsAnswer: false) == .failure(.insecure))
        // The right key does not make up for an authority that nobody trusts.
        #expect(try await outcome(peer, pins, trusting: nil, expectsAnswer: false) == .failure(.insecure))
    }

    @Test func pinsAreTwoHashes() throws {
        for hashes in [
            [], [Self.backup], [Self.backup, Self.backup], [Self.backup, "sha256//" + Self.backup], [Self.backup, ""],
            [Self.backup, "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA;"], [Self.backup, String(repeating: "م", count: 22)],
        ] {
            #expect(throws: ClientError.invalidURL) { try PinnedKeys(hashes) }
        }
    }
}
