import HTTPCore
import Objects
import Platform
import Synchronization

/// Mounts a directory store at its public URL, as the media service does.
final class DirectoryEndpoint: HTTPResponder {
    private let store = Mutex<DirectoryStore?>(nil)

    func serve(_ store: DirectoryStore) { self.store.withLock { $0 = store } }

    func intake(of head: HTTPRequest) -> BodyIntake {
        guard let store = store.withLock({ $0 }) else { return .refused(HTTPResponse(status: .serviceUnavailable)) }
        do throws(ObjectRefusal) {
            guard case .put(let admission) = try admit(head, store) else { return .memory }
            return .file(directory: store.spoolDirectory, maximum: admission.bytes)
        } catch {
            return .refused(answer(error))
        }
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        guard let store = store.withLock({ $0 }) else { return HTTPResponse(status: .serviceUnavailable) }
        do {
            switch try admit(request, store) {
            case .get(let admission): return try await store.open(admission).response(to: request.headers)
            case .put(let admission):
                guard let file = request.file else { return HTTPResponse(status: .badRequest) }
                let etag = try await store.accept(admission, spooled: file.path)
                return HTTPResponse(status: .ok, headers: ["ETag": "\"\(etag)\""])
            }
        } catch let refusal as ObjectRefusal {
            return answer(refusal)
        } catch ObjectStoreError.refused(let refusal) {
            return answer(refusal)
        } catch ObjectStoreError.notFound {
            return HTTPResponse(status: .notFound)
        } catch {
            return HTTPResponse(status: .internalServerError, body: .bytes(Array("\(error)".utf8)))
        }
    }

    private func admit(_ request: HTTPRequest, _ store: DirectoryStore) throws(ObjectRefusal) -> Admission {
        try store.admit(
            method: request.method.rawValue, path: request.path, query: request.query, headers: request.headers, now: SystemClock().now())
    }

    private func answer(_ refusal: ObjectRefusal) -> HTTPResponse {
        HTTPResponse(status: HTTPStatus(refusal.status), body: .bytes(Array(refusal.code.utf8)))
    }
}
