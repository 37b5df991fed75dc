internal import Glibc

/// PyPI's `localstripe`, a server that speaks Stripe's API, for the tests of this process: started with nothing in it when first
/// asked for, on a free port of 127.0.0.1, and killed when this process ends, however it ends.
///
/// It is installed once into a virtual environment in `.build/localstripe` of the package. With `BARBELL_LOCALSTRIPE` in the
/// environment, the path of a Python that has it, that one is used. Tests reach it through `StripeFaults`, which makes up for
/// what it lacks.
public actor LocalStripe {
    public static let shared = LocalStripe()

    private var url: String?
    private var process: ServerProcess?

    /// Starts the server unless it runs, and waits until it answers.
    /// - Returns: `http://127.0.0.1:…`
    public func start() throws -> String {
        if let url { return url }
        let python = try LocalStripeInstallation.python()
        let port: Int
        do {
            port = try ServerProcess.freePort()
            process = try LocalStripeInstallation.serve(python, port: port)
        } catch let error as ServerProcessError {
            throw LocalStripeUnavailable(description: "\(error)")
        }
        let url = "http://127.0.0.1:\(port)"
        self.url = url
        return url
    }

    /// Kills the server; the next use starts another, with nothing in it.
    public func stop() {
        process?.stop()
        process = nil
        url = nil
    }
}

/// The tests that need localstripe cannot run.
public struct LocalStripeUnavailable: Error, CustomStringConvertible {
    public let description: String
}

private enum LocalStripeInstallation {
    static let version = "1.15.10"

    /// It would listen to everybody, and write all it knows into one file of the whole machine at each call.
    static let program = """
        import sys
        from aiohttp import web
        from localstripe import resources, server
        resources.Store.dump_to_disk = lambda self: None
        web.run_app(server.app, host='127.0.0.1', port=int(sys.argv[1]), print=None, access_log=None)
        """

    static let script = """
        trap '' INT TERM HUP
        dir=$1 python=$2 port=$3
        "$python" -c "$4" "$port" >"$dir/log" 2>&1 </dev/null &
        exec >/dev/null
        cat >/dev/null
        kill -9 $!
        wait $! 2>/dev/null
        rm -rf "$dir"
        """

    static func serve(_ python: String, port: Int) throws -> ServerProcess {
        var template = Array("/tmp/barbell-localstripe-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw LocalStripeUnavailable(description: "mkdtemp failed: \(errno)") }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let (process, _) = try ServerProcess.start(script, [directory, python, String(port), program])
        for _ in 0..<300 {
            if ServerProcess.get("/v1/balance", port: port).hasPrefix("HTTP/1.1 401") { return process }
            usleep(100_000)
        }
        let log = ServerProcess.readFile(directory + "/log")
        process.stop()
        throw LocalStripeUnavailable(description: "localstripe did not start: \(log.suffix(1000))")
    }

    static func python(file: StaticString = #filePath) throws -> String {
        if let given = getenv("BARBELL_LOCALSTRIPE") {
            let python = String(cString: given)
            let said = try ServerProcess.run("\"$1\" -c 'import localstripe, aiohttp' && echo ready", [python])
            guard said.hasSuffix("ready\n") else {
                throw LocalStripeUnavailable(description: "BARBELL_LOCALSTRIPE names no Python with localstripe: \(said.suffix(500))")
            }
            return python
        }
        let folder = "/" + file.description.split(separator: "/").dropLast(3).joined(separator: "/") + "/.build/localstripe"
        // One process installs, others wait for it; a half-made environment is made again.
        let script = """
            mkdir -p "$(dirname "$1")" && exec 9>"$1.lock" && flock 9 || exit 1
            [ -e "$1/ready-$2" ] && exit 0
            rm -rf "$1" && python3 -m venv "$1" && "$1/bin/pip" install --quiet --disable-pip-version-check "localstripe==$2" "aiohttp<4" &&
                touch "$1/ready-$2"
            """
        let said = try ServerProcess.run(script, [folder, version])
        guard access(folder + "/ready-" + version, F_OK) == 0 else {
            throw LocalStripeUnavailable(
                description: "localstripe \(version) could not be installed from PyPI into \(folder); "
                    + "BARBELL_LOCALSTRIPE may name a Python that has it. \(said.suffix(1000))")
        }
        return folder + "/bin/python"
    }
}
