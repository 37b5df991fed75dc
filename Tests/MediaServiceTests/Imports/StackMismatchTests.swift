import AppTesting
import Contracts
import Foundation
import Glibc
import HTTPCore
import JSONCoding
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Files that are not what they are called, and names that are not what a tool expects.
@Suite struct StackMismatchTests {
    @Test func whatAFileIsItsContentSays() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let html = Array("<!DOCTYPE html><script>alert(1)</script>".utf8)
            let clip = try Clips.film("red", seconds: 2)
            let gif = try Made.ffmpeg(["-f", "lavfi", "-i", "color=red:s=32x32:d=0.2:r=5"], to: "a.gif")
            let cases: [(Sent, ErrorCode?, MediaItemType)] = [
                (Sent("page.jpg", "image/jpeg", html), .unsupportedMediaType, .image),
                (Sent("polyglot.jpg", "image/jpeg", try Clips.jpeg() + html), nil, .image),
                (
                    Sent("drawing.png", "image/png", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)), .unsupportedMediaType,
                    .image
                ),
                (Sent("archive.webp", "image/webp", Self.archive), .unsupportedMediaType, .image),
                (Sent("bomb.png", "image/png", Self.claimed(30_000)), .tooManyPixels, .image),
                (Sent("moving.png", "image/png", gif), .unsupportedMediaType, .image),
                (Sent("short.mp4", "video/mp4", Array(clip.prefix(clip.count * 2 / 3))), .fileDamaged, .video),
                (
                    Sent("list.mp4", "video/mp4", Array("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n".utf8)),
                    .unsupportedMediaType, .video
                ),
                (Sent("text.mp4", "video/mp4", Array("no film at all, only words ".utf8)), .unsupportedMediaType, .video),
                // A picture of another kind that is taken is taken as what it is.
                (Sent("phone.jpg", "image/jpeg", try Clips.heic()), nil, .image),
                (Sent("film.jpg", "image/jpeg", clip), nil, .video),
                (Sent("movie.mp4", "video/mp4", try Clips.film("blue", seconds: 1, ending: "mov")), nil, .video),
            ]
            let job = try await media.imported(cases.map(\.0), of: layla)
            for (item, wanted) in zip(job.items, cases) {
                #expect(item.error?.code == wanted.1, "\(wanted.0.name)")
                #expect(item.status == (wanted.1 == nil ? .ready : .failed), "\(wanted.0.name)")
                #expect(item.type == wanted.2, "\(wanted.0.name)")
            }
            // What others see of the picture with a page behind it is only a picture.
            let shown = try await media.thumbnail(job.items[1].id, of: layla)
            #expect(shown.headers["X-Content-Type-Options"] == "nosniff")
            #expect(!String(decoding: shown.body, as: UTF8.self).contains("script"))
            #expect(shown.body.starts(with: Array("RIFF".utf8)))
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners") == 0)
            // An empty file cannot even be announced.
            let empty = try await layla.client.json(
                .post, "/media/imports", "{\"items\": [{\"name\": \"a.jpg\", \"contentType\": \"image/jpeg\", \"bytes\": 0}]}")
            #expect((empty.status, empty.fields) == (422, ["items.0.bytes out_of_range"]))
        }
    }

    @Test func noFileMakesTheServerFetchAnything() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let trap = try Trap()
            let address = "http://127.0.0.1:\(trap.port)/secret"
            let playlist = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n\(address).ts\n#EXT-X-ENDLIST\n"
            let description = "ffconcat version 1.0\nfile '\(address)'\n"
            let dash = "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"><BaseURL>\(address)</BaseURL></MPD>"
            let svg =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"><image xlink:href=\"\(address)\"/></svg>"
            let entity = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY x SYSTEM \"\(address)\">]><svg>&x;</svg>"
            // The beginning of a film with a playlist behind it.
            let head: [UInt8] = [0, 0, 0, 24] + Array("ftypisom".utf8) + [0, 0, 2, 0] + Array("isommp42".utf8)
            // A film whose data lie in another file.
            let film = try Clips.film("red", seconds: 1)
            let job = try await media.imported(
                [
                    .mp4(Array(playlist.utf8)), .mp4(head + Array(playlist.utf8)), .mp4(Array(description.utf8)), .mp4(Array(dash.utf8)),
                    .png(Array(svg.utf8)), .jpeg(Array(entity.utf8)), .mp4(Self.referring(film, to: address)),
                ], of: layla)
            #expect(job.items.prefix(6).allSatisfy { $0.status == .failed }, "\(job.items.map(\.status))")
            #expect(trap.visitors == 0)
        }
    }

    @Test func namesAreNeverPartOfAPathOrACommand() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let names = [
                "it's \"quoted\".mp4", "back\\slash\\.mp4", "../../etc/passwd", "a;rm -rf $HOME `id` $(id).mp4", "شاطئ 🌊 البحر.mp4",
                "👨‍👩‍👧‍👦.mp4",
                "%{pts}:x=0,drawtext.mp4", "-i.mp4", "concat:a|b.mp4", "a'[0:v]", "C:\\clips\\a.mp4", String(repeating: "ن", count: 200),
            ]
            let clip = try Clips.film("lime", seconds: 1)
            let items = try await media.ready(names.map { .mp4(clip, $0) }, of: layla)
            #expect(items.map(\.name.text) == names)
            #expect(Set(try await media.items(of: layla).map(\.name.text)) == Set(names))
            for path in media.objects {
                #expect(path.unicodeScalars.allSatisfy { $0.isASCII && $0 != "'" && $0 != "\\" && $0 != " " }, "\(path)")
            }
            #expect(try await media.number("SELECT uses FROM blobs") == 12)
            let composition = try await media.composition(items.map(\.id), of: layla)
            #expect(composition.layers.count == 12)
        }
    }

    /// A header that claims a square of so many pixels, with nothing behind it.
    private static func claimed(_ side: UInt32) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).reversed().map { UInt8(value >> ($0 * 8) & 255) } }
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            let body = Array(name.utf8) + data
            var crc: UInt32 = 0xFFFF_FFFF
            for byte in body {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            return number(UInt32(data.count)) + body + number(~crc)
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", number(side) + number(side) + [8, 2, 0, 0, 0])
            + chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]) + chunk("IEND", [])
    }

    /// An empty archive.
    private static let archive: [UInt8] = [0x50, 0x4B, 0x05, 0x06] + [UInt8](repeating: 0, count: 18)

    /// The film with its data reference turned from "in this file" into an address.
    private static func referring(_ film: [UInt8], to address: String) -> [UInt8] {
        var film = film
        guard let place = film.indices.first(where: { film[$0...].starts(with: Array("url \0\0\0\u{1}".utf8)) }) else { return film }
        film[place + 7] = 0
        return film + Array(address.utf8)
    }
}

/// A port nobody should visit.
final class Trap: Sendable {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = descriptor
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        try #require(isOpen)
        port = UInt16(bigEndian: address.sin_port)
    }

    /// How many came until now.
    var visitors: Int {
        var count = 0
        while true {
            let visitor = accept(descriptor, nil, nil)
            guard visitor >= 0 else { return count }
            close(visitor)
            count += 1
        }
    }

    deinit { close(descriptor) }
}
