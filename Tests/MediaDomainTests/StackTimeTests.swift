import Contracts
import MediaDomain
import TestSupport
import Testing
import Wire

@Suite struct StackTimeTests {
    @Test(.proves("AC-2.3-08")) func theLongestMediaDecides() throws {
        let media: [MediaSource] = [.video(1, seconds: 2), .video(2, seconds: 5), .image(3)]
        var composition = try Composition.of(media)
        #expect(composition.duration == 5.0.time)
        #expect(try Composition.of([]).duration == .zero)
        #expect(try Composition.of([.image(1, .half)]).duration == 0.5.time)
        let long = try Composition.of([.video(1, seconds: 120), .video(2, seconds: 5)])
        #expect(long.duration == 120.0.time)
        #expect(long.exportDuration == 90.0.time)
        // Looping or not, the length is the same.
        #expect(try Composition.of(media, loop: false).duration == 5.0.time)
        CompositionRule.removeLayer(.number(2), from: &composition)
        CompositionRule.resolve(&composition, media: media.byID)
        #expect(composition.duration == 2.0.time)
    }

    @Test func layersWhoseMediaIsGoneAreMarkedAndDoNotCount() throws {
        let media: [MediaSource] = [.video(1, seconds: 9), .video(2, seconds: 4)]
        var composition = try Composition.of(media)
        var left = media.byID
        left[.number(1)] = nil
        CompositionRule.resolve(&composition, media: left)
        #expect(composition.layers.map(\.isMissing) == [true, false])
        #expect(composition.duration == 4.0.time)
        #expect(CompositionRule.visibleLayers(of: composition, at: .zero, media: left).map(\.layer.id) == [.number(2)])
        CompositionRule.resolve(&composition, media: media.byID)
        #expect(composition.layers.map(\.isMissing) == [false, false])
        CompositionRule.resolve(&composition, media: [:])
        #expect(composition.duration == .zero && composition.exportDuration == .zero)
    }

    private func state(_ source: MediaSource?, _ t: Double, loops: Bool, end: Double) -> LayerState {
        CompositionRule.visibleState(of: source, at: t.time, loops: loops, end: end.time)
    }

    @Test(arguments: [(0.0, 0.0), (0.5, 0.5), (1.999, 1.999), (2.0, 0.0), (2.5, 0.5), (4.0, 0.0), (4.999, 0.999)])
    func aShorterClipStartsAgain(_ t: Double, _ at: Double) {
        #expect(state(.video(1, seconds: 2), t, loops: true, end: 5) == .playing(at: at.time))
    }

    @Test func withoutLoopingTheLastPictureStaysSilent() {
        let clip = MediaSource.video(1, seconds: 2)
        #expect(state(clip, 1.999, loops: false, end: 5) == .playing(at: 1.999.time))
        for t in [2.0, 2.5, 4.999, 5] {
            #expect(state(clip, t, loops: false, end: 5) == .frozen(at: 1.999.time))
            #expect(state(clip, t, loops: false, end: 5).isVisible)
            #expect(!state(clip, t, loops: false, end: 5).isAudible)
        }
        #expect(state(clip, 2, loops: true, end: 5).isAudible)
    }

    @Test(arguments: [true, false])
    func anImageGoesWhenItsTimeIsOver(_ loops: Bool) {
        #expect(state(.image(1), 0, loops: loops, end: 5) == .still)
        #expect(state(.image(1), 0.999, loops: loops, end: 5) == .still)
        #expect(state(.image(1), 1, loops: loops, end: 5) == .hidden)
        #expect(state(.image(1), 4.5, loops: loops, end: 5) == .hidden)
        #expect(state(.image(1, .three), 2.999, loops: loops, end: 5) == .still)
        #expect(!LayerState.still.isAudible && !LayerState.hidden.isVisible)
    }

    /// The end of a scrubber is no empty picture.
    @Test func theEndShowsTheLastMoment() {
        #expect(state(.image(1), 1, loops: true, end: 1) == .still)
        #expect(state(.image(1), 86_400, loops: true, end: 1) == .still)
        #expect(state(.video(1, seconds: 5), 5, loops: true, end: 5) == .playing(at: 4.999.time))
        #expect(state(.video(1, seconds: 120), 100, loops: true, end: 90) == .playing(at: 89.999.time))
        #expect(state(.video(1, seconds: 2), 4, loops: true, end: 4) == .playing(at: 1.999.time))
    }

    @Test func oddLengthsAreSafe() {
        #expect(state(nil, 0, loops: true, end: 5) == .hidden)
        #expect(state(.video(1, seconds: 0), 0, loops: true, end: 0) == .frozen(at: .zero))
        #expect(state(.video(1, seconds: 0), 3, loops: true, end: 5) == .frozen(at: .zero))
        #expect(state(.video(1, seconds: 0.3), 4.0, loops: true, end: 5) == .playing(at: 0.1.time))
        #expect(state(.video(1, seconds: 0.001), 4.0, loops: true, end: 5) == .playing(at: .zero))
    }

    /// Whole milliseconds: after 30 000 loops a clip is still where it should be.
    @Test func loopsDoNotDrift() {
        for n in Int64(0)...30_000 {
            let t = MediaTime(milliseconds: n * 3)
            #expect(CompositionRule.visibleState(of: .video(1, seconds: 0.003), at: t, loops: true, end: .longest) == .playing(at: .zero))
        }
    }

    @Test func aMomentShowsWhatIsThereFromTheBack() throws {
        let media: [MediaSource] = [.video(1, seconds: 2), .image(2), .video(3, seconds: 5), .image(4, .five)]
        var composition = try Composition.of(media)
        CompositionRule.bringToFront(.number(1), in: &composition)
        let first = CompositionRule.visibleLayers(of: composition, at: .zero, media: media.byID)
        #expect(first.map(\.layer.id) == [.number(2), .number(3), .number(4), .number(1)])
        let later = CompositionRule.visibleLayers(of: composition, at: 2.5.time, media: media.byID)
        #expect(later.map(\.layer.id) == [.number(3), .number(4), .number(1)])
        #expect(later.map(\.state) == [.playing(at: 2.5.time), .still, .playing(at: 0.5.time)])
        #expect(CompositionRule.visibleState(composition.layers[1], at: 2.5.time, in: composition, media: media.byID) == .hidden)
    }
}
