import Foundation
import HTTPCore
import JSONCoding
import Testing

@testable import FlowRunner

/// What the harness makes is looked at by the harness: two ways of the same tools that have to agree.
@Suite struct MadeMediaTests {
    private static func bench() -> Bench { Bench { _ throws(TransportError) in .json(200, "{}") } }

    /// Makes a file and checks what is in it.
    private static func check(_ spec: String, inspect: String = "", made: String = "", asserts: String) throws {
        let result = try bench().run(
            """
            POST {{harness}}/media/make
            \(spec)
            HTTP 200
            [Captures]
            made: jsonpath "$.path"
            size: jsonpath "$.bytes"
            hash: jsonpath "$.sha256"
            [Asserts]
            jsonpath "$.path" startsWith "made/"
            \(made)
            POST {{harness}}/media/inspect
            {"path": "{{made}}"\(inspect.isEmpty ? "" : ", " + inspect)}
            HTTP 200
            [Asserts]
            jsonpath "$.bytes" == {{size}}
            jsonpath "$.sha256" == {{hash}}
            \(asserts)
            """)
        #expect(result.complaints == "", "\(spec)")
    }

    @Test(arguments: ["jpeg", "png", "webp", "gif"]) func picturesAreAsAsked(_ format: String) throws {
        try Self.check(
            #"{"kind": "image", "format": "\#(format)", "width": 64, "height": 40, "layout": "corners"}"#,
            inspect: #""samples": [{"x": 5, "y": 5}, {"x": 60, "y": 5}, {"x": 5, "y": 35}, {"x": 60, "y": 35}]"#,
            made: #"jsonpath "$.contentType" == "image/\#(format)""#,
            asserts: """
                jsonpath "$.width" == 64
                jsonpath "$.height" == 40
                jsonpath "$.mimeType" == "image/\(format)"
                jsonpath "$.samples[0].name" == "red"
                jsonpath "$.samples[1].name" == "green"
                jsonpath "$.samples[2].name" == "blue"
                jsonpath "$.samples[3].name" == "yellow"
                jsonpath "$.tagCount" == 0
                jsonpath "$.hasLocation" == false
                """)
    }

    /// The viewer's turn gives the corners back: what is stored was turned the other way.
    @Test(arguments: 1...8) func orientationsAreThoseOfEXIF(_ orientation: Int) throws {
        let isTurned = orientation > 4
        // Where the pixel that is seen in the upper left corner is stored.
        let corner = [(2, 2), (61, 2), (61, 37), (2, 37), (2, 2), (2, 61), (37, 61), (37, 2)][orientation - 1]
        try Self.check(
            #"{"width": 64, "height": 40, "layout": "corners", "exifOrientation": \#(orientation)}"#,
            inspect: #""samples": [{"x": \#(corner.0), "y": \#(corner.1)}]"#,
            asserts: """
                jsonpath "$.width" == \(isTurned ? 40 : 64)
                jsonpath "$.height" == \(isTurned ? 64 : 40)
                jsonpath "$.orientation" == \(orientation)
                jsonpath "$.samples[0].name" == "red"
                """)
    }

    @Test(arguments: ["jpeg", "png", "heic"]) func metadataIsCarried(_ format: String) throws {
        try Self.check(
            #"{"format": "\#(format)", "width": 64, "height": 64, "gps": true, "takenAt": "2026-03-01T09:30:00+03:00"}"#,
            asserts: """
                jsonpath "$.hasLocation" == true
                jsonpath "$.tagCount" > 5
                jsonpath "$.tags" includes "ExifIFD:DateTimeOriginal"
                jsonpath "$.tags" includes "ExifIFD:OffsetTimeOriginal"
                jsonpath "$.mimeType" == "image/\(format)"
                """)
    }

    @Test(arguments: [
        ("jpeg", 5_000), ("jpeg", 66_500), ("jpeg", 131_500), ("jpeg", 2_097_152), ("jpeg", 2_097_153), ("png", 9_001), ("webp", 9_000),
        ("heic", 9_001),
    ]) func sizesAreExact(_ format: String, _ bytes: Int) throws {
        try Self.check(
            #"{"format": "\#(format)", "width": 64, "height": 48, "bytes": \#(bytes)}"#,
            inspect: format == "heic" ? "" : #""samples": [{"x": 20, "y": 20}]"#,
            asserts: "jsonpath \"$.bytes\" == \(bytes)\n"
                + (format == "heic" ? "" : "jsonpath \"$.samples[0].name\" == \"red\""))
    }

