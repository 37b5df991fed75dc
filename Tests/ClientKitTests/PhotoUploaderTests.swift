import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct PhotoUploaderTests {
    @Test(.proves("GTSD-P-3.5-07")) func aPhotoGoesThroughSixStagesInOrder() async throws {
        try await PhotoDevice.run { device async throws in
            let log = PhotoLog(device.uploader)
            let (id, status) = try await device.send("one", PhotoDetails(angle: .side, stage: .before))
            try await log.completed(id)
            #expect(log.stages(of: id) == [.pick, .compress, .presign, .put, .confirm, .cache])
            #expect(device.service.now.heard == ["presign", "put", "confirm"])
            guard case .completed(let photo) = status else { return #expect(Bool(false), "\(String(describing: status))") }
            #expect((photo.photoType, photo.stage, photo.takenAt) == (.side, .before, device.clock.now()))
            #expect(device.service.now.photos == [photo])
            // It is in the gallery, with its picture, and nowhere else.
            #expect(await device.gallery.photos == [photo])
            #expect(try await device.gallery.pictures.picture(photo, .full).bytes.starts(with: Array("one".utf8)))
            #expect(device.service.now.heard.count == 3)
            #expect(device.kept.count == 1, "only the empty list")
            #expect(await device.photo(id)?.localPath == nil)
        }
    }

    /// A stage, what makes it stop, and how that shows.
    struct Stop: Sendable, CustomTestStringConvertible {
        let stage: UploadStage
        let fault: PhotoService.Fault?
        let status: PhotoStatus
        var testDescription: String { "\(stage) \(status)" }

        static let all = [
            Stop(stage: .compress, fault: nil, status: .failed(.compressionFailed)),
            Stop(stage: .presign, fault: .fails(.unreachable), status: .pending),
            Stop(stage: .presign, fault: .answers(503), status: .failed(.client(.http(status: 503, body: [])))),
            Stop(stage: .put, fault: .fails(.unreachable), status: .pending),
            Stop(stage: .put, fault: .fails(.interrupted), status: .failed(.s3UploadFailed(status: nil))),
            Stop(stage: .put, fault: .answers(500), status: .failed(.s3UploadFailed(status: 500))),
            Stop(stage: .put, fault: .loses, status: .failed(.s3UploadFailed(status: nil))),
            Stop(stage: .confirm, fault: .fails(.unreachable), status: .pending),
            Stop(stage: .confirm, fault: .answers(502), status: .failed(.client(.http(status: 502, body: [])))),
            Stop(stage: .confirm, fault: .loses, status: .failed(.client(.network(.timedOut)))),
            Stop(stage: .presign, fault: .loses, status: .failed(.client(.network(.timedOut)))),
            Stop(stage: .cache, fault: nil, status: .failed(.device(.system(operation: "mkdir", code: 17)))),
        ]
    }

    /// Brings a photo to the stage where it stops. What it takes to go on is done by then.
    private func stopped(_ stop: Stop, _ body: (PhotoDevice, String) async throws -> Void) async throws {
        let isBroken = Mutex(stop.stage == .compress)
        let open: PictureOpener = { picked in
            if isBroken.withLock({ $0 }) { throw FakePicture.Unreadable() }
            return FakePicture(picked: picked)
        }
        try await PhotoDevice.run(open: open) { device async throws in
            if let fault = stop.fault { device.service.fail(stop.stage.rawValue, fault) }
            // A file where the directory of the pictures should be.
            if stop.stage == .cache { put([1], device.directory + "/images") }
            let (id, status) = try await device.send("one")
            if stop.stage == .cache {
                guard case .failed(.device) = status else { return #expect(Bool(false), "\(String(describing: status))") }
                removeFile(device.directory + "/images")
            } else {
                #expect(status == stop.status)
            }
            #expect(await device.photo(id)?.stage == stop.stage)
            isBroken.withLock { $0 = false }
            try await body(device, id)
        }
    }

    @Test(.proves("GTSD-P-3.5-07"), arguments: Stop.all) func aStageThatFailedIsTheFirstToBeRepeated(_ stop: Stop) async throws {
        try await stopped(stop) { device, id in
            device.service.forget()
            let log = PhotoLog(device.uploader)
            #expect(await device.uploader.retry(id)?.isCompleted == true)
            try await log.completed(id)
            #expect(log.stages(of: id) == UploadStage.allCases.filter { $0 >= stop.stage })
            let calls: [UploadStage] = [.presign, .put, .confirm]
            #expect(device.service.now.heard == calls.filter { $0 >= stop.stage }.map(\.rawValue))
            #expect(device.service.now.photos.count == 1)
            #expect(device.service.now.uploads.count == 1)
            #expect(await device.gallery.photos.count == 1)
        }
    }

    @Test(.proves("GTSD-P-6.4-07"), arguments: Stop.all) func anAppThatWasEndedGoesOnFromTheStage(_ stop: Stop) async throws {
        try await stopped(stop) { device, id in
            device.service.forget()
            let later = try device.restarted()
            let isRefused = stop.stage == .compress
            #expect(await later.photo(id)?.status == (isRefused ? stop.status : .pending))
            #expect(await later.photo(id)?.stage == stop.stage)
            if isRefused { await later.uploader.retry(id) } else { await later.uploader.resume() }
            #expect(await later.photo(id)?.status.isCompleted == true)
            let calls: [UploadStage] = [.presign, .put, .confirm]
            #expect(later.service.now.heard == calls.filter { $0 >= stop.stage }.map(\.rawValue))
            #expect(device.service.now.photos.count == 1)
            #expect(device.service.now.uploads.count == 1)
            #expect(await later.gallery.photos == device.service.now.photos)
        }
    }

    @Test(.proves("GTSD-5.1-08")) func aFailedUploadIsRetriedAndThereIsOnePhoto() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .answers(500))
            let (id, status) = try await device.send("one")
            #expect(status == .failed(.s3UploadFailed(status: 500)))
            #expect(device.service.now.photos.isEmpty)
            #expect(await device.uploader.retry(id)?.isCompleted == true)
            #expect(device.service.now.photos.count == 1)
            #expect(await device.uploader.retry(id)?.isCompleted == true, "there is nothing left to do")
            #expect(device.service.now.heard == ["presign", "put", "put", "confirm"])
        }
    }

    @Test func aLostAnswerMakesNoSecondPhoto() async throws {
        try await PhotoDevice.run { device async throws in
            for stage in ["presign", "put", "confirm"] { device.service.fail(stage, .loses, .loses) }
            let (id, _) = try await device.send("one")
            for _ in 0..<6 { await device.uploader.retry(id) }
            #expect(await device.photo(id)?.status.isCompleted == true)
            #expect(device.service.now.photos.count == 1)
            #expect(device.service.now.uploads.count == 1)
            #expect(Set(device.service.keys("presign")).count == 1)
            #expect(Set(device.service.keys("confirm")).count == 1)
            #expect(Set(device.service.keys("presign") + device.service.keys("confirm")).count == 2)
        }
    }

    @Test("Four states and no other way between them; what was under way when the app ended waits", .proves("GTSD-P-4.3-02", "GTSD-P-4.3-03"))
    func states() async throws {
        func name(_ status: PhotoStatus) -> String {
            switch status {
            case .pending: "pending"
            case .uploading: "uploading"
            case .completed: "completed"
            case .failed: "failed"
            }
        }
        try await PhotoDevice.run { device async throws in
            let log = PhotoLog(device.uploader)
            device.service.fail("put", .answers(500))
            let (id, _) = try await device.send("one", PhotoDetails(angle: .back, takenAt: .example))
            let failed = try #require(await device.photo(id))
            #expect(failed.localPath != nil && failed.details.takenAt == .example && failed.details.angle == .back)
            await device.uploader.retry(id)
            try await log.completed(id)
            let done = try #require(await device.photo(id))
            #expect(done.localPath == nil && device.kept.allSatisfy { !$0.path.contains(failed.localPath ?? "-") })
            guard case .completed(let photo) = done.status else { Issue.record("\(done.status)"); return }
            // What the service knows of it, kept for a start without a connection.
            device.service.set { $0.isDown = true }
            let kept = try #require(await (try device.restarted()).gallery.photos.first)
            #expect(kept == photo && kept.photoType == .back && kept.takenAt == .example && !kept.s3Key.text.isEmpty)
            #expect(kept.thumbnailUrl != kept.fullUrl && kept.createdAt == photo.createdAt)
            device.service.set { $0.isDown = false }

            let steps = log.all.map { name($0.status) }.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            let allowed: Set = [
                "pending uploading", "uploading pending", "uploading failed", "failed uploading", "failed pending", "uploading completed",
            ]
            #expect(zip(steps, steps.dropFirst()).allSatisfy { allowed.contains("\($0) \($1)") }, "\(steps)")
            #expect(steps.contains("failed") && steps.last == "completed")

            let gate = device.service.hold("put")
            let under = try await device.uploader.add(Array("two".utf8), .example)
            try await eventually { device.service.count("put") == 3 }
            #expect(await device.photo(under.id).map { name($0.status) } == "uploading")
            let later = try device.restarted()
            #expect(await later.photo(under.id)?.status == .pending)
            gate.open()
            _ = await device.uploader.settled(under.id)
        }
    }

    // MARK: Offline

    @Test(.proves("GTSD-P-6.4-07")) func photosTakenOfflineWaitAndAreSentInOrder() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            var ids: [String] = [], taken: [Instant] = []
            for name in ["one", "two", "three"] {
                let (id, status) = try await device.send(name)
                #expect(status == .pending)
                ids.append(id)
                taken.append(device.clock.now())
                let path = try #require(await device.photo(id)?.localPath)
                let file = try #require(device.kept.first { $0.path == path })
                #expect(file.mode == 0o600)
                #expect(!file.bytes.isEmpty && !String(decoding: file.bytes, as: UTF8.self).contains(name), "sealed")
                #expect(device.uploader.picture(of: id)?.starts(with: Array(name.utf8)) == true)
                device.clock.advance(by: .minutes(1))
            }
            await device.uploader.resume()
            #expect(await device.uploader.photos.map(\.status) == [.pending, .pending, .pending])

            let later = try device.restarted()
            #expect(await later.uploader.photos.map(\.id) == ids)
            device.clock.advance(by: .minutes(5))
            device.service.set { $0.isDown = false }
            await later.uploader.resume()
            #expect(await later.uploader.photos.allSatisfy { $0.status.isCompleted && $0.localPath == nil })
            #expect(device.service.now.photos.map(\.takenAt) == taken)
            #expect(device.service.now.heard == ["presign", "put", "confirm", "presign", "put", "confirm", "presign", "put", "confirm"])
            #expect(await later.gallery.photos.map(\.takenAt) == taken.reversed())
            #expect(try later.restarted().kept.count == 1)
        }
    }

    @Test func oneThatIsRefusedDoesNotHoldUpTheOthers() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            var ids: [String] = []
            for name in ["one", "two", "three"] { ids.append(try await device.send(name).id) }
            device.service.set { $0.isDown = false }
            device.service.fail("confirm", .refuses(.fileDamaged))
            await device.uploader.resume()
            let statuses = await device.uploader.photos.map(\.status)
            #expect(statuses[0].error?.refusal?.code == .fileDamaged)
            #expect(statuses.dropFirst().allSatisfy { $0.isCompleted })
        }
    }

    @Test func aNewPhotoTakesItsPlaceBehindThoseThatWait() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            let first = try await device.send("one").id
            device.service.set { $0.isDown = false }
            let (second, status) = try await device.send("two")
            #expect(status?.isCompleted == true)
            #expect(await device.photo(first)?.status.isCompleted == true)
            let keys = device.service.now.photos.map(\.s3Key)
            #expect(keys.map(\.text) == ["staging/u1/bytes", "staging/u3/bytes"])
            #expect(await device.uploader.photos.map(\.id) == [first, second])
        }
    }

    @Test func aRefusalIsRememberedAndTriedOnlyOnWish() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("confirm", .refuses(.tooManyPixels))
            let (id, status) = try await device.send("one")
            #expect(status?.error?.refusal?.code == .tooManyPixels)
            let later = try device.restarted()
            #expect(await later.photo(id)?.status.error?.refusal?.code == .tooManyPixels)
            device.service.forget()
            await later.uploader.resume()
            #expect(device.service.now.heard.isEmpty)
            #expect(await later.uploader.retry(id)?.isCompleted == true)
        }
    }

    @Test func aClockThatIsDaysAheadStopsNoPhoto() async throws {
        try await PhotoDevice.run { device async throws in
            let latest = device.clock.now() - .days(1)
            device.service.set { $0.latest = latest }
            #expect(try await device.send("one").status?.isCompleted == true)
            #expect(device.service.now.heard == ["presign", "presign", "put", "confirm"])
            #expect(Set(device.service.keys("presign")).count == 2, "another request")
            let sent = try device.service.requests("confirm").map { try InputDecoder.decode(PhotoConfirm.self, from: $0.body).takenAt }
            #expect(sent == [nil], "the service says when it was")
        }
    }

    // MARK: Signed URLs

    @Test func aURLThatEndedIsAskedForAgain() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .fails(.unreachable))
            let (id, status) = try await device.send("one")
            #expect(status == .pending)
            device.service.endLinks()
            await device.uploader.resume()
            #expect(await device.photo(id)?.status.isCompleted == true)
            #expect(device.service.now.heard == ["presign", "put", "put", "presign", "put", "confirm"])
            #expect(Set(device.service.keys("presign")).count == 2, "the first key would give the URL that ended")
            #expect(device.service.now.photos.count == 1)
        }
    }

    @Test func onABadConnectionAURLMayEndAnyNumberOfTimes() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .fails(.interrupted))
            let id = try await device.send("one").id
            for _ in 0..<3 {
                device.service.endLinks()
                // The one that ended, and the next one on a connection that breaks.
                device.service.fail("put", .answers(403), .fails(.interrupted))
                await device.uploader.resume()
                #expect(await device.photo(id)?.status == .failed(.s3UploadFailed(status: nil)))
            }
            device.service.endLinks()
            await device.uploader.resume()
            #expect(await device.photo(id)?.status.isCompleted == true)
            #expect(device.service.now.photos.count == 1)
        }
    }

    /// By a clock by which a URL has ended when it comes, nothing is said of it.
    @Test(arguments: [true, false]) func aURLThatEndedByTheClockIsNotTried(isClockRight: Bool) async throws {
        try await PhotoDevice.run { device async throws in
            let end = device.clock.now() + .minutes(isClockRight ? 10 : -10)
            device.service.set { $0.expiresAt = end }
            device.service.fail("put", .fails(.interrupted))
            let id = try await device.send("one").id
            device.clock.advance(by: .minutes(11))
            device.service.set { $0.expiresAt = end + .minutes(11) }
            await device.uploader.resume()
            #expect(await device.photo(id)?.status.isCompleted == true)
            let again = isClockRight ? ["presign", "put", "confirm"] : ["put", "confirm"]
            #expect(device.service.now.heard == ["presign", "put"] + again)
        }
    }

    @Test func aStoreThatRefusesEveryURLIsNotAskedForEver() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .answers(403), .answers(403), .answers(403))
            let (id, status) = try await device.send("one")
            #expect(status == .failed(.s3UploadFailed(status: 403)))
            #expect(device.service.count("put") == 3)
            #expect(await device.uploader.retry(id)?.isCompleted == true)
        }
    }

    @Test func bytesThatAreMissingAreSentAgain() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .answers(200))
            #expect(try await device.send("one").status?.isCompleted == true)
            #expect(device.service.now.heard == ["presign", "put", "confirm", "put", "confirm"])
        }
    }

    @Test func bytesThatAreThereAlreadyAreConfirmed() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .loses, .refuses(.uploadClosed))
            let (id, _) = try await device.send("one")
            #expect(await device.uploader.retry(id)?.isCompleted == true)
            #expect(device.service.now.heard == ["presign", "put", "put", "confirm"])
        }
    }

    @Test func anUploadThatWasGivenUpIsBegunAnew() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("confirm", .refuses(.uploadClosed), .refuses(.notFound))
            #expect(try await device.send("one").status?.isCompleted == true)
            #expect(device.service.now.heard == ["presign", "put", "confirm", "presign", "put", "confirm", "presign", "put", "confirm"])
            #expect(Set(device.service.keys("confirm")).count == 3)
        }
    }

    @Test func theStoreGetsTheBytesAndNothingOfTheSession() async throws {
        try await PhotoDevice.run { device async throws in
            _ = try await device.send("one")
            let request = try #require(device.service.requests("put").first)
            #expect(request.headers == ["Content-Type": "image/jpeg"])
            #expect(request.url.hasPrefix("https://objects.example.com/"))
            #expect(request.body.starts(with: Array("one".utf8)))
        }
    }

    @Test(arguments: [
        "http://objects.example.com", "ftp://objects.example.com", "https://layla@objects.example.com", "https://o.example.com/#",
    ])
    func anUnsafeURLIsNotFollowed(_ store: String) async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.store = store }
            #expect(try await device.send("one").status == .failed(.client(.invalidURL)))
            #expect(device.service.count("put") == 0)
        }
    }
}

extension PhotoError {
    var refusal: ServiceRefusal? { if case .client(.api(let refusal)) = self { refusal } else { nil } }
}
