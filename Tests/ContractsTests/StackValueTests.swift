import Contracts
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite struct StackValueTests {
    private func read<T: DTO>(_ type: T.Type, _ json: String) throws -> T { try InputDecoder.decode(type, from: Array(json.utf8)) }
    private func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try JSONWriter.encode(value), as: UTF8.self) }

    /// The fields a body is refused for, with their codes.
    private func problems<T: DTO>(_ type: T.Type, _ json: String) -> [String] {
        do {
            _ = try read(type, json)
            return []
        } catch InputError.invalid(let problems) {
            return problems.map { "\($0.field) \($0.rule.code)" }
        } catch {
            return ["malformed"]
        }
    }

    @Test(arguments: [
        ("0.1", Int64(1000)), ("0.10", 1000), ("1.5", 15_000), ("1", 10_000), ("0.33333", 3333), ("0.33336", 3334), ("1e0", 10_000),
        ("4e-1", 4000),
    ])
    func widthsKeepFourDecimals(_ json: String, _ stored: Int64) throws {
        #expect(try read(LayerChange.self, "{\"width\":\(json)}").width?.tenThousandths == stored)
    }

    /// AC-4.6-03 and AC-4.6-04 count from the width of the canvas; nothing is clamped, so that a client learns of its mistake.
    @Test(arguments: ["0.09", "0.09999", "0", "-0.4", "1.50001", "1.51", "1e308", "-1e308", "9007199254740993", "99999999999999999999"])
    func otherWidthsAreRefused(_ json: String) {
        #expect(problems(LayerChange.self, "{\"width\":\(json)}") == ["width out_of_range"])
    }

    @Test(arguments: ["\"0.4\"", "true", "[]", "{}", "\"NaN\"", "\"Infinity\""])
    func whatIsNoNumberIsNoWidth(_ json: String) {
        #expect(problems(LayerChange.self, "{\"width\":\(json)}") == ["width wrong_type"])
    }

    @Test(arguments: ["NaN", "Infinity", "-Infinity", "1e309", "-1e999"])
    func whatJSONCannotSayIsMalformed(_ json: String) {
        #expect(problems(LayerChange.self, "{\"width\":\(json)}") == ["malformed"])
        #expect(throws: FieldRule.self) { try LayerWidth(validating: .nan) }
        #expect(throws: FieldRule.self) { try LayerWidth(validating: .infinity) }
        #expect(throws: FieldRule.self) { try MediaTime(validating: -.infinity) }
        #expect(throws: FieldRule.self) { try MediaTime(validating: .nan) }
    }

    @Test func theBoundsAreToldWithTheirDecimals() {
        #expect(LayerWidth.outOfRange.message(.english) == "Choose a value from 0.1 to 1.5.")
        #expect(Coordinate.outOfRange.message(.english) == "Choose a value from -2 to 3.")
        #expect(LayerWidth.outOfRange.message(.arabic).contains("0.1"))
        #expect(FieldRule.noSound.message(.arabic).unicodeScalars.contains { (0x600...0x6ff).contains($0.value) })
    }

    @Test(.proves("AC-5.7-01"), arguments: [("1.1", "0.5"), ("-0.2", "1.1"), ("-2", "3"), ("3", "-2"), ("0", "0")])
    func aLayerMayHangOverTheEdge(_ x: String, _ y: String) throws {
        let change = try read(LayerChange.self, "{\"position\":{\"x\":\(x),\"y\":\(y)}}")
        #expect(change.position?.x.value == Double(x))
        #expect(change.position?.y.value == Double(y))
    }

    @Test func positionsAreBounded() {
        #expect(
            problems(LayerChange.self, #"{"position":{"x":-2.0001,"y":3.0001}}"#) == ["position.x out_of_range", "position.y out_of_range"])
        #expect(problems(LayerChange.self, #"{"position":{"x":1e308,"y":0}}"#) == ["position.x out_of_range"])
        #expect(problems(LayerChange.self, #"{"position":{"x":0.5}}"#) == ["position.y required"])
        #expect(problems(LayerChange.self, #"{"position":[0.5,0.5]}"#) == ["position wrong_type"])
    }

    /// In whole percent: 0.4 is not a volume, and would otherwise be silence to one reader and 40 percent to the other.
    @Test func volumesAreWholePercents() throws {
        for volume in ["-1", "101", "1e9", "9223372036854775808"] {
            #expect(problems(LayerChange.self, "{\"volume\":\(volume)}") == ["volume out_of_range"])
        }
        for volume in ["0.4", "\"50\"", "true"] { #expect(problems(LayerChange.self, "{\"volume\":\(volume)}") == ["volume wrong_type"]) }
        #expect(try read(LayerChange.self, #"{"volume":0}"#).volume?.value == 0)
        #expect(try read(LayerChange.self, #"{"volume":100}"#).volume?.value == 100)
    }

    @Test func imageDurationsAreFive() throws {
        for (json, value) in [("0.5", ImageDuration.half), ("1", .one), ("1.0", .one), ("2", .two), ("3", .three), ("5", .five)] {
            #expect(try read(MediaSettingsChange.self, "{\"imageDuration\":\(json)}").imageDuration == value)
        }
        for json in ["4", "0", "-1", "1.0001", "0.49", "1e308", "60"] {
            #expect(problems(MediaSettingsChange.self, "{\"imageDuration\":\(json)}") == ["imageDuration not_allowed"])
        }
        #expect(problems(MediaSettingsChange.self, #"{"imageDuration":"1"}"#) == ["imageDuration wrong_type"])
        #expect(try text(MediaSettings.initial) == #"{"imageDuration":1.0,"defaultCanvas":"9:16","loopMedia":true}"#)
    }

    @Test func wordsAreClosed() throws {
        for canvas in ["9:16", "16:9", "1:1", "4:5"] {
            #expect(try read(CompositionChange.self, "{\"canvas\":\"\(canvas)\"}").canvas?.rawValue == canvas)
        }
        #expect(problems(CompositionChange.self, #"{"canvas":"3:2"}"#) == ["canvas not_allowed"])
        #expect(problems(ExportRequest.self, #"{"resolution":"720p"}"#) == ["resolution not_allowed"])
        #expect(problems(ExportRequest.self, #"{"resolution":"4k","codec":"av1"}"#) == ["codec not_allowed"])
        #expect(problems(ExportRequest.self, "{}") == ["resolution required"])
        #expect(problems(LayerOrder.self, #"{"to":"middle"}"#) == ["to not_allowed"])
        #expect(ExportStatus.allCases.filter(\.isFinal) == [.done, .failed, .cancelled])
    }

    @Test(arguments: [(0, "items too_few"), (1, nil), (12, nil), (13, "items too_many")])
    func anImportHasUpToTwelveItems(_ count: Int, _ problem: String?) {
        let item = #"{"name":"a.mp4","contentType":"video/mp4","bytes":1}"#
        let json = "{\"items\":[\(Array(repeating: item, count: count).joined(separator: ","))]}"
        #expect(problems(ImportRequest.self, json) == (problem.map { [$0] } ?? []))
    }

    @Test func aCompositionBeginsWithUpToTwelve() throws {
        let id = "\"\(MediaID.example.text)\""
        let json = { (count: Int) in "{\"mediaIds\":[\(Array(repeating: id, count: count).joined(separator: ","))]}" }
        #expect(try read(CompositionDetails.self, json(12)).mediaIds?.count == 12)
        #expect(problems(CompositionDetails.self, json(13)) == ["mediaIds too_many"])
        #expect(try read(CompositionDetails.self, "{}") == CompositionDetails())
        #expect(try read(CompositionDetails.self, "") == CompositionDetails())
        #expect(problems(CompositionDetails.self, #"{"mediaIds":["x"]}"#) == ["mediaIds.0 malformed"])
    }

    @Test(arguments: ["شاطئ جدة 🌊.mp4", "عائلة 👨‍👩‍👧‍👦.jpeg", "a\"b\\c'.mov", "../../etc/passwd", "％.png", "日本.webp"])
    func namesAreKeptAsTheyAre(_ name: String) throws {
        let file = ImportFile(name: try MediaFileName(validating: name), contentType: ContentType(trusted: "video/mp4"), bytes: .example)
        let back = try InputDecoder.decode(ImportFile.self, from: try JSONWriter.encode(file))
        #expect(back == file)
        #expect(back.name.text == name)
    }

    @Test func timesAreWholeMilliseconds() throws {
        #expect(try read(FrameQuery.self, "{\"id\":\"\(MediaID.example.text)\",\"t\":2.0004}").t?.milliseconds == 2000)
        #expect(try MediaTime(validating: 65.4).milliseconds == 65_400)
        #expect(MediaTime(milliseconds: -5) == .zero)
        #expect(MediaTime(milliseconds: .max) == .longest)
        #expect(throws: FieldRule.outOfRange(minimum: 0, maximum: 86_400)) { try MediaTime(validating: 86_400.1) }
        for t in ["NaN", "inf", "1e308", "-1", "-0.001", "abc", "", "0x10"] {
            #expect(throws: InputError.self, "\(t)") {
                try InputDecoder.decode(FrameQuery.self, parameters: [("id", MediaID.example.text), ("t", t)])
            }
        }
    }

    @Test func shareLinksLastFromMinutesToAMonth() throws {
        for (seconds, problem) in [("299", true), ("300", false), ("2592000", false), ("2592001", true), ("-1", true), ("1e308", true)] {
            #expect(problems(ShareRequest.self, "{\"expiresIn\":\(seconds)}").isEmpty == !problem, "\(seconds)")
        }
        #expect(try read(ShareRequest.self, "").expiresIn == nil)
        let policy = MediaPolicy().shareLife
        #expect(ShareSecondsRule.range == policy.lowerBound.components.seconds...policy.upperBound.components.seconds)
        #expect(StackLimits.itemsPerImport == MediaPolicy().itemsPerImport)
    }

    @Test func answersKeepTheirShape() throws {
        let id = MediaID.example.text
        #expect(
            try text(Composition.example)
                == #"{"id":"\#(id)","canvas":"9:16","loop":true,"layers":[{"id":"\#(id)","mediaId":"\#(id)","position":{"x":0.5,"y":0.5},"width":0.4,"aspectRatio":1.7778,"zIndex":0,"volume":100,"isMissing":false}],"duration":2.5,"exportDuration":2.5,"version":1,"createdAt":"2026-03-01T08:00:00.000Z","updatedAt":"2026-03-01T08:00:00.000Z"}"#
        )
        #expect(
            try text(ExportJob.example)
                == #"{"id":"\#(id)","compositionId":"\#(id)","resolution":"1080p","codec":"h264","status":"running","progress":42,"estimatedBytes":4150000,"width":1080,"height":1920,"duration":2.5,"attempt":1,"createdAt":"2026-03-01T08:00:00.000Z","updatedAt":"2026-03-01T08:00:00.000Z"}"#
        )
        #expect(
            try text(MediaItem.example)
                == #"{"id":"\#(id)","type":"video","status":"ready","name":"شاطئ 🌊.mp4","originalWidth":1920,"originalHeight":1080,"rotation":0,"videoDuration":2.5,"imageDuration":1.0,"hasAudio":true,"thumbnailUrl":"/media/items/\#(id)/thumbnail","createdAt":"2026-03-01T08:00:00.000Z"}"#
        )
        let problem = MediaProblem(.diskFull, .arabic)
        #expect(problem.code.rawValue == "disk_full" && problem.message == ErrorCode.diskFull.message(.arabic))
    }

    @Test func anImportCountsWhatIsOver() {
        func item(_ status: MediaItemStatus) -> ImportItem {
            ImportItem(id: .example, name: .example, type: .image, status: status, upload: nil, error: nil)
        }
        let job = ImportJob(id: .example, items: [item(.ready), item(.failed), item(.processing), item(.waiting)], createdAt: .example)
        #expect(job.done == 2)
        #expect(job.total == 4)
    }

    @Test(.proves("AC-5.4-02"), arguments: [(60, 60), (90, 90), (120, 90), (0, 0)])
    func whatIsPlayedHasACap(_ seconds: Int64, _ played: Int64) {
        var composition = Composition.example
        composition.duration = MediaTime(milliseconds: seconds * 1000)
        #expect(composition.duration.milliseconds == seconds * 1000)
        #expect(composition.exportDuration.milliseconds == played * 1000)
        let made = Composition(
            id: .example, canvas: .square1x1, loop: false, layers: [], duration: composition.duration, version: 1, createdAt: .example,
            updatedAt: .example)
        #expect(made.exportDuration == composition.exportDuration)
    }
}
