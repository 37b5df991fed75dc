import Foundation
import Imaging
@testable import Pictures
import Security
import Testing

/// Pictures in limited children: what they give, what they cannot do, and that none of them takes others with it.
@Suite struct PictureWorkerTests {
    private let workshop: Workshop
    private let workers: PictureWorkers

    init() throws {
        workshop = try Workshop()
        workers = try PictureWorkers(executable: PictureWorker.executable, workers: 2, maximumPixels: 50_000_000)
    }

    @Test func childrenGiveWhatTheLibraryGives() async throws {
        let tools = try ImageTools()
        for name in ["a.jpg", "a.png", "a.webp", "a.heic"] {
            let path = try workshop.corners(400, 300, name)
            #expect(try await workers.check(.file(path)) == tools.check(.file(path)))
            let bytes = ImageInput.bytes(try workshop.read(path))
            for (size, output) in [
                (ImageSize.fit(longestSide: 320), ImageOutput.webp(quality: 80)), (.full, .png), (.scaled(0.5), .jpeg(quality: 80)),
            ] {
                let expected = try tools.render(.file(path), size, as: output)
                #expect(try await workers.render(.file(path), size, as: output) == expected)
                #expect(try await workers.render(bytes, size, as: output) == expected)
            }
        }
    }

    @Test func problemsComeBackAsTheyAre() async throws {
        let path = try workshop.corners(400, 300, "a.jpg")
        let cut = ImageInput.bytes(Array(try workshop.read(path).prefix(3000)))
        #expect(try await trouble { _ = try await workers.check(cut) }?.isDamaged == true)
        #expect(try await trouble { _ = try await workers.check(.bytes(Array("<html>".utf8))) } == .unsupportedType(.html))
        #expect(try await trouble { _ = try await workers.check(.file("/nowhere")) } == .unreadable(code: ENOENT))
        let small = try PictureWorkers(executable: PictureWorker.executable, workers: 1, maximumPixels: 100)
        #expect(try await trouble { _ = try await small.check(.file(path)) } == .tooManyPixels(width: 400, height: 300))
        let missing = try PictureWorkers(executable: "/nowhere", workers: 1, maximumPixels: 100)
        guard case .unavailable? = try await trouble({ _ = try await missing.check(.file(path)) }) else { return #expect(Bool(false)) }
    }

    /// A child is warm for the next picture, and a dead one is replaced without anybody noticing.
    @Test func childrenStayAndAreReplaced() async throws {
        let path = try workshop.corners(40, 30, "a.jpg")
        let one = try PictureWorkers(executable: PictureWorker.executable, workers: 1, maximumPixels: 1000_000)
        _ = try await one.check(.file(path))
        let first = one.processes
        _ = try await one.check(.file(path))
        #expect(first.count == 1 && one.processes == first)
        for process in first { kill(process, SIGKILL) }
        _ = try await one.check(.file(path))
        #expect(one.processes.count == 1 && one.processes != first)
    }

    /// What a child may open and use up is fixed by the kernel.
    @Test func childrenAreLimited() async throws {
        _ = try await workers.check(.file(try workshop.corners(40, 30, "a.jpg")))
        for process in workers.processes {
            let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
            func soft(_ name: String) -> Int? {
                limits.split(separator: "\n").first { $0.hasPrefix(name) }.flatMap { $0.dropFirst(name.count).split(separator: " ").first }
                    .flatMap { Int($0) }
            }
            #expect(soft("Max address space") == PictureLimits().memory && soft("Max open files") == PictureLimits().openFiles)
            #expect(soft("Max file size") == 0 && soft("Max core file size") == 0)
            #expect(try #require(soft("Max cpu time")) <= PictureLimits().cpuSeconds + 5)
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
            // Nothing of this process's own: three streams, and what is being decoded.
            #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count <= 8)
        }
    }

    /// Noise, as large as is taken: the kernel ends the child, and the next picture gets another one.
    @Test func aPictureThatCostsTooMuchIsGivenUp() async throws {
        try workshop.run("vips", ["gaussnoise", workshop.path("large.jpg") + "[Q=30]", "8000", "6000"])
        let costly = ImageInput.file(workshop.path("large.jpg"))
        var limits = PictureLimits()
        limits.cpuSeconds = 0
        let one = try PictureWorkers(executable: PictureWorker.executable, workers: 1, maximumPixels: 50_000_000, limits: limits)
        #expect(try await trouble { _ = try await one.render(costly, .full, as: .webp(quality: 80)) } == .tooCostly)
        #expect(one.processes.isEmpty)
        let path = try workshop.corners(40, 30, "a.jpg")
        #expect(try await one.check(.file(path)).width == 40)
        limits.pictures = 2
        let brief = try PictureWorkers(executable: PictureWorker.executable, workers: 1, maximumPixels: 50_000_000, limits: limits)
        for isThere in [true, false, true] {
            _ = try await brief.check(.file(path))
            #expect(brief.processes.isEmpty != isThere)
        }
    }

    private func trouble(_ body: () async throws -> Void) async throws -> ImageProblem? {
        do {
            try await body()
            return nil
        } catch let problem as ImageProblem {
            return problem
        }
    }
}
