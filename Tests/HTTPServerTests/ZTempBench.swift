import Glibc
import HTTPCore
import HTTPServer
import Testing
@Suite struct ZTempBench {
    @Test func bench() async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.handler = { .text("\($0.file?.size ?? 0)") }
            try await withServer(uploads) { server in
                let port = server.port
                let out = try await offThePool {
                    var out = ""
                    for extra in ["", "-H 'Transfer-Encoding: chunked'"] {
                    for _ in 0..<4 {
                        var u0 = rusage(); getrusage(__rusage_who_t(0), &u0)
                        let pipe = popen("curl -s \(extra) -T /tmp/http-big http://127.0.0.1:\(port)/f -w ' %{time_total}\n'", "r")!
                        var line = [CChar](repeating: 0, count: 200)
                        while fgets(&line, 200, pipe) != nil { out += String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
                        pclose(pipe)
                        var u1 = rusage(); getrusage(__rusage_who_t(0), &u1)
                        func ms(_ a: timeval, _ b: timeval) -> Int { (b.tv_sec - a.tv_sec) * 1000 + (b.tv_usec - a.tv_usec) / 1000 }
                        out += "1 cpu user \(ms(u0.ru_utime, u1.ru_utime)) sys \(ms(u0.ru_stime, u1.ru_stime))\n"
                    } }
                    return out
                }
                print(out)
            }
        }
    }
}
