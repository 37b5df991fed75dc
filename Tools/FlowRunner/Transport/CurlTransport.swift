internal import CurlKit
internal import HTTPCore

/// The real transport: one libcurl session, one connection kept for each service.
public final class CurlTransport: Transport {
    private var session: EasySession?
    /// libcurl tells a certificate only when a connection is made. By authority; a flow talks to few.
    private var certificates: [String: [String]] = [:]

    public init() {}

    public func send(_ request: TransportRequest) throws(TransportError) -> TransportResponse {
        var outgoing = CurlRequest(method: request.method, url: request.url, headers: request.headers)
        if let file = request.file {
            outgoing.body = .file(path: file.path, range: nil)
        } else if !request.body.isEmpty {
            outgoing.body = .bytes(request.body)
        }
        outgoing.options = request.options
        outgoing.options.timeout = request.timeout
        outgoing.options.connectTimeout = request.connectTimeout ?? min(request.timeout, .seconds(10))
        // The runner asks for packed bodies and unpacks them itself, so that flows see both.
        outgoing.options.compressed = false
        outgoing.basicAuth = request.credentials
        do throws(CurlError) {
            let session: EasySession
            if let kept = self.session { session = kept } else { session = try EasySession() }
            self.session = session
            // The runner has its own cookie jar; the session's would send every cookie twice.
            try session.clearCookies()
            let answer = try session.perform(outgoing)
            var response = TransportResponse(
                version: answer.version.hasPrefix("HTTP/") ? String(answer.version.dropFirst(5)) : answer.version,
                status: answer.status.code, headers: answer.headers, body: answer.body,
                timing: .init(
                    connected: answer.timings.connect, sent: answer.timings.sent, firstByte: answer.timings.startTransfer,
                    total: answer.timings.total))
            response.address = answer.remoteAddress.isEmpty ? nil : answer.remoteAddress
            let authority = URLParts(request.url)?.authority ?? ""
            if !answer.certificate.isEmpty { certificates[authority] = answer.certificate }
            if let parts = URLParts(request.url), parts.scheme == "https" { response.certificate = certificates[authority] ?? [] }
            return response
        } catch {
            throw TransportError(Self.text(error, request), mayHaveArrived: Self.mayHaveArrived(error))
        }
    }

    private static func mayHaveArrived(_ error: CurlError) -> Bool {
        switch error {
        case .timedOut(let connecting): !connecting
        case .reset: true
        default: false
        }
    }

    private static func text(_ error: CurlError, _ request: TransportRequest) -> String {
        let place = URLParts(request.url)?.authority ?? request.url
        return switch error {
        case .outOfResources: "no memory or no handle left for a request"
        case .invalidRequest(let what): "this request cannot be sent: \(what)"
        case .connectFailed(let what): "cannot connect to \(place): \(what)"
        case .noConnection: "no connection to \(place) in time"
        case .timedOut(let connecting):
            connecting ? "connecting to \(place) took too long" : "no answer from \(place) within \(request.timeout.shown)"
        case .tls(let what): "no trusted connection to \(place): \(what)"
        case .reset(let what): "\(place) broke the connection: \(what)"
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        case .tooManyRedirects(let limit): "more than \(limit) redirects"
        case .file(let code): "a file of the request cannot be read: error \(code)"
        case .failed(let code, let what): "\(what) (libcurl \(code))"
        }
    }
}

extension Duration {
    /// `850 µs`, `12.3 ms`, `4.56 s`.
    var shown: String {
        let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
        func decimal(_ value: Int64, _ unit: Int64, _ digits: Int) -> String {
            var scale: Int64 = 1
            for _ in 0..<digits { scale *= 10 }
            let rounded = (value * scale + unit / 2) / unit
            let fraction = String(rounded % scale)
            return "\(rounded / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
        }
        if microseconds < 1000 { return "\(microseconds) µs" }
        if microseconds < 1_000_000 { return "\(decimal(microseconds, 1000, 1)) ms" }
        return "\(decimal(microseconds, 1_000_000, 2)) s"
    }
}
