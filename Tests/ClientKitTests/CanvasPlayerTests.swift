import ClientKit
import Contracts
import MediaDomain
import Synchronization
import TestSupport
import Testing
import Wire

/// Playback by one clock.
@Suite struct CanvasPlayerTests {
    private static let seconds: [Int64] = [2, 5]
    private let media = Dictionary(
        uniqueKeysWithValues: Self.seconds.enumerated().map { number, seconds in
            let id = StackDevice.media(number)
            return (
                id,
                MediaSource(id: id, type: .video, duration: MediaTime(milliseconds: seconds * 1000), hasAudio: true, aspectRatio: .example)
            )
        })
    private func player(loops: Bool = true, duration: Int64 = 5000) -> CanvasPlayer {
        CanvasPlayer(
            Composition(
                id: .example, canvas: .portrait9x16, loop: loops,
                layers: Self.seconds.indices.map { number in
                    MediaLayer(
                        id: StackDevice.layer(number), mediaId: StackDevice.media(number), position: .centre, width: .example,
                        aspectRatio: .example, zIndex: Int64(number), volume: LayerVolume(trusted: number == 0 ? 40 : 100))
                }, duration: MediaTime(milliseconds: duration), version: 1, createdAt: .example, updatedAt: .example), media: media)
    }
    private func states(_ player: CanvasPlayer, _ now: Duration) -> [LayerState] { player.tracks(at: now).map(\.state) }
    private func at(_ milliseconds: Int64...) -> [LayerState] { milliseconds.map { .playing(at: MediaTime(milliseconds: $0)) } }

    @Test("Play starts every clip at the same moment, with its sound; pause stops all, and time stands",
        .proves("AC-5.3-03", "AC-5.3-04", "AC-5.3-05"))
    func playAndPause() {
        var player = player()
        let started = player.apply(.toggle, now: .seconds(100))
        #expect(started == [.play(.medium), .start(player.tracks(at: .seconds(100)))])
        #expect(player.isPlaying)
        #expect(player.tracks(at: .seconds(100)).map(\.volume.value) == [40, 100])
        #expect(states(player, .seconds(100)) == at(0, 0))
        #expect(player.tracks(at: .seconds(100)).allSatisfy { $0.state.isAudible })
        #expect(states(player, .milliseconds(101_500)) == at(1500, 1500))
        let stopped = player.apply(.toggle, now: .milliseconds(101_500))
        #expect(stopped == [.play(.medium), .stop(player.tracks(at: .milliseconds(101_500)))])
        #expect(!player.isPlaying)
        #expect(player.position(at: .seconds(900)) == MediaTime(milliseconds: 1500))
        #expect(states(player, .seconds(900)) == at(1500, 1500))
        _ = player.apply(.toggle, now: .seconds(900))
        #expect(player.position(at: .seconds(901)) == MediaTime(milliseconds: 2500))
        #expect(states(player, .seconds(901)) == at(500, 2500), "the shorter clip has begun again")
    }

    @Test("The scrubber seeks every clip: each stands at the time modulo its own length", .proves("AC-5.4-03"),
        arguments: [(0, 0, 0), (1999, 1999, 1999), (2000, 0, 2000), (4500, 500, 4500)] as [(Int64, Int64, Int64)])
    func seek(_ time: Int64, _ short: Int64, _ long: Int64) {
        for isPlaying in [false, true] {
            var player = player()
            if isPlaying { _ = player.apply(.toggle, now: .zero) }
            let effects = player.apply(.seek(MediaTime(milliseconds: time)), now: .zero)
            #expect(effects.last == .seek(player.tracks(at: .zero)))
            #expect(states(player, .zero) == at(short, long))
            #expect(player.isPlaying == isPlaying)
            #expect(player.position(at: .milliseconds(100)).milliseconds == (isPlaying ? min(5000, time + 100) : time))
        }
    }

