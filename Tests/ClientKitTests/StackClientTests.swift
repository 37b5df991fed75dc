import ClientKit
import Contracts
import HTTPCore
import Synchronization
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct ThumbnailTests {
    @Test(.proves("AC-3.3-04")) func theSecondLookMakesNoCall() async throws {
        let device = try await StackDevice(), id = StackDevice.media(1)
        let image = try await device.thumbnails.thumbnail(of: id)
        #expect(image == CachedImage(bytes: Array("picture 1".utf8), contentType: "image/webp", etag: "\"v1\""))
        #expect(try await device.thumbnails.thumbnail(of: id) == image)
        #expect(device.service.count("thumbnail") == 1)

        // Asked anew, the service says that it is the same: the bytes are those of before.
        #expect(try await device.thumbnails.refreshed(id) == image)
        #expect(device.service.now.requests.map { $0.headers["If-None-Match"] } == [nil, "\"v1\""])
        #expect(device.memory.count == 1)

        device.service.set { $0.thumbnails[id.text] = (Array("another".utf8), "\"v9\"") }
        #expect(try await device.thumbnails.thumbnail(of: id) == image)
        #expect(try await device.thumbnails.refreshed(id).bytes == Array("another".utf8))
        #expect(try await device.thumbnails.thumbnail(of: id).etag == "\"v9\"")
        #expect(device.service.count("thumbnail") == 3)
    }

    @Test func lookersShareOneCall() async throws {
        let device = try await StackDevice()
        let gate = device.service.hold("thumbnail")
        async let images = outcomes(20) { _ throws(ClientError) in try await device.thumbnails.thumbnail(of: StackDevice.media(1)) }
        try await eventually { device.service.count("thumbnail") >= 1 }
        gate.open()
        #expect(await images.allSatisfy(\.isSuccess))
        #expect(device.service.count("thumbnail") == 1)
    }

    @Test func aFailureIsNotKept() async throws {
        let device = try await StackDevice()
        device.service.fail("thumbnail", .fails(.timedOut), .answers(200))
        await #expect(throws: ClientError.network(.timedOut)) { try await device.thumbnails.thumbnail(of: StackDevice.media(1)) }
        await #expect(throws: ClientError.invalidResponse) { try await device.thumbnails.thumbnail(of: StackDevice.media(1)) }
        #expect(device.memory.count == 0)
        _ = try await device.thumbnails.thumbnail(of: StackDevice.media(1))
    }

    @Test func anUnaskedNotModifiedIsARefusal() async throws {
        let device = try await StackDevice()
        device.service.fail("thumbnail", .answers(304))
        await #expect(throws: ClientError.http(status: 304, body: [])) { try await device.thumbnails.thumbnail(of: StackDevice.media(1)) }
    }

    @Test(.proves("AC-7.6-02")) func memoryIsEmptyWhenTheCanvasCloses() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        for number in 0..<4 { _ = try await canvas.thumbnails.thumbnail(of: StackDevice.media(number)) }
        #expect(device.memory.count == 4)
        #expect(device.memory.bytes == 36)
        await canvas.leave()
        #expect((device.memory.count, device.memory.bytes) == (0, 0))
        #expect(device.cleared.all.last == 4)
    }

    @Test func aThumbnailThatArrivesAfterTheCanvasClosedIsNotKept() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        let gate = device.service.hold("thumbnail")
        async let image = device.thumbnails.thumbnail(of: StackDevice.media(1))
        try await eventually { device.service.count("thumbnail") >= 1 }
        await canvas.leave()
        gate.open()
        _ = try await image
        #expect(device.memory.count == 0)
    }

    @Test func signingOutEmptiesMemory() async throws {
        let device = try await StackDevice()
        _ = try await device.thumbnails.thumbnail(of: StackDevice.media(1))
        await device.session.logOut()
        #expect(device.memory.count == 0)
        await #expect(throws: ClientError.unauthorized) { try await device.thumbnails.thumbnail(of: StackDevice.media(1)) }
    }
}

