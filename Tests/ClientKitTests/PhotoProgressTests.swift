import AppTesting
import ClientKit
import Contracts
import EventLoop
import HTTPClient
import HTTPCore
import HTTPServer
import Platform
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct PhotoProgressTests {
    private func overSockets(_ kind: TransportKind, _ body: (PhotoDevice) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 2, name: "photos")
        defer { loops.stop() }
        let service = PhotoService()
        var limits = HTTPLimits()
        limits.bodyBytes = 4 << 20
        let server = try await HTTPServer.start(
            host: "127.0.0.1", port: 0, loops: loops, limits: limits, responder: Front(service: service))
        let address = "http://127.0.0.1:\(server.port)"
        service.set { $0.store = address; $0.links = address }
        let client = HTTPClient(loops: loops, random: SystemRandom())
        defer { client.close() }
        try await withDirectory { directory in
            let device = try PhotoDevice(
                service: service, directory: directory, store: MemoryTokenStore(), clock: ManualClock(),
                transport: kind.transport(client),
                address: address, open: { FakePicture(picked: $0, size: { _, _ in 2_097_152 }) })
            _ = try await device.session.logIn(.example)
            try await body(device)
        }
        await server.drain(within: .seconds(5))
    }

    @Test(.proves("GTSD-5.1-03"), arguments: TransportKind.allCases) func progressGoesFromZeroToAHundred(_ kind: TransportKind) async throws
    {
        try await overSockets(kind) { device async throws in
            let gate = device.service.hold("presign")
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            let progress = device.uploader.progress(of: id)
            gate.open()
            let percents = await progress.reduce(into: []) { $0.append($1) }
            #expect(percents.first == 0)
            #expect(percents.last == 100)
            #expect(zip(percents, percents.dropFirst()).allSatisfy { $0 < $1 })
            // URLSession decides by itself how often it tells, and on a busy machine only when nearly all is sent.
            if kind != .urlSession {
                #expect(percents.contains { (1..<99).contains($0) }, "\(percents)")
                #expect(percents.count >= 8, "\(percents)")
            }
            #expect(await device.uploader.settled(id)?.isCompleted == true)
            #expect(device.service.now.photos.first?.bytes == 2_097_152)
        }
    }

    @Test func progressEndsWithAnUploadThatStops() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("presign")
            device.service.fail("put", .answers(500))
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            let first = device.uploader.progress(of: id)
            gate.open()
            #expect(await first.reduce(into: []) { $0.append($1) } == [0, 25, 50, 75, 99])
            #expect(await device.uploader.settled(id) == .failed(.s3UploadFailed(status: 500)))

            let second = device.uploader.progress(of: id)
            await device.uploader.retry(id)
            #expect(await second.reduce(into: []) { $0.append($1) } == [0, 25, 50, 75, 99, 100])
            #expect(await device.uploader.progress(of: id).reduce(into: []) { $0.append($1) } == [100])
            #expect(await device.uploader.progress(of: "nobody").reduce(into: []) { $0.append($1) }.isEmpty)
        }
    }

    @Test func progressNeverGoesBackWhenBytesAreSentAgain() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("presign")
            device.service.fail("put", .answers(403))
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            let progress = device.uploader.progress(of: id)
            gate.open()
            #expect(await progress.reduce(into: []) { $0.append($1) } == [0, 25, 50, 75, 99, 100])
        }
    }

    @Test func whoWaitsForAPhotoThatMustWaitIsNotLeftHanging() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            let one = try await device.send("one").id, two = try await device.send("two").id
            let streams = [device.uploader.progress(of: one), device.uploader.progress(of: two)]
            await device.uploader.resume()
            for stream in streams { #expect(await stream.reduce(into: []) { $0.append($1) } == [0]) }
        }
    }
}