    @Test("Without looping the shorter clip keeps its last picture, silent")
    func noLoop() {
        var player = player(loops: false)
        _ = player.apply(.seek(MediaTime(milliseconds: 4500)), now: .zero)
        #expect(states(player, .zero) == [.frozen(at: MediaTime(milliseconds: 1999))] + at(4500))
    }

    @Test("Scrubbing is felt second by second", .proves("AC-5.4-06"))
    func scrubbing() {
        var player = player()
        let felt = stride(from: Int64(0), through: 5000, by: 100).map { time in
            player.apply(.seek(MediaTime(milliseconds: time)), now: .zero).count { $0 == .play(.selection) }
        }
        #expect(felt.reduce(0, +) == 5)
    }

    @Test("It stops at its end, 90 seconds at the latest, and plays again from the beginning",
        arguments: [(5000, 5000), (120_000, 90_000)] as [(Int64, Int64)])
    func end(_ duration: Int64, _ end: Int64) {
        var player = player(duration: duration)
        _ = player.apply(.toggle, now: .zero)
        #expect(player.apply(.seen, now: .milliseconds(end - 1)).isEmpty)
        #expect(player.position(at: .seconds(500)) == MediaTime(milliseconds: end))
        #expect(player.apply(.seen, now: .seconds(500)) == [.stop(player.tracks(at: .zero))])
        #expect(!player.isPlaying)
        _ = player.apply(.toggle, now: .seconds(600))
        #expect(player.position(at: .seconds(600)) == .zero)
        var empty = CanvasPlayer(
            Composition(
                id: .example, canvas: .portrait9x16, loop: true, layers: [], duration: .zero, version: 1, createdAt: .example,
                updatedAt: .example), media: [:])
        #expect(empty.apply(.toggle, now: .zero).isEmpty)
    }
}

@Suite(.timeLimit(.minutes(1))) struct StackAppTests {
    private func item(_ number: Int) -> MediaItem {
        MediaItem(
            id: StackDevice.media(number), type: .image, status: .ready, name: MediaFileName(trusted: "\(number).jpg"), originalWidth: 4,
            originalHeight: 3, rotation: 0, videoDuration: nil, imageDuration: .one, hasAudio: false, thumbnailUrl: nil, error: nil,
            createdAt: .example)
    }

    @Test("Each change is heard once by everybody who listens", .proves("AC-2.5-01", "AC-2.5-02"))
    func changes() async {
        let app = StackApp(), streams = [app.changes(), app.changes()]
        #expect(app.now.currentTab == .create)
        for tab in [StackTab.library, .settings, .settings, .create] { app.set { $0.currentTab = tab } }
        app.set { state in
            state.mediaItems = [item(1)]
            state.currentTab = .library
        }
        for stream in streams {
            var heard: [StackState] = []
            for await state in stream {
                heard.append(state)
                if heard.count == 4 { break }
            }
            #expect(heard.map(\.currentTab) == [.library, .settings, .create, .library])
            #expect(heard.last == app.now)
        }
    }

    @Test("It keeps what was imported and what is edited, until it is reset", .proves("AC-2.5-03", "AC-2.5-04", "AC-2.5-05"))
    func contents() {
        let app = StackApp()
        #expect(app.now.composition == nil)
        app.set { $0.mediaItems = (1...3).map(item) }
        app.set { $0.composition = .example }
        app.set { $0.currentTab = .settings }
        #expect(app.now.mediaItems.map(\.id) == (1...3).map { StackDevice.media($0) })
        #expect(app.now.composition == .example)
        app.reset()
        #expect(app.now == StackState())
        #expect(app.now.mediaItems.isEmpty && app.now.composition == nil && app.now.currentTab == .create)
    }

    @Test("A device without haptics takes every one of them and does nothing", .proves("AC-2.4-06"))
    func noHaptics() {
        for haptic in Haptic.allCases { NoHaptics().play(haptic) }
        #expect(Set([.light, .medium, .heavy, .success, .error]).isSubset(of: Haptic.allCases))
    }
}
