import Foundation
import Processes
import Testing

@testable import Video

/// Files that would like to be fetched for. A listener sees whether anybody came.
@Suite(.timeLimit(.minutes(2))) struct NetworkTests {
    /// A socket of 127.0.0.1 that nobody accepts on: whoever connects waits in its queue.
    private final class Listener: Sendable {
        let port: Int
        private let descriptor: Int32

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
                }
            }
            try #require(isBound)
            port = Int(UInt16(bigEndian: address.sin_port))
        }

        deinit { close(descriptor) }

        var wasVisited: Bool {
            let visitor = accept(descriptor, nil, nil)
            if visitor >= 0 { close(visitor) }
            return visitor >= 0
        }
    }

    private let clips: Clips
    private let listener: Listener

    init() throws {
        clips = try Clips()
        listener = try Listener()
    }

    private var playlist: String {
        "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:\(listener.port)/a.ts\n#EXT-X-ENDLIST\n"
    }

    /// The listener works: a player that is not held back does come.
    @Test func anUnguardedPlayerWouldFetch() async throws {
        let file = try clips.write("clip.m3u8", playlist.utf8)
        _ = try? await Command(
            "ffprobe", ["-v", "error", "-protocol_whitelist", "file,http,tcp", "-rw_timeout", "200000", file],
            limits: ChildLimits(wallTime: .seconds(5), grace: .zero)
        ).run()
        #expect(listener.wasVisited)
    }

    @Test func playlistsAreNotFollowed() async throws {
        let manifest =
            "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"><BaseURL>http://127.0.0.1:\(listener.port)/</BaseURL></MPD>"
        let concat = "ffconcat version 1.0\nfile http://127.0.0.1:\(listener.port)/a.mp4\n"
        for text in [playlist, manifest, concat] {
            #expect(await problem(try clips.write("clip.mp4", text.utf8)) == .unsupportedType)
        }
        #expect(!listener.wasVisited)
    }

    @Test func aPlaylistBehindAnMP4HeaderIsNotFollowed() async throws {
        let header: [UInt8] = [0, 0, 0, 24] + Array("ftypisom\0\0\u{2}\0isommp41".utf8)
        let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80]
        for bytes in [
            header + Array(playlist.utf8), header + Array("\0\0\0\u{8}mdat".utf8) + Array(playlist.utf8), matroska + Array(playlist.utf8),
        ] {
            #expect(isUnreadable(await problem(try clips.write("clip.mp4", bytes))))
        }
        #expect(!listener.wasVisited)
    }

    /// Even asked for by name, no input opens anything but a file.
    @Test func noInputOpensAnythingButAFile() async throws {
        let url = "http://127.0.0.1:\(listener.port)/a.mp4"
        for input in [FFmpegInput.video(url, .mp4), FFmpegInput.image(url, .png)] {
            #expect(!input.contains(url))
            await #expect(throws: VideoProblem.self) {
                try await FFmpegRun(limits: ChildLimits(wallTime: .seconds(10))).run(input + ["-f", "null", "-"])
            }
        }
        var forced = FFmpegInput.video("/x", .mp4)
        forced[forced.count - 1] = url
        await #expect(throws: VideoProblem.self) {
            try await FFmpegRun(limits: ChildLimits(wallTime: .seconds(10))).run(forced + ["-f", "null", "-"])
        }
        #expect(!listener.wasVisited)
    }

    /// A QuickTime file can say that its samples are in another file.
    @Test func samplesOfOtherFilesAreNotRead() async throws {
        var arguments = FFmpegInput.video("/x", .mov)
        #expect(arguments.firstIndex(of: "-enable_drefs").map { arguments[$0 + 1] } == "0")
        arguments = FFmpegInput.video("/x", .webm)
        #expect(!arguments.contains("-enable_drefs"))
    }
}