@Suite(.timeLimit(.minutes(1))) struct CanvasTests {
    private static let aside = LayerPosition(x: Coordinate(trusted: 11_000), y: Coordinate(trusted: 2500))

    @Test func aLayerIsMovedAndAnotherMadeSmaller() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        try await canvas.move(StackDevice.layer(0), to: Self.aside)
        try await canvas.resize(StackDevice.layer(1), to: LayerWidth(trusted: 2500))
        let stored = device.service.now.composition
        #expect(stored.layers[0].position == Self.aside)
        #expect(stored.layers[1].width == LayerWidth(trusted: 2500))
        #expect(stored.layers[1].aspectRatio == .example)
        #expect(stored.layers[2].position == .centre)
        #expect(await canvas.composition == stored)
        #expect(device.service.count("change") == 2)
    }

    @Test func changesShowAtOnceAndAreToldInOrder() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        let gate = device.service.hold("change")
        let first = Task { try await canvas.move(StackDevice.layer(0), to: Self.aside) }
        try await eventually { device.service.count("change") == 1 }
        let second = Task { try await canvas.resize(StackDevice.layer(0), to: LayerWidth(trusted: 9000)) }
        try await eventually { await canvas.composition.layers[0].width == LayerWidth(trusted: 9000) }
        #expect(await canvas.composition.layers[0].position == Self.aside)
        #expect(device.service.count("change") == 1, "one at a time")
        gate.open()
        try await first.value
        try await second.value
        #expect(device.service.now.composition.version == 3)
        #expect(await canvas.composition == device.service.now.composition)
    }

    @Test func whatIsRefusedIsTakenBack() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        device.service.fail("change", .refuses(.validationFailed))
        await #expect(throws: ClientError.self) { try await canvas.move(StackDevice.layer(0), to: Self.aside) }
        #expect(await canvas.composition.layers[0].position == .centre)
        await #expect(throws: ClientError.self) { try await canvas.move(StackDevice.layer(9), to: Self.aside) }
        #expect(await canvas.composition == device.service.now.composition)
    }

    @Test func aChangeMadeElsewhereIsTakenOver() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        device.service.set { $0.composition.layers[2].width = LayerWidth(trusted: 1000); $0.composition.version = 7 }
        await #expect(throws: ClientError.self) { try await canvas.move(StackDevice.layer(0), to: Self.aside) }
        #expect(await canvas.composition == device.service.now.composition)
        try await canvas.move(StackDevice.layer(0), to: Self.aside)
        #expect(device.service.now.composition.layers[0].position == Self.aside)
    }

    @Test func aLostAnswerIsNoConflictWithOneself() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        device.service.fail("change", .loses)
        await #expect(throws: ClientError.network(.timedOut)) { try await canvas.move(StackDevice.layer(0), to: Self.aside) }
        try await canvas.move(StackDevice.layer(0), to: Self.aside)
        #expect(await canvas.composition == device.service.now.composition)
    }
}

@Suite(.timeLimit(.minutes(1))) struct ExportModelTests {
    private static let request = ExportRequest(resolution: .p1080)

    @Test func theEndOfAnExportIsToldAndFelt() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), model = device.export(haptics)
        device.service.set { $0.exports = [.at(0, .queued), .at(0, .queued), .at(10), .at(55), .at(100, .done)] }
        let stream = model.eventStream()
        try await model.start(.example, Self.request)
        var events: [ExportEvent] = []
        for await event in stream {
            events.append(event)
            if case .exportFinished = event { break }
        }
        #expect(events == [.progress(0), .progress(10), .progress(55), .exportFinished(.at(100, .done))])
        #expect(haptics.all == [.success])
        // Told once, however often it is asked for.
        try await model.resume(.example)
        #expect(haptics.all == [.success])
        #expect(await model.job?.status == .done)
    }

    @Test func aConnectionThatIsLostMeanwhileDoesNotMatter() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), model = device.export(haptics)
        device.service.set { $0.exports = [.at(0), .at(40), .at(100, .done)] }
        device.service.fail("export", .fails(.unreachable), .fails(.timedOut), .answers(503))
        try await model.start(.example, Self.request)
        try await eventually { haptics.all == [.success] }
    }

    @Test(.proves("AC-6.8-02")) func aFailureIsFeltAsOneAndCanBeRetried() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), model = device.export(haptics)
        device.service.set { $0.exports = [.at(0), .at(30, .failed)] }
        let stream = model.eventStream()
        try await model.start(.example, Self.request)
        for await event in stream { if case .exportFailed = event { break } }
        #expect(haptics.all == [.error])
        device.service.set { $0.exports = [.at(0, .queued, attempt: 2), .at(5, attempt: 2), .at(100, .done, attempt: 2)] }
        try await model.retry()
        try await eventually { haptics.all == [.error, .success] }
    }

    @Test func progressNeverGoesBack() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), model = device.export(haptics)
        device.service.set { $0.exports = [.at(50), .at(40), .at(60), .at(100, .done)] }
        let stream = model.eventStream()
        try await model.start(.example, Self.request)
        var percents: [Int] = []
        for await event in stream {
            if case .progress(let percent) = event { percents.append(percent) } else { break }
        }
        #expect(percents == [50, 60])
    }

    @Test func anExportThatIsGoneIsToldOnce() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), model = device.export(haptics)
        device.service.set { $0.exports = [.at(0), .at(1)] }
        device.service.fail("export", .refuses(.notFound))
        let stream = model.eventStream()
        try await model.start(.example, Self.request)
        for await event in stream {
            guard case .lost(let error) = event else { continue }
            #expect(error.code == .notFound)
            break
        }
        #expect(haptics.all.isEmpty)
    }

    @Test func aLostAnswerMakesNoSecondExport() async throws {
        let device = try await StackDevice(), model = device.export(HapticsRecorder())
        device.service.set { $0.exports = [.at(0), .at(100, .done)] }
        device.service.fail("start", .loses)
        await #expect(throws: ClientError.network(.timedOut)) { try await model.start(.example, Self.request) }
        try await model.start(.example, Self.request)
        #expect(device.service.now.started == 1)
        try await model.start(.example, Self.request)
        #expect(device.service.now.started == 2, "another wish")
    }

    @Test func anExportCanBeStopped() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), model = device.export(haptics)
        device.service.set { $0.exports = [.at(0)] }
        try await model.start(.example, Self.request)
        let stream = model.eventStream()
        device.service.set { $0.exports = [.at(20, .cancelled)] }
        try await model.cancel()
        for await event in stream { if case .exportCancelled = event { break } }
        #expect(haptics.all.isEmpty)
        await model.leave()
    }
}
