internal import HTTPCore

/// What a push service's answer means for what was pushed. RFC 8030 §5 and §7.3.
enum PushAnswer: Hashable {
    case delivered
    /// The person took the permission back, or the browser is gone.
    case ended
    /// Worth another try: the push service is out of order, or wants fewer pushes. With how long it asks to wait, where that is sane.
    case later(Duration?)
    /// It takes no such push, however often it is sent: the key is not the one that this browser subscribed with, or the request is wrong.
    case refused

    init(_ response: ClientResponse) {
        switch response.status.code {
        case 200..<300: self = .delivered
        case 404, 410: self = .ended
        case 408, 429, 500...: self = .later(Self.wait(response.headers["Retry-After"]))
        default: self = .refused
        }
    }

    private static func wait(_ field: String?) -> Duration? {
        guard let field, let seconds = Int64(field), (1...3600).contains(seconds) else { return nil }
        return .seconds(seconds)
    }
}
