internal import Wire

/// Turns the addresses that services give of themselves, such as those of photos and uploads, into ones of this service: pages may load from
/// nowhere else.
struct OwnAddresses: Sendable {
    private let bases: [[UInt8]]

    /// - Parameter urls: base URLs without a slash at the end.
    init(_ urls: [String]) { bases = Set(urls).sorted { $0.utf8.count > $1.utf8.count }.map { Array(($0 + "/").utf8) } }

    /// - Parameter json: an answer; its strings hold plain slashes, as ours do.
    func replaced(in json: [UInt8], for product: Product) -> [UInt8] {
        let own = Array("/\(product.rawValue)/api/".utf8)
        var result: [UInt8] = []
        var copied = 0
        var index = 0
        while index < json.count {
            guard json[index] == UInt8(ascii: "h"), index > 0, json[index - 1] == UInt8(ascii: "\""),
                let base = bases.first(where: { json[index...].starts(with: $0) })
            else {
                index += 1
                continue
            }
            result += json[copied..<index]
            result += own
            index += base.count
            copied = index
        }
        return copied == 0 ? json : result + json[copied...]
    }
}
