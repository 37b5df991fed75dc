import Foundation
import TestSupport

/// A picture worker that decodes nothing: it takes every picture, and says of each that it costs too much to make anew. While it is held
/// it says nothing.
final class PictureStandIn: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let facts = #"{"format":"jpeg","width":64,"height":48,"orientation":1,"hasAlpha":false,"pages":1,"hasLocation":false}"#
        try Self.framed(#"{"facts":{"_0":\#(facts)}}"#).write(to: URL(filePath: folder.file("check")))
        try Self.framed(#"{"problem":{"_0":{"tooCostly":{}}}}"#).write(to: URL(filePath: folder.file("render")))
        // One read is one job; the file that comes with it is not looked at.
        let script = """
            #!/bin/sh
            while job=$(dd bs=4096 count=1 2>/dev/null) && [ -n "$job" ]; do
                : > '\(folder.file("asked-"))'$$
                while [ -e '\(folder.file("held"))' ]; do sleep 0.02; done
                case $job in
                *'"check"'*) cat '\(folder.file("check"))' >&0 ;;
                *) cat '\(folder.file("render"))' >&0 ;;
                esac
            done

            """
        try Data(script.utf8).write(to: URL(filePath: executable))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable)
    }

    var executable: String { folder.file("worker") }

    /// How many of its processes were asked for something so far.
    var asked: Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).count { $0.hasPrefix("asked-") }
    }

    /// Keeps everybody waiting from now on.
    func hold() throws { try Data().write(to: URL(filePath: folder.file("held"))) }

    func letGo() { try? FileManager.default.removeItem(atPath: folder.file("held")) }

    /// To be called once nothing uses it any more.
    func remove() { folder.remove() }

    /// As workers answer: a length of four bytes, and JSON.
    private static func framed(_ text: String) -> Data {
        let bytes = Array(text.utf8)
        let length: [UInt8] = (0..<4).map { UInt8(bytes.count >> (8 * $0) & 0xFF) }
        return Data(length + bytes)
    }
}
