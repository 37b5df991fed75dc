import ClientKit
import Contracts
import HTTPCore
import Platform
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct PhotoParallelTests {
    @Test(.proves("GTSD-5.1-09")) func fiveUploadsOverlapAndOneFailureStopsNone() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("put")
            device.service.fail("put", .answers(500))
            var ids: [String] = []
            for number in 1...5 { ids.append(try await device.uploader.add(Array("photo \(number)".utf8), .example).id) }
            try await eventually { device.service.now.inside["put"] == 5 }
            gate.open()
            for id in ids { await device.uploader.settled(id) }
            let statuses = await device.uploader.photos.map(\.status)
            #expect(statuses.count(where: \.isCompleted) == 4)
            #expect(statuses.compactMap(\.error) == [.s3UploadFailed(status: 500)])
            #expect(Set(device.service.now.photos.map(\.id)).count == 4)
            await device.uploader.resume()
            #expect(Set(device.service.now.photos.map(\.id)).count == 5)
            #expect(
                Set(device.service.now.pictures.values.map { String(decoding: $0.prefix(7), as: UTF8.self) })
                    == Set((1...5).map { "photo \($0)" }))
            #expect(await device.gallery.photos.count == 5)
        }
    }

    @Test func noMoreThanTheLimitAreSentAtOnce() async throws {
        try await PhotoDevice.run(parallel: 2) { device async throws in
            var ids: [String] = []
            let gate = device.service.hold("put")
            for number in 1...6 { ids.append(try await device.uploader.add([UInt8(number)], .example).id) }
            try await eventually { device.service.now.inside["put"] == 2 }
            gate.open()
            for id in ids { #expect(await device.uploader.settled(id)?.isCompleted == true) }
            #expect(device.service.now.most["put"] == 2)
        }
    }

    @Test func twentyCallersMakeOneUpload() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", .fails(.unreachable))
            let (id, _) = try await device.send("one")
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        if number.isMultiple(of: 2) { await device.uploader.resume() } else { await device.uploader.retry(id) }
                    }
                }
            }
            #expect(device.service.now.heard == ["presign", "put", "put", "confirm"])
            #expect(device.service.now.photos.count == 1)
        }
    }

    // MARK: Leaving

    @Test func signingOutRemovesWhatWasNotSent() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("put")
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            try await eventually { device.service.now.inside["put"] == 1 }
            await device.session.logOut()
            #expect(device.kept.isEmpty)
            gate.open()
            await device.uploader.settled(id)
            #expect(device.kept.isEmpty)
            #expect(device.service.count("confirm") == 0)
            #expect(await device.uploader.photos.isEmpty)
            await #expect(throws: PhotoError.client(.unauthorized)) { try await device.uploader.add([1], .example) }
            #expect(device.kept.isEmpty)
        }
    }

    @Test func signingOutAtTheLastMomentKeepsNoPicture() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("confirm")
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            try await eventually { device.service.now.inside["confirm"] == 1 }
            await device.session.logOut()
            gate.open()
            await device.uploader.settled(id)
            #expect(files(below: device.directory).isEmpty)
            #expect(device.images.count(of: device.user) == 0)
        }
    }

    @Test func aSessionThatEndedLetsPhotosWait() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("presign")
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            try await eventually { device.service.now.inside["presign"] == 1 }
            device.service.sessions.set { $0.refreshing = .answers(401, "{}") }
            device.service.sessions.expireAccessTokens()
            gate.open()
            #expect(await device.uploader.settled(id) == .pending)
            device.service.sessions.set { $0.refreshing = .works }
            _ = try await device.session.logIn(.example)
            await device.uploader.resume()
            #expect(await device.photo(id)?.status.isCompleted == true)
        }
    }

    @Test func somebodyElseWhoSignsInLeavesThePhotosThatWait() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            let id = try await device.send("one").id
            device.service.set { $0.isDown = false }
            device.service.sessions.set { $0.refreshing = .answers(401, "{}") }
            device.service.sessions.expireAccessTokens()
            await #expect(throws: ClientError.unauthorized) { try await device.session.me() }
            device.service.sessions.set {
                $0.refreshing = .works
                $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-000000000002")
            }
            _ = try await device.session.logIn(.example)
            await device.uploader.resume()
            #expect(await device.photo(id)?.status == .pending)
            #expect(device.service.now.photos.isEmpty, "nothing of hers goes out in his name")
            device.service.sessions.set { $0.user = ModelService.person("layla@example.com") }
            _ = try await device.session.logIn(.example)
            await device.uploader.resume()
            #expect(await device.photo(id)?.status.isCompleted == true)
        }
    }

    /// They are asked about tasks and photos at once, and their answer is about both.
    @Test(arguments: [UnsentAnswer.keep, .discard]) func thePersonSaysWhetherPhotosWaitForThem(_ answer: UnsentAnswer) async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            for name in ["one", "two", "three"] { try await device.send(name) }
            let tasks = TaskEngine(
                session: device.session, user: device.user, cache: TaskCache(directory: device.directory + "/tasks", sealing: .test),
                vault: TaskVault(directory: device.directory + "/unsent", sealing: .test), clock: device.clock, alarm: ManualAlarm())
            await tasks.skip(.example)
            await tasks.skip(TaskID(trusted: "01960f3e-7b6a-7c3e-9d2a-000000000009"))
            let unsent = await device.uploader.unsent
            #expect(try await tasks.logOut(alsoUnsent: unsent)?.calls == 5)
            try await tasks.answer(answer)
            #expect(await device.session.user == nil)
            #expect(device.kept.isEmpty == (answer == .discard))
            device.service.set { $0.isDown = false }
            _ = try await device.session.logIn(.example)
            let later = try device.restarted()
            await later.uploader.resume()
            #expect(device.service.now.photos.count == (answer == .keep ? 3 : 0))
        }
    }

    /// A session that was not to be remembered leaves nothing to the next start but what its person said shall stay.
    @Test(arguments: [true, false]) func aBriefSessionLeavesOnlyWhatWasToBeKept(isKept: Bool) async throws {
        try await PhotoDevice.run { device async throws in
            _ = try await device.session.logIn(.with(rememberMe: false))
            device.service.set { $0.isDown = true }
            try await device.send("one")
            if isKept { await device.session.logOut(isUnsentKept: true) }
            let later = try device.restarted()
            #expect(later.kept.isEmpty == !isKept)
        }
    }

    /// Also where the app is not started again before somebody else is here.
    @Test(arguments: [true, false]) func whatABriefSessionLeftGoesWithTheNextPerson(isRemembered: Bool) async throws {
        try await PhotoDevice.run { device async throws in
            _ = try await device.session.logIn(.with(rememberMe: isRemembered))
            device.service.set { $0.isDown = true }
            try await device.send("one")
            device.service.set { $0.isDown = false }
            device.service.sessions.set {
                $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-000000000002")
            }
            _ = try await device.session.logIn(.example)
            #expect(device.kept.isEmpty == !isRemembered)
        }
    }

    @Test func aPhotoThatIsGivenUpIsGone() async throws {
        try await PhotoDevice.run { device async throws in
            let gate = device.service.hold("put")
            let id = try await device.uploader.add(Array("one".utf8), .example).id
            let log = PhotoLog(device.uploader)
            try await eventually { device.service.now.inside["put"] == 1 }
            try await device.uploader.discard(id)
            #expect(device.kept.count == 1)
            gate.open()
            #expect(await device.uploader.settled(id) == nil)
            #expect(device.service.count("confirm") == 0)
            #expect(await device.uploader.photos.isEmpty)
            #expect(!log.all.contains { $0.status.isCompleted })
            #expect(await device.uploader.retry("nobody") == nil)
        }
    }

    // MARK: Files

    @Test func whatACrashLeftIsCleanedUp() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            let id = try await device.send("one").id
            let directory = try #require(device.kept.first?.path.split(separator: "/").dropLast().joined(separator: "/"))
            put([1, 2, 3], "/\(directory)/leftover")
            put([1, 2, 3], "/\(directory)/leftover.new-0011")
            #expect(device.kept.count == 4)
            let later = try device.restarted()
            #expect(later.kept.count == 2)
            #expect(later.uploader.picture(of: id)?.starts(with: Array("one".utf8)) == true)
        }
    }

    @Test func aDamagedListIsBegunAnew() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            _ = try await device.send("one")
            for file in device.kept { put([1, 2, 3], file.path) }
            let later = try device.restarted()
            #expect(await later.uploader.photos.isEmpty)
            #expect(later.uploader.startProblem == nil)
            device.service.set { $0.isDown = false }
            #expect(try await later.send("two").status?.isCompleted == true)
        }
    }

    @Test func aPictureThatIsGoneFromTheDiskFails() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            let id = try await device.send("one").id
            removeFile(try #require(await device.photo(id)?.localPath))
            device.service.set { $0.isDown = false }
            await device.uploader.resume()
            #expect(await device.photo(id)?.status == .failed(.device(.unreadable)))
        }
    }

    @Test func whatIsFarTooLargeIsNotKept() async throws {
        try await PhotoDevice.run { device in
            let picked = [UInt8](repeating: 1, count: (60 << 20) + 1)
            await #expect(throws: PhotoError.compressionFailed) { try await device.uploader.add(picked, .example) }
            #expect(device.kept.isEmpty)
        }
    }

    @Test func aDeviceThatCannotKeepAPhotoSaysSo() async throws {
        try await PhotoDevice.run { device async throws in
            put([1], device.directory + "/photos")
            await #expect(throws: PhotoError.self) { try await device.uploader.add([1], .example) }
            #expect(device.service.now.heard.isEmpty)
            removeFile(device.directory + "/photos")
        }
    }
}