    /// A comment has at least four bytes, whatever is left for it.
    @Test func everySizeCanBeFilled() throws {
        let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 9, 0xff, 0xd9]
        for room in Array(4...12) + Array(65_530...65_550) + Array(131_070...131_085) {
            let padded = try #require(Padding.pad(picture, to: picture.count + room, as: .jpeg))
            #expect(padded.count == picture.count + room)
            // From marker to marker, as a reader goes.
            var place = 2
            while padded[place + 1] == 0xe0 || padded[place + 1] == 0xfe {
                #expect(padded[place] == 0xff)
                place += 2 + Int(padded[place + 2]) << 8 + Int(padded[place + 3])
            }
            #expect(Array(padded[place...]) == [0xff, 0xda, 0, 2, 9, 0xff, 0xd9])
        }
        #expect(Padding.pad(picture, to: picture.count + 3, as: .jpeg) == nil)
        #expect(Padding.pad(picture, to: picture.count - 1, as: .jpeg) == nil)
    }

    @Test func documentsAndBytesHaveTheirSizeToo() throws {
        let result = try Self.bench().run(
            """
            POST {{harness}}/media/make
            {"kind": "pdf", "bytes": 10485760}
            HTTP 200
            [Asserts]
            jsonpath "$.bytes" == 10485760
            jsonpath "$.contentType" == "application/pdf"
            POST {{harness}}/media/make
            {"kind": "bytes", "bytes": 12}
            HTTP 200
            [Asserts]
            jsonpath "$.bytes" == 12
            POST {{harness}}/media/make
            {"kind": "pdf", "bytes": 12}
            HTTP 422
            [Asserts]
            jsonpath "$.message" contains "exactly 12 bytes"
            POST {{harness}}/media/make
            {"bytes": 100}
            HTTP 422
            [Asserts]
            jsonpath "$.message" contains "without any filling"
            """)
        #expect(result.complaints == "")
    }

    @Test(arguments: [("mp4", "h264", "aac"), ("mov", "hevc", "aac"), ("webm", "vp9", "opus")])
    func filmsAreAsAsked(_ format: String, _ codec: String, _ audio: String) throws {
        try Self.check(
            #"{"kind": "video", "format": "\#(format)", "codec": "\#(codec)", "width": 160, "height": 90, "seconds": 2.5, "fps": 25, "layout": "seconds", "tones": [440, 880], "level": -20}"#,
            inspect:
                #""samples": [{"x": 80, "y": 45, "t": 0.5}, {"x": 80, "y": 45, "t": 1.5}, {"x": 80, "y": 45, "t": 2.3}], "bands": [440, 880, 1500, {"hz": 440, "from": 0.5, "to": 1.5}]"#,
            asserts: """
                jsonpath "$.codec" == "\(codec)"
                jsonpath "$.audioCodec" == "\(audio)"
                jsonpath "$.width" == 160
                jsonpath "$.height" == 90
                jsonpath "$.fps" == 25
                jsonpath "$.duration" >= 2.49
                jsonpath "$.duration" <= 2.56
                jsonpath "$.samples[*].name" == ["red", "green", "blue"]
                jsonpath "$.bands[0].db" >= -20.5
                jsonpath "$.bands[0].db" <= -19.5
                jsonpath "$.bands[1].db" >= -20.5
                jsonpath "$.bands[1].db" <= -19.5
                jsonpath "$.bands[2].db" < -60
                jsonpath "$.bands[3].db" >= -20.5
                jsonpath "$.bands[3].db" <= -19.5
                jsonpath "$.peakDb" > -17
                jsonpath "$.peakDb" < -12
                jsonpath "$.truePeakDb" > -17
                jsonpath "$.truePeakDb" < -12
                """.replacing(#"== ["red", "green", "blue"]"#, with: #"includes "blue""#)
                + (format == "webm" ? "" : "\njsonpath \"$.faststart\" == true"))
    }

    @Test(arguments: [0, 90, 180, 270]) func rotatedFilmsAreSeenUpright(_ rotation: Int) throws {
        try Self.check(
            #"{"kind": "video", "width": 160, "height": 90, "seconds": 0.5, "layout": "corners", "rotation": \#(rotation), "gps": true}"#,
            inspect:
                #""samples": [{"x": 20, "y": 20, "t": 0.2}, {"x": 150, "y": 20, "t": 0.2}, {"x": 20, "y": 80, "t": 0.2}, {"x": 150, "y": 80, "t": 0.2}]"#,
            asserts: """
                jsonpath "$.rotation" == \(rotation)
                jsonpath "$.width" == 160
                jsonpath "$.height" == 90
                jsonpath "$.hasLocation" == true
                jsonpath "$.samples[0].name" == "red"
                jsonpath "$.samples[1].name" == "green"
                jsonpath "$.samples[2].name" == "blue"
                jsonpath "$.samples[3].name" == "yellow"
                jsonpath "$.audioCodec" not exists
                """)
    }

    @Test func oddFilmsCanBeMade() throws {
        try Self.check(
            #"{"kind": "video", "width": 161, "height": 91, "seconds": 0.5}"#,
            asserts: "jsonpath \"$.width\" == 161\njsonpath \"$.pixFmt\" == \"yuv444p\"")
        try Self.check(
            #"{"kind": "video", "codec": "hevc", "hdr": true, "seconds": 0.5}"#,
            asserts: "jsonpath \"$.pixFmt\" == \"yuv420p10le\"\njsonpath \"$.transfer\" == \"smpte2084\"")
        try Self.check(
            #"{"kind": "video", "vfr": true, "seconds": 1}"#, asserts: "jsonpath \"$.frames\" < 25\njsonpath \"$.duration\" > 0.9")
    }

    @Test func flashesComeWithTheirSound() throws {
        try Self.check(
            #"{"kind": "video", "layout": "flash", "tone": 1000, "level": -6, "seconds": 3, "width": 64, "height": 64}"#,
            inspect: #""flashes": [{"x": 30, "y": 30}]"#,
            asserts: """
                jsonpath "$.flashes" count == 3
                jsonpath "$.flashes[1].t" == 1.0
                jsonpath "$.flashes[0].offsetMs" <= 30
                jsonpath "$.flashes[0].offsetMs" >= -30
                jsonpath "$.flashes[2].offsetMs" <= 30
                jsonpath "$.flashes[2].offsetMs" >= -30
                """)
    }

    @Test func aSilentFilmHasQuietBands() throws {
        try Self.check(
            #"{"kind": "video", "seconds": 0.5}"#, inspect: #""bands": [440]"#,
            asserts: "jsonpath \"$.bands[0].db\" == -120.0\njsonpath \"$.peakDb\" not exists")
    }

    /// What they are by their first bytes.
    @Test(arguments: [
        (#""broken": "html""#, "<!DOCTYPE"), (#""broken": "svg""#, "<?xml"), (#""kind": "video", "broken": "playlist""#, "#EXTM3U"),
        (#""broken": "zip""#, "PK"), (#""format": "png", "broken": "lyingSize""#, "\u{89}PNG"), (#""broken": "empty""#, ""),
        (#""format": "gif", "broken": "polyglot""#, "GIF89a"),
    ]) func brokenFilesAreWhatTheyShould(_ members: String, _ beginning: String) throws {
        let bench = Self.bench()
        #expect(
            try bench.run(
                """
                POST {{harness}}/media/make
                {\(members)}
                HTTP 200
                [Captures]
                made: jsonpath "$.path"
                PUT {{auth}}/x
                file,{{made}};
                HTTP 200
                """
            ).complaints == "")
        let body = try #require(bench.log.all.last).body
        #expect(
            String(decoding: body, as: Unicode.UTF8.self).hasPrefix(String(decoding: Array(beginning.utf8), as: Unicode.UTF8.self))
                || body.starts(with: [0x89, 0x50]))
        if members.contains("polyglot") { #expect(String(decoding: body, as: UTF8.self).contains("<script>")) }
        if members.contains("empty") { #expect(body.isEmpty) }
    }

    @Test func aTruncatedFileIsShorter() throws {
        let result = try Self.bench().run(
            """
            POST {{harness}}/media/make
            {"kind": "video", "seconds": 1}
            HTTP 200
            [Captures]
            size: jsonpath "$.bytes"
            POST {{harness}}/media/make
            {"kind": "video", "seconds": 1, "broken": "truncated"}
            HTTP 200
            [Asserts]
            jsonpath "$.bytes" < {{size}}
            jsonpath "$.bytes" > 100
            """)
        #expect(result.complaints == "")
    }

    @Test(arguments: [
        (#"{"kind": "film"}"#, "kind must be one of image, video, pdf, bytes"), (#"{"width": 0}"#, "width must be a whole number"),
        (#"{"kind": "image", "format": "mp4"}"#, "mp4 is not a format of image"), (#"{"size": 3}"#, "no member size"),
        (#"{"kind": "bytes"}"#, "bytes must say how many"), (#"{"format": "webp", "gps": true}"#, "made without metadata"),
        (#"{"rotation": 45, "kind": "video"}"#, "rotation must be"), (#"{"tones": ["a"]}"#, "tones must be numbers"),
        (#"{"broken": "lyingSize"}"#, "lyingSize is for png"), ("[]", "must be an object"),
    ]) func mistakesAreAnswered(_ body: String, _ message: String) throws {
        #expect(
            try Self.bench().run(
                "POST {{harness}}/media/make\n\(body)\nHTTP 422\n[Asserts]\njsonpath \"$.code\" == \"bad_media\"\njsonpath \"$.message\" contains \"\(message)\""
            ).complaints == "")
    }
}
