public import ClientKit
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
public import HTTPCore

/// Requests over the system's `URLSession`: its TLS, its proxies, its way of saving a battery. Nothing is kept: no cookies, no answers, no
/// passwords. Redirects are not followed, so that a token goes nowhere but where it was sent.
///
/// One serves a whole app. Each request is sent once: who repeats what, `SessionManager` and the queues of ClientKit decide.
public final class URLSessionTransport: ClientTransport, EventLine {
    private let session: URLSession
    private let exchanges: Exchanges
    private let deadline: Duration
    private let maximumBodyBytes: Int

    /// - Parameters:
    ///   - deadline: for a request until its whole answer is there, and for the head of an event line. Photos on a slow connection want
    ///     minutes and a transport of their own.
    ///   - maximumBodyBytes: a longer answer is `interrupted`.
    public convenience init(deadline: Duration = .seconds(15), maximumBodyBytes: Int = 8 << 20) {
        self.init(Exchanges(), deadline, maximumBodyBytes)
    }

    #if canImport(CryptoKit)
    /// Speaks only to servers with one of these keys; any other one is `insecure`, before anything of the request was sent.
    public convenience init(pinning pins: PinnedKeys, deadline: Duration = .seconds(15), maximumBodyBytes: Int = 8 << 20) {
        self.init(Exchanges(pinning: KeyPinning(pins: pins)), deadline, maximumBodyBytes)
    }
    #endif

    private init(_ exchanges: Exchanges, _ deadline: Duration, _ maximumBodyBytes: Int) {
        self.exchanges = exchanges
        self.deadline = deadline
        self.maximumBodyBytes = maximumBodyBytes
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        // The deadline is ours; the system's own clock of silence would end event lines that are only quiet.
        configuration.timeoutIntervalForRequest = 86_400
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    public func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        let exchange = try begin(request)
        let timer = exchange.end(.timedOut, after: deadline)
        defer { timer.cancel() }
        var response: ClientResponse?
        for await piece in exchange.pieces {
            switch piece {
            case .head(let head): response = head
            case .bytes(let bytes): response?.body += bytes
            case .failed(let failure): throw failure
            }
        }
        guard let response, !Task.isCancelled else { throw .cancelled }
        return response
    }

    public func open(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(NetworkFailure) -> ClientResponse {
        let exchange = try begin(request)
        let timer = exchange.end(.timedOut, after: deadline)
        defer { timer.cancel() }
        var response: ClientResponse?
        for await piece in exchange.pieces {
            switch piece {
            case .head(let head):
                response = head
                if head.status == .ok { timer.cancel() }
            case .bytes(let bytes):
                guard response?.status == .ok else { response?.body += bytes; continue }
                await take(bytes)
                exchange.forget(bytes.count)
            case .failed(let failure): throw failure
            }
        }
        guard let response, !Task.isCancelled else { throw .cancelled }
        return response
    }

    private func begin(_ request: ClientRequest) throws(NetworkFailure) -> Exchange {
        let task = try task(request)
        let exchange = Exchange(task, maximumBytes: maximumBodyBytes, onSent: request.onSent)
        exchanges.add(exchange)
        request.onAttempt?(1)
        task.resume()
        return exchange
    }

    private func task(_ request: ClientRequest) throws(NetworkFailure) -> URLSessionTask {
        guard let url = URL(string: request.url, encodingInvalidCharacters: false) else { throw .interrupted }
        var message = URLRequest(url: url)
        message.httpMethod = request.method.rawValue
        for (name, value) in request.headers { message.addValue(value, forHTTPHeaderField: name) }
        switch request.content {
        case .bytes(let bytes) where bytes.isEmpty: return session.dataTask(with: message)
        case .bytes(let bytes): return session.uploadTask(with: message, from: Data(bytes))
        case .file(let path, nil): return session.uploadTask(with: message, fromFile: URL(filePath: path))
        case .file(let path, let range?):
            // Mapped where the system can, so that a part of a film is not in memory as a whole.
            guard let file = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe), file.indices.contains(range) else {
                throw .interrupted
            }
            return session.uploadTask(with: message, from: file[range])
        }
    }
}
