import Contracts
import MediaDomain
import TestSupport
import Testing
import Wire

@Suite struct StackItemTests {
    @Test(.proves("AC-2.1-05", "AC-5.5-01", "AC-5.5-02", "AC-7.5-03"), arguments: [
        (65.4, "1:05"), (9, "0:09"), (600, "10:00"), (0, "0:00"), (75, "1:15"), (90, "1:30"), (5, "0:05"), (0.5, "0:00"), (0.999, "0:00"),
        (59.999, "0:59"), (60, "1:00"), (3599.9, "59:59"), (3600, "60:00"), (86_400, "1440:00"), (0.3, "0:00"),
    ])
    func labelsAreMinutesAndSeconds(_ seconds: Double, _ label: String) {
        #expect(DurationLabel.text(seconds.time) == label)
        #expect(MediaItem.sample(.video, seconds: seconds).formattedDuration == label)
    }

    @Test(.proves("AC-2.1-06", "FLOW-2-02")) func imagesAreLabelledAsSuch() {
        let items: [MediaItem] = [
            .sample(.video, seconds: 2.5), .sample(.video, seconds: 61), .sample(.image), .sample(.image, imageDuration: .five),
        ]
        #expect(items.map(\.formattedDuration) == ["0:02", "1:01", "IMG", "IMG"])
    }

    @Test(.proves("AC-2.1-04")) func anImageLastsAsLongAsItWasImportedWith() {
        #expect(MediaItem.sample(.image).duration.seconds == 1.0)
        #expect(MediaItem.sample(.image, imageDuration: .three).duration.seconds == 3.0)
        #expect(MediaSettings.initial.imageDuration == .one)
        // Not by a length it may carry, and a clip not by the setting.
        #expect(MediaItem.sample(.image, seconds: 7).duration.seconds == 1.0)
        #expect(MediaItem.sample(.video, seconds: 2.5, imageDuration: .five).duration.seconds == 2.5)
        #expect(MediaItem.sample(.video).duration == .zero)
    }

    @Test func aSourceSaysWhatAnItemIs() {
        let source = MediaSource(.sample(.video, width: 1080, height: 1920, seconds: 2.5, hasAudio: true))
        #expect(
            source == MediaSource(id: .example, type: .video, duration: 2.5.time, hasAudio: true, aspectRatio: AspectRatio(trusted: 5625)))
        #expect(source.hasSound)
        #expect(!MediaSource(.sample(.image, hasAudio: true)).hasSound)
        #expect(!MediaSource(.sample(.video, seconds: 1)).hasSound)
    }

    private let ids = (1...4).map { MediaID.number($0) }

    @Test(.proves("FLOW-1-07", "AC-3.5-02", "AC-3.5-03", "AC-3.5-05")) func theCountFollowsTheSelection() {
        var selection = MediaSelection(ids)
        #expect(selection.count == 4)
        #expect(ids.allSatisfy(selection.isSelected))
        selection.toggle(ids[1])
        #expect(selection.count == 3)
        #expect(!selection.isSelected(ids[1]))
        #expect(selection.chosen == [ids[0], ids[2], ids[3]])
        selection.toggle(ids[1])
        #expect(selection.count == 4)
        selection.toggle(ids[0])
        for _ in 1...2 { selection.toggle(ids[0]) }
        #expect(!selection.isSelected(ids[0]))
        selection.toggle(.number(99))
        #expect(selection.count == 3)
        // Coming back to the same items keeps the choice.
        selection.show(ids)
        #expect(selection.chosen == [ids[1], ids[2], ids[3]])
        // Items of another import come selected, those that are gone are not counted.
        selection.show([ids[0], ids[1], .number(5)])
        #expect(selection.chosen == [ids[1], .number(5)])
        #expect(selection.count == selection.chosen.count)
    }

    @Test(.proves("AC-3.5-06", "AC-3.6-01", "AC-3.6-02")) func allCanBeTakenOutAndSomeChosenAgain() {
        var selection = MediaSelection(ids)
        selection.deselectAll()
        #expect(selection.count == 0)
        #expect(!selection.canContinue)
        selection.toggle(ids[3])
        #expect(selection.canContinue)
        selection.toggle(ids[0])
        #expect(selection.chosen == [ids[0], ids[3]])
        selection.selectAll()
        #expect(selection.count == 4)
        #expect(!MediaSelection().canContinue)
        #expect(MediaSelection([ids[0], ids[0]]).items.count == 1)
    }

    @Test func oneSingleItemWarnsAndGoesOn() {
        var selection = MediaSelection([ids[0]])
        #expect(selection.warnings.contains(.singleItem))
        #expect(selection.canContinue)
        selection.show(ids)
        #expect(selection.warnings.isEmpty)
        selection.deselectAll()
        #expect(selection.warnings.isEmpty)
    }

    @Test(arguments: 1...20)
    func theCountIsAlwaysThatOfTheChosen(_ seed: Int) {
        var generator = SeededGenerator(UInt64(seed))
        var selection = MediaSelection(ids)
        for _ in 1...200 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: selection.selectAll()
            case 1: selection.deselectAll()
            case 2: selection.show((1...8).filter { _ in Bool.random(using: &generator) }.map { MediaID.number($0) })
            default: selection.toggle(.number(Int.random(in: 1...9, using: &generator)))
            }
            #expect(selection.count == selection.chosen.count)
            #expect(selection.canContinue == (selection.count > 0))
            #expect(Set(selection.items).count == selection.items.count)
        }
    }
}
