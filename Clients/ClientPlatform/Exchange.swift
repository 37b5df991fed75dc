internal import ClientKit
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPCore
internal import Locking

/// A request under way and what has arrived of its answer.
final class Exchange: Sendable {
    enum Piece: Sendable {
        case head(ClientResponse)
        case bytes([UInt8])
        case failed(NetworkFailure)
    }

    /// In the order they arrived. Whoever stops reading, or is cancelled, ends the request.
    let pieces: AsyncStream<Piece>
    let task: URLSessionTask
    private let arrivals: AsyncStream<Piece>.Continuation
    private let held = Lock(0)
    private let maximumBytes: Int
    private let onSent: (@Sendable (Int) -> Void)?
    private let told = Lock(0)
    private let isRefused = Lock(false)

    /// - Parameter maximumBytes: kept for a reader that does not come for them; more end the request.
    init(_ task: URLSessionTask, maximumBytes: Int, onSent: (@Sendable (Int) -> Void)?) {
        self.task = task
        self.maximumBytes = maximumBytes
        self.onSent = onSent
        (pieces, arrivals) = AsyncStream.makeStream()
        arrivals.onTermination = { _ in task.cancel() }
    }

    /// The system may say a number twice.
    func sent(_ count: Int) {
        let isMore = told.withLock { told in
            defer { told = max(told, count) }
            return count > told
        }
        if isMore { onSent?(count) }
    }

    func received(_ bytes: [UInt8]) {
        let isTooMuch = held.withLock { held in
            held += bytes.count
            return held > maximumBytes
        }
        if isTooMuch { end(.interrupted) } else { arrivals.yield(.bytes(bytes)) }
    }

    func received(_ head: HTTPURLResponse) {
        let fields = head.allHeaderFields.compactMap { field -> HTTPHeaders.Field? in
            guard let name = field.key as? String, let value = field.value as? String else { return nil }
            return (name, value)
        }
        arrivals.yield(.head(ClientResponse(status: HTTPStatus(head.statusCode), headers: HTTPHeaders(fields))))
    }

    /// The reader has dealt with so many bytes.
    func forget(_ count: Int) { held.withLock { $0 -= count } }

    /// The server is not the one that is meant. The system then says only that the request was cancelled, as if the person had done it.
    func refuseServer() { isRefused.withLock { $0 = true } }

    /// The system has ended the request.
    func completed(_ error: (any Error)?) { end(isRefused.withLock { $0 } ? .insecure : error.map(NetworkFailure.init)) }

    /// Ends the request, unless it has ended: with its answer when there is no failure.
    func end(_ failure: NetworkFailure?) {
        if let failure { arrivals.yield(.failed(failure)) }
        arrivals.finish()
    }

    func end(_ failure: NetworkFailure, after time: Duration) -> Task<Void, Never> {
        Task { if (try? await Task.sleep(for: time)) != nil { end(failure) } }
    }
}

/// Tells what the system has to say of a task to the exchange it belongs to.
final class Exchanges: NSObject, URLSessionDataDelegate {
    private struct Entry {
        let exchange: Exchange
        var hasHead = false
    }
    private let entries = Lock<[Int: Entry]>([:])

    #if canImport(CryptoKit)
    private let pinning: KeyPinning?

    init(pinning: KeyPinning? = nil) { self.pinning = pinning }

    /// Asked of a task and not of the session, which would not say whose connection was refused.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let answer = pinning?.answer(challenge) ?? (.performDefaultHandling, nil)
        if answer.0 == .cancelAuthenticationChallenge { entries.withLock { $0[task.taskIdentifier] }?.exchange.refuseServer() }
        completionHandler(answer.0, answer.1)
    }
    #endif

    func add(_ exchange: Exchange) { entries.withLock { $0[exchange.task.taskIdentifier] = Entry(exchange: exchange) } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        entries.withLock { $0[task.taskIdentifier] }?.exchange.sent(Int(totalBytesSent))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        headed(dataTask)?.received(Array(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let exchange = headed(task)
        entries.withLock { $0[task.taskIdentifier] = nil }
        exchange?.completed(error)
    }

    /// The exchange of a task, which has been told the head of its answer if there is one.
    private func headed(_ task: URLSessionTask) -> Exchange? {
        let head = task.response as? HTTPURLResponse
        let (exchange, isNews) = entries.withLock { entries -> (Exchange?, Bool) in
            guard var entry = entries[task.taskIdentifier] else { return (nil, false) }
            let isNews = head != nil && !entry.hasHead
            if isNews {
                entry.hasHead = true
                entries[task.taskIdentifier] = entry
            }
            return (entry.exchange, isNews)
        }
        if isNews, let head { exchange?.received(head) }
        return exchange
    }
}
