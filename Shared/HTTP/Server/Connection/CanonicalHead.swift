/// What evhttp reads in place of a request.
enum CanonicalHead {
    static func `for`(isHead: Bool, minorVersion: Int) -> StaticString {
        switch (isHead, minorVersion) {
        case (false, 1): "GET / HTTP/1.1\r\n\r\n"
        case (true, 1): "HEAD / HTTP/1.1\r\n\r\n"
        case (false, _): "GET / HTTP/1.0\r\n\r\n"
        case (true, _): "HEAD / HTTP/1.0\r\n\r\n"
        }
    }
}
