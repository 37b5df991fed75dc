internal import Glibc

/// The `Date` of answers, formatted once a second. RFC 9110 §5.6.7. On its loop's thread only.
final class HTTPDateCache {
    private var second: time_t = -1
    private var cached: [UInt8] = []

    /// The whole line of the field: the wall clock's time, whatever time a test runs in, as caches and clients measure by it.
    var line: [UInt8] {
        let now = time(nil)
        if now != second { (second, cached) = (now, Array("Date: \(httpDate(now))\r\n".utf8)) }
        return cached
    }
}

/// IMF-fixdate: `Sun, 06 Nov 1994 08:49:37 GMT`.
func httpDate(_ seconds: time_t) -> String {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let date = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + parts.tm_year)"
    return "\(date) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
}
