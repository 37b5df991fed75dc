internal import Contracts
internal import HTTPCore
internal import PlatformCore
internal import Wire

/// What is done in each stage.
extension PhotoUploader {
    func perform(_ job: PhotoJob) async -> PhotoJob.Outcome {
        do throws(PhotoError) {
            switch job.next {
            case .pick, .compress:
                let jpeg = try await compressed(try picture(job))
                return .compressed(jpeg, queue.hash(of: jpeg))
            case .presign:
                let ticket = try await presign(job)
                return .presigned(ticket, session.clock.now())
            case .put:
                // The store would refuse it, on some networks without a word and after all the bytes.
                if job.hasEnded(session.clock.now()) { return .ended }
                guard let ticket = job.ticket else { throw .s3UploadFailed(status: 403) }
                try await put(try picture(job), ticket, job.id)
                return .stored
            case .confirm:
                guard let id = job.details.taskId, job.isTaskGone != true else { return .confirmed(try await confirm(job, of: nil)) }
                switch await task(id) {
                case .known(let name): return .confirmed(try await confirm(job, of: name))
                case .refused: return .confirmed(try await confirm(job, of: nil))
                case .waiting:
                    held.insert(job.id)
                    return .waits
                }
            case .cache:
                guard let photo = job.photo else { throw .client(.invalidResponse) }
                try await show(photo, try picture(job))
                return .cached
            }
        } catch {
            return .failed(error)
        }
    }

    private func picture(_ job: PhotoJob) throws(PhotoError) -> [UInt8] {
        do { return try queue.picture(job, of: user) } catch { throw .device(error) }
    }

    @concurrent private func compressed(_ picked: [UInt8]) async throws(PhotoError) -> [UInt8] {
        try await compressing.run { [open, compressor] in
            Result { () throws(PhotoError) in
                guard let picture = try? open(picked) else { throw .compressionFailed }
                return try compressor.compress(picture)
            }
        }.get()
    }

    private func presign(_ job: PhotoJob) async throws(PhotoError) -> PhotoUpload {
        let wish = PhotoPresign(
            photoType: job.details.angle, takenAt: job.details.takenAt, contentType: ContentType(trusted: "image/jpeg"),
            bytes: job.bytes.map { UploadSize(trusted: $0) }, sha256: job.hash)
        do {
            return try await session.call(Media.presignPhoto, Nothing(), wish, idempotencyKey: job.presignKey, as: user)
        } catch {
            throw .client(error)
        }
    }

    private func put(_ jpeg: [UInt8], _ ticket: PhotoUpload, _ id: String) async throws(PhotoError) {
        guard session.api.addresses.accepts(link: ticket.uploadUrl) else { throw .client(.invalidURL) }
        let headers = ticket.headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        var request = ClientRequest(method: .put, url: ticket.uploadUrl, headers: HTTPHeaders(headers), body: jpeg)
        // The last percent is the service's word that the photo is there.
        request.onSent = { [board] sent in board.report(min(99, sent * 100 / max(1, jpeg.count)), id) }
        let response: ClientResponse
        do {
            response = try await transport.send(request)
        } catch {
            switch error {
            case .unreachable, .cancelled: throw .client(.network(error))
            case .timedOut, .interrupted, .insecure: throw .s3UploadFailed(status: nil)
            }
        }
        guard response.status.isSuccess else { throw .s3UploadFailed(status: response.status.code) }
    }

    private func confirm(_ job: PhotoJob, of task: TaskID?) async throws(PhotoError) -> Photo {
        guard let ticket = job.ticket else { throw .client(.invalidResponse) }
        let details = job.details
        let wish = PhotoConfirm(
            s3Key: ticket.s3Key, photoType: details.angle, takenAt: details.takenAt, stage: details.stage, taskId: task)
        do {
            return try await session.call(Media.confirmPhoto, Nothing(), wish, idempotencyKey: job.confirmKey, as: user)
        } catch {
            throw .client(error)
        }
    }

    private func show(_ photo: Photo, _ jpeg: [UInt8]) async throws(PhotoError) {
        do { try await gallery.add(photo, jpeg: jpeg) } catch { throw .device(error) }
    }
}

extension PhotoJob.Outcome {
    var jpeg: [UInt8]? { if case .compressed(let bytes, _) = self { bytes } else { nil } }
}
