import AppTesting
import ClientKit
import Contracts
import HTTPCore
import Platform
import TestSupport
import Testing
import Wire

/// A canvas and the real media service.
@Suite(.timeLimit(.minutes(3))) struct StackIntegrationTests {
    /// Somebody of the product Stack with as many imported pictures, and a composition of them.
    private func withCanvas(_ count: Int, _ body: (RealMedia, RealCamera, Composition, MediaThumbnails) async throws -> Void) async throws {
        try await RealMedia.run { media in
            let camera = try media.camera()
            _ = try await camera.session.signUp(
                SignupRequest(product: .stack, name: .example, email: .example, password: .example))
            try await media.serving { _ in
                let session = camera.session, user = try #require(await session.user).id
                let pictures = try (1...count).map {
                    try Pictures.noise(media.directory, width: 200 + 10 * $0, height: 150, seed: UInt64($0))
                }
                let files = pictures.enumerated().map { index, bytes in
                    ImportFile(
                        name: MediaFileName(trusted: "\(index).jpg"), contentType: .example, bytes: UploadSize(trusted: Int64(bytes.count)))
                }
                let job = try await session.call(StackMedia.beginImport, ImportRequest(items: files))
                for (item, bytes) in zip(job.items, pictures) {
                    let ticket = try #require(item.upload?.put)
                    let headers = HTTPHeaders(ticket.headers.map { (name: $0.key, value: $0.value) })
                    #expect(try await media.wire.status(.put, ticket.url, headers, bytes) == 200)
                    _ = try await session.call(StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: item.id), Nothing())
                }
                try await eventually {
                    let now = try? await session.call(StackMedia.importJob, ImportParameters(id: job.id), Nothing())
                    return now?.items.allSatisfy { $0.status == .ready } ?? false
                }
                let composition = try await session.call(Compositions.create, CompositionDetails(mediaIds: job.items.map(\.id)))
                try await body(media, camera, composition, MediaThumbnails(session: session, user: user, cache: MemoryImageCache()))
            }
        }
    }

    private func stored(_ composition: Composition, _ camera: RealCamera) async throws -> Composition {
        try await camera.session.call(Compositions.one, CompositionParameters(id: composition.id), Nothing())
    }

    @Test(.proves("FLOW-1-10", "FLOW-1-11")) func aLayerIsMovedAndAnotherMadeSmaller() async throws {
        try await withCanvas(3) { _, camera, composition, thumbnails in
            let user = try #require(await camera.session.user).id
            let canvas = CanvasModel(composition, session: camera.session, user: user, thumbnails: thumbnails)
            let first = composition.layers[0], second = composition.layers[1]
            let place = LayerPosition(x: Coordinate(trusted: 11_000), y: Coordinate(trusted: 2500))
            try await canvas.move(first.id, to: place)
            #expect(try await stored(composition, camera).layers[0].position == place)
            try await canvas.resize(second.id, to: LayerWidth(trusted: 2500))
            let now = try await stored(composition, camera)
            #expect(now.layers[1].width == LayerWidth(trusted: 2500) && now.layers[1].width < second.width)
            #expect(now.layers[1].aspectRatio == second.aspectRatio)
            #expect(now.layers[0].position == place)
            #expect(now.layers[2] == composition.layers[2])
            #expect(await canvas.composition == now)
        }
    }

    @Test func aChangeOfAnotherDeviceIsTakenOver() async throws {
        try await withCanvas(1) { _, camera, composition, thumbnails in
            let user = try #require(await camera.session.user).id
            let here = CanvasModel(composition, session: camera.session, user: user, thumbnails: thumbnails)
            let there = CanvasModel(composition, session: camera.session, user: user, thumbnails: thumbnails)
            let id = composition.layers[0].id
            try await there.resize(id, to: LayerWidth(trusted: 2000))
            await #expect(throws: ClientError.self) { try await here.resize(id, to: LayerWidth(trusted: 3000)) }
            #expect(await here.composition.layers[0].width == LayerWidth(trusted: 2000))
            try await here.resize(id, to: LayerWidth(trusted: 3000))
            #expect(try await stored(composition, camera).layers[0].width == LayerWidth(trusted: 3000))
        }
    }

    @Test(.proves("AC-3.3-04", "AC-7.6-02")) func thumbnailsComeOnceAndAreTheSameWhenAskedAnew() async throws {
        try await withCanvas(2) { media, camera, composition, thumbnails in
            let id = composition.layers[0].mediaId
            let path = try #require(StackMedia.thumbnail.path.path(["id": id.text]))
            let image = try await thumbnails.thumbnail(of: id)
            #expect(image.contentType == "image/webp" && image.etag != nil)
            #expect(try await thumbnails.thumbnail(of: id) == image)
            #expect(media.wire.count(path) == 1)
            #expect(try await thumbnails.refreshed(id) == image)
            #expect(media.wire.answers(path, 304) == 1)
            let user = try #require(await camera.session.user).id
            await CanvasModel(composition, session: camera.session, user: user, thumbnails: thumbnails).leave()
            #expect(thumbnails.cache.count == 0)
        }
    }

    @Test func theEndOfAnExportIsToldAndFelt() async throws {
        try await withCanvas(1) { _, camera, composition, _ in
            let haptics = HapticsRecorder(), user = try #require(await camera.session.user).id
            let model = ExportModel(session: camera.session, user: user, haptics: haptics, pause: .milliseconds(100))
            let stream = model.eventStream()
            try await model.start(composition.id, ExportRequest(resolution: .p1080))
            var last = -1, finished: ExportJob?
            for await event in stream {
                switch event {
                case .progress(let percent):
                    #expect(percent > last)
                    last = percent
                    continue
                case .exportFinished(let job): finished = job
                case .exportFailed, .exportCancelled, .lost: Issue.record("\(event)")
                }
                break
            }
            #expect(finished?.status == .done && finished?.progress.value == 100)
            #expect(haptics.all == [.success])
        }
    }
}
