import ClientKit
import Contracts
import HTTPCore
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct PhotoErrorTests {
    @Test(.proves("GTSD-P-4.4-06")) func whatCannotBeCompressedIsACompressionFailure() async throws {
        try await PhotoDevice.run(open: { _ in throw FakePicture.Unreadable() }) { device async throws in
            #expect(try await device.send("one").status == .failed(.compressionFailed))
        }
        try await PhotoDevice.run(open: { FakePicture(picked: $0, size: { _, _ in 3 << 20 }) }) { device async throws in
            #expect(try await device.send("one").status == .failed(.compressionFailed))
            #expect(device.service.now.heard.isEmpty)
        }
    }

    @Test(.proves("GTSD-P-4.4-06"), arguments: [
        (PhotoService.Fault.answers(301), PhotoError.s3UploadFailed(status: 301)), (.answers(400), .s3UploadFailed(status: 400)),
        (.refuses(.contentTooLarge), .s3UploadFailed(status: 413)), (.refuses(.uploadMismatch), .s3UploadFailed(status: 422)),
        (.answers(500), .s3UploadFailed(status: 500)), (.refuses(.storageFull), .s3UploadFailed(status: 507)),
        (.fails(.timedOut), .s3UploadFailed(status: nil)), (.fails(.interrupted), .s3UploadFailed(status: nil)),
        (.fails(.insecure), .s3UploadFailed(status: nil)),
    ])
    func whatTheStoreRefusesIsAnUploadFailure(_ fault: PhotoService.Fault, _ error: PhotoError) async throws {
        try await PhotoDevice.run { device async throws in
            device.service.fail("put", fault)
            #expect(try await device.send("one").status == .failed(error))
            #expect(device.service.now.photos.isEmpty)
        }
    }

    @Test(.proves("GTSD-P-4.4-06"), arguments: ["presign", "confirm"]) func whatTheServiceRefusesIsItsRefusal(_ stage: String) async throws
    {
        try await PhotoDevice.run { device async throws in
            device.service.fail(stage, .refuses(.quotaExceeded))
            let error = try await device.send("one").status?.error
            #expect(error?.refusal?.code == .quotaExceeded)
            #expect(error?.isRetryable == false)
        }
    }

    @Test func everyStatusOf200To299IsSuccess() async throws {
        for status in [200, 201, 204, 299] {
            try await PhotoDevice.run { device async throws in
                device.service.fail("put", .answers(status))
                #expect(try await device.send("one").status?.isCompleted == true)
            }
        }
    }

    @Test func whatMayPassCanBeRetried() {
        for error in [
            PhotoError.s3UploadFailed(status: nil), .s3UploadFailed(status: 500), .s3UploadFailed(status: 429), .device(.unreadable),
            .client(.network(.timedOut)), .client(.network(.unreachable)), .client(.unauthorized),
        ] { #expect(error.isRetryable) }
        for error in [PhotoError.compressionFailed, .s3UploadFailed(status: 403), .s3UploadFailed(status: 413), .client(.invalidURL)] {
            #expect(!error.isRetryable)
        }
    }

    @Test(arguments: Language.allCases) func everyErrorHasWords(_ language: Language) {
        let errors: [PhotoError] = [.compressionFailed, .s3UploadFailed(status: 500), .device(.unreadable), .client(.network(.timedOut))]
        let texts = errors.map { $0.message(language) }
        #expect(Set(texts).count == 4)
        #expect(texts.allSatisfy { text in !text.isEmpty && !text.contains { $0.isNumber } })
        #expect(texts.allSatisfy { text in text.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } == (language == .arabic) })
        #expect(errors.map(\.recovery) == [.correctInput, .retryLater, .retry, .retry])
    }
}
