/// The place of a file that the service itself named: absolute, from an alphabet without meaning to ffmpeg, its graphs or its lists.
public struct RenderPath: Sendable, Hashable {
    public let text: String

    /// Throws `RenderPlanError.path` for anything but `/` followed by letters, digits and `/._-+=@`, or with `..` in it.
    public init(_ text: String) throws(RenderPlanError) {
        guard text.utf8.first == UInt8(ascii: "/"), text.utf8.allSatisfy(Self.isPlain), !text.split(separator: "/").contains("..") else {
            throw .path
        }
        self.text = text
    }

    private init(unchecked text: String) { self.text = text }

    /// How ffmpeg is told of it: the prefix leaves no room for another protocol.
    var url: String { "file:" + text }

    /// The list of a looped layer, in this folder.
    func list(_ layer: Int) -> RenderPath { RenderPath(unchecked: text + "/loop-\(layer).txt") }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="),
            UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
