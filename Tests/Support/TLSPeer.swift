// Release builds of the package compile this target without the test library.
#if canImport(Testing)
internal import Glibc
internal import Testing

/// `openssl s_server` with a certificate that no authority signed, for 127.0.0.1 only. Needs Debian's `openssl`.
public final class TLSPeer {
    public let port: Int
    /// Its path: the authority that has to be trusted.
    public let certificate: String
    private let folder: String
    private let process: pid_t
    private let output: UnsafeMutablePointer<FILE>

    public init() throws {
        folder = "/tmp/barbell-tls-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        certificate = folder + "/cert.pem"
        let key = folder + "/key.pem"
        let make =
            "openssl req -x509 -newkey ed25519 -nodes -keyout \(key) -out \(certificate) -days 2 -subj /CN=test -addext subjectAltName=IP:127.0.0.1 2>&1"
        let serve = "exec openssl s_server -accept 127.0.0.1:0 -cert \(certificate) -key \(key) -www 2>&1"
        // The shell prints its process id and then becomes the server.
        output = try #require(popen("rm -rf \(folder) && mkdir \(folder) && \(make) && echo pid $$ && \(serve)", "r"))
        var process: pid_t?, port: Int?
        var line = [CChar](repeating: 0, count: 512)
        while port == nil, fgets(&line, Int32(line.count), output) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split {
                $0 == " " || $0 == "\n"
            }
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
#endif
