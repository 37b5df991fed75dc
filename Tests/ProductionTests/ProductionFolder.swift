import Foundation
import Processes
import Testing

/// A machine's `/run/secrets` and `/data`, for as long as this lives.
final class ProductionFolder: Sendable {
    static let random = "Zq8vT1mWc5sYkE3nLr0aPuHdXo7bGi4jF2tR9wKxSyVz6QeM"
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "barbell-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path + "/media", withIntermediateDirectories: true)
        let secrets = [
            "service_secret": Self.random, "database_url": "sqlite://\(path)/service.sqlite",
            "smtp_url": "smtps://mailer:\(Self.random)@mail.example.com",
            "sms_token": Self.random, "push_token": Self.random, "web_push_key": String(Self.random.prefix(42)) + "A",
            "stripe_key": "sk_live_" + Self.random, "coaching_rooms": Self.random, "webhook_secrets": "whsec_" + Self.random,
        ]
        for (name, value) in secrets { try (value + "\n").write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The blocks `# every service` and `# NAME` of docs/operations.md; only its folders become this one.
    func settings(of service: String) throws -> [String: String] {
        let text = try String(contentsOfFile: Self.root + "/docs/operations.md", encoding: .utf8)
        var settings: [String: String] = [:]
        for title in ["every service", service] {
            guard let start = text.range(of: "```sh\n# \(title)\n") else { continue }
            for line in text[start.upperBound...].prefix(upTo: try #require(text[start.upperBound...].range(of: "```")).lowerBound).split(
                separator: "\n")
            {
                let words = line.split(separator: " #", maxSplits: 1)[0].split(separator: "=", maxSplits: 1)
                settings[String(words[0])] = String(words[1]).replacing("/run/secrets", with: path).replacing("/data/", with: path + "/")
                    .replacing("/catalogue", with: Self.root + "/Services/Store/Catalogue")
                    .replacing("/library", with: Self.root + "/Services/\(service.capitalized)/Library")
            }
        }
        #expect(settings["ENVIRONMENT"] == "production", "the blocks are found")
        return settings
    }

    /// Runs a service's executable until it is ready, then asks it to stop.
    /// - Returns: all it said, what `/ready` answered, and `exit CODE`.
    func start(_ service: String, _ settings: [String: String]) async throws -> String {
        let script = """
            "$1" 2>&1 & child=$!
            curl -sS --retry 100 --retry-delay 1 --retry-connrefused --retry-max-time 20 --connect-timeout 2 "http://127.0.0.1:$PORT/ready" & asking=$!
            (sleep 20; kill -TERM $child) >/dev/null 2>&1 & watch=$!
            while kill -0 $child 2>/dev/null && kill -0 $asking 2>/dev/null; do sleep 0.05; done
            kill -TERM $child $asking $watch 2>/dev/null
            wait $child
            echo "exit $?"
            """
        let environment = Command.plainEnvironment.merging(settings) { _, given in given }.merging(["PORT": String(try Self.freePort())]) {
            $1
        }
        let result = try await Command(
            "/bin/sh", ["-c", script, "sh", Self.executables + "/" + service], environment: environment, workingDirectory: path,
            limits: ChildLimits(wallTime: .seconds(40))
        ).run()
        return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Where this test was built: the services are beside it.
    private static var executables: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return own.hasSuffix(".xctest") ? URL(filePath: own).deletingLastPathComponent().path : root + "/.build/debug"
    }

    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(bound)
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
