import ClientKit
import ClientLinux
import Contracts
import Glibc
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import Wire

/// Answers from a closure, and remembers what was asked.
final class ScriptedTransport: ClientTransport {
    private let requests = Mutex<[ClientRequest]>([])
    private let script: @Sendable (ClientRequest) async throws(NetworkFailure) -> ClientResponse

    init(_ script: @escaping @Sendable (ClientRequest) async throws(NetworkFailure) -> ClientResponse) { self.script = script }

    /// Always the same answer.
    convenience init(_ status: Int, _ body: String, contentType: String = "application/json") {
        self.init { _ in ClientResponse(status: HTTPStatus(status), headers: ["Content-Type": contentType], body: Array(body.utf8)) }
    }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        requests.withLock { $0.append(request) }
        return try await script(request)
    }

    var sent: [ClientRequest] { requests.withLock { $0 } }
    func count(_ path: String) -> Int { sent.count { $0.path == path } }
}

extension ClientRequest {
    /// What follows the address.
    var path: String {
        let rest = url.drop { $0 != ":" }.dropFirst(3)
        return String(rest.drop { $0 != "/" })
    }
}

/// Holds whoever waits until it is opened.
final class Gate: Sendable {
    private struct State { var isOpen = false; var waiting: [CheckedContinuation<Void, Never>] = [] }
    private let state = Mutex(State())

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}

/// Waits for a condition that other tasks bring about.
func eventually(_ condition: @Sendable () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
        if await condition() { return }
        try await Task.sleep(for: .milliseconds(2))
    }
    throw NeverHappened()
}
struct NeverHappened: Error {}

/// Runs `work` `count` times at once and gives every outcome.
func outcomes<T: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) async throws(ClientError) -> T
) async -> [Result<T, ClientError>] {
    await withTaskGroup(of: Result<T, ClientError>.self) { group in
        for index in 0..<count {
            group.addTask { do throws(ClientError) { return .success(try await work(index)) } catch { return .failure(error) } }
        }
        return await group.reduce(into: []) { $0.append($1) }
    }
}

extension Result {
    var isSuccess: Bool { if case .success = self { true } else { false } }
    var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// Collects the events of a session from the moment it is made.
final class EventLog: Sendable {
    private let seen = Mutex<[SessionEvent]>([])
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(_ manager: SessionManager) {
        let stream = manager.eventStream()
        let reader = Task { [weak self] in for await event in stream { self?.add(event) } }
        task.withLock { $0 = reader }
    }

    private func add(_ event: SessionEvent) { seen.withLock { $0.append(event) } }
    var all: [SessionEvent] { seen.withLock { $0 } }
    func count(_ event: SessionEvent) -> Int { all.count { $0 == event } }
    deinit { task.withLock { $0?.cancel() } }
}

/// A directory that is gone after the test.
func withDirectory<R>(_ body: (String) async throws -> R) async throws -> R {
    var template = Array("/tmp/barbell-client-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw NeverHappened() }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { removeTree(path) }
    return try await body(path)
}

extension Sealing where Self == SodiumSealing {
    /// Under the key of all tests.
    static var test: SodiumSealing { .test() }
    static func test(random: any RandomSource = SystemRandom()) -> SodiumSealing {
        guard let sealing = try? SodiumSealing(key: .key, random: random) else { preconditionFailure("32 bytes are a key") }
        return sealing
    }
}

/// Every file below a directory, with its content.
func files(below path: String) -> [(path: String, bytes: [UInt8], mode: UInt32)] {
    var found: [(String, [UInt8], UInt32)] = []
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        guard name != ".", name != ".." else { continue }
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { found += files(below: path + "/" + name); continue }
        found.append((path + "/" + name, contents(path + "/" + name), status.st_mode & 0o777))
    }
    return found
}

func contents(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
}

func put(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

private func removeTree(_ path: String) {
    for file in files(below: path) { unlink(file.path) }
    guard let directory = opendir(path) else { return }
    var names: [String] = []
    while let entry = readdir(directory) {
        names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    closedir(directory)
    for name in names where name != "." && name != ".." { removeTree(path + "/" + name) }
    rmdir(path)
}

func removeFile(_ path: String) { unlink(path) }

/// A directory where a file should be: it cannot be written until that is gone.
func block(_ path: String) { mkdir(path, 0o700) }
func unblock(_ path: String) { rmdir(path) }
