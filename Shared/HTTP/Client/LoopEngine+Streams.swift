internal import CurlKit
internal import EventLoop

extension LoopEngine {
    /// Sends a request, and answers as soon as the head is there. On a task of this loop only. Nil when the task was cancelled or the
    /// engine closed before.
    /// - Parameters:
    ///   - time: until the head.
    ///   - isEndless: whether the answer has no end of its own.
    func open(_ request: CurlRequest, within time: Duration, isEndless: Bool) async -> Result<StreamedResponse, CurlError>? {
        await run { [self] finish throws(CurlError) in
            let transfer = try preparedTransfer(request)
            let multi = try (isEndless ? endless : streams).started()
            let id = newID()
            let body = BodyPipe { [self] in loop.execute { [self] in resume(id) } }
            let patience = loop.schedule(after: time) { [self] in expire(id) }
            var isOpen = false
            transfer.read(
                by: AnswerReader { [self] status, headers in
                    patience.cancel()
                    isOpen = true
                    finish(
                        .success(
                            StreamedResponse(status: status, headers: headers, body: body) { [self] in
                                loop.execute { [self] in abort(id) }
                            }))
                } piece: { body.offer($0) })
            do throws(CurlError) {
                try multi.start(transfer) { [self] result in
                    forget(id)
                    patience.cancel()
                    keep(transfer)
                    switch result {
                    case .success where isOpen: body.finish(.success(()))
                    case .failure(let error) where isOpen: body.finish(.failure(HTTPClientError(error)))
                    case .success: finish(.failure(.reset("no head")))
                    case .failure(let error): finish(.failure(error))
                    }
                }
            } catch {
                patience.cancel()
                throw error
            }
            let stop = { [self] in
                forget(id)
                patience.cancel()
                multi.abort(transfer)
            }
            remember(
                id,
                Call {
                    stop()
                    body.finish(.failure(.cancelled))
                } resume: {
                    multi.resume(transfer)
                } expire: {
                    let error = transfer.overdue
                    stop()
                    finish(.failure(error))
                })
            return stop
        }
    }
}
