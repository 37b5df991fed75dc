import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import MediaDomain
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What new imports and compositions begin with.
@Suite struct StackSettingsTests {
    @Test(.proves("AC-3.5.3-01", "AC-3.5.3-02"), arguments: Engine.allCases) func settingsAreOfAFewValues(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            func put(_ text: String) async throws -> Answer { try await layla.client.json(.put, "/media/settings", text) }
            func settings() async throws -> MediaSettings { try await layla.client.call(StackMedia.settings) }
            #expect(try await settings() == .initial)
            #expect(MediaSettings.initial == MediaSettings(imageDuration: .one, defaultCanvas: .portrait9x16, loopMedia: true))
            for duration in ["0.5", "1", "2", "3", "5", "1.0"] {
                #expect(try await put("{\"imageDuration\": \(duration)}").status == 200)
                #expect(try await settings().imageDuration.time.seconds == Double(duration))
            }
            for canvas in ["9:16", "16:9", "1:1", "4:5"] {
                #expect(try await put("{\"defaultCanvas\": \"\(canvas)\"}").status == 200)
                #expect(try await settings().defaultCanvas.rawValue == canvas)
            }
            let before = try await settings()
            for wrong in ["4", "0", "-1", "0.50001", "1e309", "\"1\"", "true", "[1]", "1e15", "-0.5"] {
                let answer = try await put("{\"imageDuration\": \(wrong), \"loopMedia\": false}")
                #expect(answer.status == 422 || answer.status == 400, "\(wrong)")
            }
            for wrong in ["\"3:2\"", "\"\"", "916", "\"9:16 \"", "{}"] {
                #expect(try await put("{\"defaultCanvas\": \(wrong)}").status == 422, "\(wrong)")
            }
            for wrong in ["\"yes\"", "1", "0", "[]"] { #expect(try await put("{\"loopMedia\": \(wrong)}").status == 422, "\(wrong)") }
            for broken in ["{\"imageDuration\": NaN}", "{\"loopMedia\": tru", "nonsense"] {
                #expect(try await put(broken).status == 400, "\(broken)")
            }
            #expect(try await settings() == before)
            let nothing = try await put("{}")
            #expect(nothing.status == 200)
            #expect(try await settings() == before)
        }
    }

    @Test(.proves("AC-2.1-04", "AC-3.5.3-03", "AC-3.5.3-05"), arguments: Engine.allCases) func settingsAreCopiedIntoWhatIsNew(
        _ engine: Engine
    ) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            func put(_ text: String) async throws { #expect(try await layla.client.json(.put, "/media/settings", text).status == 200) }
            let old = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let first = try await media.composition([old.id], of: layla)
            // An import that began before the change keeps what it began with.
            let open = try await media.begin([.jpeg(try Clips.jpeg(80, 48))], of: layla)
            try await put("{\"loopMedia\": false}")
            try await put("{\"imageDuration\": 3, \"defaultCanvas\": \"1:1\"}")
            #expect(
                try await layla.client.call(StackMedia.settings)
                    == MediaSettings(imageDuration: .three, defaultCanvas: .square1x1, loopMedia: false))
            let new = try await media.ready([.jpeg(try Clips.jpeg(96, 48))], of: layla)[0]
            try await media.send(try Clips.jpeg(80, 48), open.items[0])
            try await media.announce(open.items[0].id, in: open, of: layla)
            _ = try await media.settled(open.id, of: layla)
            #expect((new.imageDuration, new.duration.seconds) == (.three, 3))
            #expect(try await media.item(old.id, of: layla).duration.seconds == 1)
            #expect(try await media.item(open.items[0].id, of: layla).imageDuration == .one)
            #expect(try await media.composition(first.id, of: layla) == first)
            let second = try await media.composition([new.id], of: layla)
            #expect((second.canvas, second.loop, second.duration.seconds) == (.square1x1, false, 3))
            let third = try await layla.client.call(Compositions.create, CompositionDetails(canvas: .landscape16x9, loop: true))
            #expect((third.canvas, third.loop) == (.landscape16x9, true))
            // Settings are everybody's own.
            #expect(try await (try await media.somebody(.stack)).client.call(StackMedia.settings) == .initial)
        }
    }

    @Test func twoChangesAtOnceAreBothKept() async throws {
        for engine in Engine.allCases {
            try await MediaFixture.run(engine: engine) { media in
                let layla = try await media.somebody(.stack)
                let texts = ["{\"imageDuration\": 5}", "{\"defaultCanvas\": \"4:5\"}", "{\"loopMedia\": false}"]
                let answers = try await parallel(18) { index in
                    try await layla.client.json(.put, "/media/settings", texts[index % 3]).status
                }
                #expect(answers.allSatisfy { $0 == 200 })
                #expect(
                    try await layla.client.call(StackMedia.settings)
                        == MediaSettings(imageDuration: .five, defaultCanvas: .portrait4x5, loopMedia: false))
            }
        }
    }

    @Test(.proves("AC-3.5.3-04"), arguments: Engine.allCases) func settingsAreThereAfterARestart(_ engine: Engine) async throws {
        try await MediaFixture.run { outer in
            let person = try await outer.somebody(.stack)
            let wanted = MediaSettings(imageDuration: .half, defaultCanvas: .landscape16x9, loopMedia: false)
            try await outer.restarts(engine, [
                { media in
                    let layla = media.same(person)
                    var change = MediaSettingsChange()
                    (change.imageDuration, change.defaultCanvas, change.loopMedia) = (.half, .landscape16x9, false)
                    let changed = try await layla.client.call(StackMedia.changeSettings, change)
                    #expect(changed == wanted)
                },
                { media in
                    let kept = try await media.same(person).client.call(StackMedia.settings)
                    #expect(kept == wanted)
                },
            ])
        }
    }
}
