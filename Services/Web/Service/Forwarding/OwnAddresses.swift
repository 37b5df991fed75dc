internal import Wire

/// Turns the addresses that services give of themselves, such as those of photos and uploads, into ones of this service: pages may load from
/// nowhere else. What people wrote stays as it is: only members that hold links are looked at.
struct OwnAddresses: Sendable {
    private let bases: [[UInt8]]

    /// - Parameter urls: base URLs without a slash at the end.
    init(_ urls: [String]) { bases = Set(urls).sorted { $0.utf8.count > $1.utf8.count }.map { Array(($0 + "/").utf8) } }

    /// - Parameter json: an answer; its strings hold plain slashes, as ours do.
    func replaced(in json: [UInt8], for product: Product) -> [UInt8] {
        let own = Array("/\(product.rawValue)/api/".utf8)
        var result: [UInt8] = []
        var (copied, index) = (0, 0)
        // Whether the member that was named last holds links, alone or in a list.
        var isLink = false
        while let begin = json[index...].firstIndex(of: Self.quote) {
            let end = Self.end(of: json, from: begin + 1)
            let text = json[(begin + 1)..<end]
            index = min(end + 1, json.count)
            if Self.isName(json, before: index) {
                isLink = Self.endings.contains { text.count >= $0.count && text.suffix($0.count).elementsEqual($0) }
            } else if isLink, let base = bases.first(where: { text.starts(with: $0) }) {
                result += json[copied...begin]
                result += own
                copied = begin + 1 + base.count
            }
        }
        return copied == 0 ? json : result + json[copied...]
    }

    /// How the contracts name members that hold links: `url`, `thumbnailUrl`, `links`, `verifyLink`.
    private static let endings = ["url", "Url", "links", "link", "Link"].map { Array($0.utf8) }
    private static let quote = UInt8(ascii: "\"")

    /// Where the string ends that begins at `start`; a backslash takes the character after it along.
    private static func end(of json: [UInt8], from start: Int) -> Int {
        var index = start
        while index < json.count, json[index] != quote { index += json[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(index, json.count)
    }

    /// Whether a string that ended before `index` is a member's name.
    private static func isName(_ json: [UInt8], before index: Int) -> Bool {
        json[index...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } == UInt8(ascii: ":")
    }
}
