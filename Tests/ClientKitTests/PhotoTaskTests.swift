import ClientKit
import Contracts
import Synchronization
import Testing
import Wire

/// Photos that prove tasks of this device.
@Suite(.timeLimit(.minutes(1))) struct PhotoTaskTests {
    private static let here = TaskID.example
    private static let there = TaskID(trusted: "01960f3e-7b6a-7c3e-9d2a-000000000009")
    private let proof = PhotoDetails(angle: .front, taskId: Self.here)

    @Test func aPhotoWaitsForItsTaskAndHoldsUpNoOther() async throws {
        let task = Mutex(PhotoTask.waiting)
        try await PhotoDevice.run(task: { _ in task.withLock { $0 } }) { device async throws in
            let (id, status) = try await device.send("one", proof)
            #expect(status == .pending)
            #expect(device.service.now.heard == ["presign", "put"], "it is sent as far as it can be")
            let other = try await device.send("two")
            #expect(other.status?.isCompleted == true)
            #expect(await device.photo(id)?.status == .pending)
            #expect(await device.uploader.unsent == 1)
            task.withLock { $0 = .known(Self.there) }
            await device.uploader.resume()
            #expect(await device.photo(id)?.status.isCompleted == true)
            #expect(await device.uploader.unsent == 0)
            #expect(device.service.now.photos.map(\.taskId) == [nil, Self.there])
        }
    }

    @Test func aPhotoOfATaskThatWasRefusedIsKeptWithoutIt() async throws {
        try await PhotoDevice.run(task: { _ in .refused }) { device async throws in
            #expect(try await device.send("one", proof).status?.isCompleted == true)
            #expect(device.service.now.photos.map(\.taskId) == [nil])
        }
    }

    /// What is not there may be the upload, so that is made anew first.
    @Test func aPhotoOfATaskThatIsGoneIsKeptWithoutIt() async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("confirm", .refuses(.notFound), .refuses(.notFound), .refuses(.notFound))
            #expect(try await device.send("one", proof).status?.isCompleted == true)
            #expect(device.service.count("confirm") == 4 && Set(device.service.keys("confirm")).count == 4)
            #expect(device.service.now.photos.map(\.taskId) == [nil])
        }
    }
}
