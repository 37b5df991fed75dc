import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import Synchronization
import Wire

/// The photo half of the media service and its object store, in memory, for one person; sessions are a `ModelService`'s. It keeps the
/// rules a client can run into: signed URLs that end, exact bytes, idempotency keys, confirming twice.
final class PhotoService: ClientTransport {
    /// What goes wrong with the next request of a kind.
    enum Fault: Sendable {
        case answers(Int), refuses(ErrorCode), fails(NetworkFailure)
        /// It is done, and the answer does not arrive.
        case loses
    }

    struct Upload {
        let wish: PhotoPresign
        var signature: Int
        var stored: [UInt8]?
        var photo: Photo?
        var isClosed = false
    }

    struct State {
        var uploads: [String: Upload] = [:]
        var serial = 0
        var photos: [Photo] = []
        var pictures: [String: [UInt8]] = [:]
        /// `presign`, `put`, `confirm`, `photos`, `photo`, `delete`, `content thumbnail`, in the order they arrived.
        var heard: [String] = []
        var requests: [String: [ClientRequest]] = [:]
        var faults: [String: [Fault]] = [:]
        var replays: [String: (body: [UInt8], response: ClientResponse)] = [:]
        /// Photos that were taken later are refused.
        var latest: Instant?
        var isDown = false
        var store = "https://objects.example.com"
        var links = "https://media.example.com"
        /// Links and signatures up to this number have ended.
        var ended = 0
        /// When signed URLs say that they end.
        var expiresAt = Instant.example
        var inside: [String: Int] = [:]
        var most: [String: Int] = [:]
    }

    let sessions = ModelService()
    let state = Mutex(State())
    private let gates = Mutex<[String: Gate]>([:])

    var now: State { state.withLock { $0 } }
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
    func fail(_ name: String, _ faults: Fault...) { state.withLock { $0.faults[name, default: []] += faults } }
    func count(_ name: String) -> Int { now.heard.count { $0 == name } }
    func requests(_ name: String) -> [ClientRequest] { now.requests[name] ?? [] }
    func keys(_ name: String) -> [String] { requests(name).compactMap { $0.headers["Idempotency-Key"] } }
    func forget() { set { $0.heard = []; $0.requests = [:] } }
    /// Requests of this kind wait here from now on.
    func hold(_ name: String) -> Gate {
        let gate = Gate()
        gates.withLock { $0[name] = gate }
        return gate
    }
    /// Every signed URL and link given so far stops working.
    func endLinks() { set { $0.ended = $0.serial } }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        let isDown = now.isDown
        guard !request.path.hasPrefix("/auth/") else {
            if isDown { throw .unreachable }
            return try await sessions.send(request)
        }
        let name = Self.name(request)
        if isDown { throw .unreachable }
        let fault = state.withLock { state -> Fault? in
            state.heard.append(name)
            state.requests[name, default: []].append(request)
            state.inside[name, default: 0] += 1
            state.most[name] = max(state.most[name] ?? 0, state.inside[name] ?? 0)
            return state.faults[name]?.isEmpty == false ? state.faults[name]?.removeFirst() : nil
        }
        defer { set { $0.inside[name, default: 1] -= 1 } }
        for step in 1...4 { request.onSent?(request.body.count * step / 4) }
        if let gate = gates.withLock({ $0[name] }) { await gate.wait() }
        if Task.isCancelled { throw .cancelled }
        switch fault {
        case .answers(let status): return ClientResponse(status: HTTPStatus(status))
        case .refuses(let code): return ModelService.refusal(code)
        case .fails(let failure): throw failure
        case .loses:
            _ = serve(name, request)
            throw .timedOut
        case nil: return serve(name, request)
        }
    }

    private static func name(_ request: ClientRequest) -> String {
        let path = String(request.path.prefix { $0 != "?" })
        func matches(_ endpoint: EndpointDescription) -> Bool { endpoint.method == request.method && endpoint.path.match(path) != nil }
        if matches(Media.presignPhoto.description) { return "presign" }
        if matches(Media.putObject.description) { return "put" }
        if matches(Media.confirmPhoto.description) { return "confirm" }
        if matches(Media.photos.description) { return "photos" }
        if matches(Media.deletePhoto.description) { return "delete" }
        if matches(Media.photo.description) { return "photo" }
        if matches(Media.content.description) { return "content " + (path.split(separator: ".").last.map(String.init) ?? "") }
        return path
    }

    private func serve(_ name: String, _ request: ClientRequest) -> ClientResponse {
        if name == "put" { return state.withLock { Self.put(request, &$0) } }
        if name.hasPrefix("content") { return state.withLock { Self.content(request, $0) } }
        let bearer = String(request.headers["Authorization"]?.dropFirst("Bearer ".count) ?? "")
        guard sessions.state.withLock({ $0.live.contains(bearer) }) else { return ModelService.refusal(.unauthenticated) }
        return state.withLock { state in
            guard let key = request.headers["Idempotency-Key"] else { return Self.answer(name, request, &state) }
            if let former = state.replays[name + key] {
                return former.body == request.body ? former.response : ModelService.refusal(.idempotencyMismatch)
            }
            let response = Self.answer(name, request, &state)
            if response.status.isSuccess { state.replays[name + key] = (request.body, response) }
            return response
        }
    }

    private static func answer(_ name: String, _ request: ClientRequest, _ state: inout State) -> ClientResponse {
        let id = request.path.split(separator: "/").last.map(String.init)
        switch name {
        case "presign":
            guard let wish = try? InputDecoder.decode(PhotoPresign.self, from: request.body) else {
                return ModelService.refusal(.malformedRequest)
            }
            if let latest = state.latest, let takenAt = wish.takenAt, takenAt > latest {
                let refusal = APIError(.validationFailed, fields: [FieldProblem("takenAt", .mustNotBeLater(than: .example))])
                return ModelService.json(422, refusal.body(.english, requestID: "r-1"))
            }
            state.serial += 1
            let id = "u\(state.serial)", key = "staging/\(id)/bytes"
            state.uploads[key] = Upload(wish: wish, signature: state.serial)
            return ModelService.json(
                201,
                PhotoUpload(
                    uploadUrl: "\(state.store)/objects/\(key)?X-Amz-Signature=\(state.serial)", headers: ["Content-Type": "image/jpeg"],
                    s3Key: StorageKey(trusted: key), expiresAt: state.expiresAt))
        case "confirm": return confirm(request, &state)
        case "photos":
            return ModelService.json(200, PhotoPage(items: state.photos.sorted { $0.takenAt > $1.takenAt }, nextCursor: nil))
        case "photo":
            guard let photo = state.photos.first(where: { $0.id.text == id }) else { return ModelService.refusal(.notFound) }
            state.serial += 1
            return ModelService.json(200, Self.photo(photo, state))
        case "delete":
            guard state.photos.contains(where: { $0.id.text == id }) else { return ModelService.refusal(.notFound) }
            state.photos.removeAll { $0.id.text == id }
            return ClientResponse(status: .noContent)
        default: return ModelService.refusal(.notFound)
        }
    }

    private static func put(_ request: ClientRequest, _ state: inout State) -> ClientResponse {
        let halves = request.path.dropFirst("/objects/".count).split(separator: "?")
        let key = String(halves[0]), signature = halves.count > 1 ? halves[1].split(separator: "=").last.flatMap { Int($0) } : nil
        guard request.headers["Authorization"] == nil, let upload = state.uploads[key], upload.signature == signature,
            upload.signature > state.ended, request.headers["Content-Type"] == "image/jpeg"
        else { return ModelService.refusal(.linkInvalid) }
        guard !upload.isClosed else { return ModelService.refusal(.uploadClosed) }
        guard upload.wish.bytes?.value == Int64(request.body.count), upload.wish.sha256?.text == hex(sha256(request.body)) else {
            return ModelService.refusal(.uploadMismatch)
        }
        state.uploads[key]?.stored = request.body
        return ClientResponse(status: .ok)
    }

    private static func confirm(_ request: ClientRequest, _ state: inout State) -> ClientResponse {
        guard let wish = try? InputDecoder.decode(PhotoConfirm.self, from: request.body) else {
            return ModelService.refusal(.malformedRequest)
        }
        guard let upload = state.uploads[wish.s3Key.text] else { return ModelService.refusal(.notFound) }
        if let photo = upload.photo { return ModelService.json(200, photo) }
        guard let bytes = upload.stored else { return ModelService.refusal(upload.isClosed ? .uploadClosed : .uploadMissing) }
        state.serial += 1
        let digits = String(state.serial), id = "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits
        let photo = photo(
            Photo(
                id: MediaID(trusted: id), s3Key: wish.s3Key, photoType: wish.photoType, stage: wish.stage, taskId: wish.taskId,
                takenAt: wish.takenAt ?? .example, width: 3, height: 4, bytes: Int64(bytes.count), thumbnailUrl: "", previewUrl: "",
                fullUrl: "",
                createdAt: .example), state)
        state.photos.append(photo)
        state.pictures[id] = bytes
        state.uploads[wish.s3Key.text]?.photo = photo
        state.uploads[wish.s3Key.text]?.isClosed = true
        return ModelService.json(201, photo)
    }

    /// With links of now.
    private static func photo(_ photo: Photo, _ state: State) -> Photo {
        func link(_ size: PhotoSize) -> String { "\(state.links)/media/content/\(state.serial).\(photo.id.text).\(size.rawValue)" }
        return Photo(
            id: photo.id, s3Key: photo.s3Key, photoType: photo.photoType, stage: photo.stage, taskId: photo.taskId, takenAt: photo.takenAt,
            width: photo.width, height: photo.height, bytes: photo.bytes, thumbnailUrl: link(.thumbnail), previewUrl: link(.preview),
            fullUrl: link(.full), createdAt: photo.createdAt)
    }

    private static func content(_ request: ClientRequest, _ state: State) -> ClientResponse {
        let parts = (request.path.split(separator: "/").last ?? "").split(separator: ".")
        guard request.headers["Authorization"] == nil, parts.count == 3, let number = Int(parts[0]), number > state.ended else {
            return ModelService.refusal(.linkExpired)
        }
        guard let picture = state.pictures[String(parts[1])] else { return ModelService.refusal(.notFound) }
        return ClientResponse(
            status: .ok, headers: ["Content-Type": "image/jpeg", "ETag": "\"\(parts[1])\""],
            body: parts[2] == "full" ? picture : Array("\(parts[2]) of ".utf8) + picture)
    }

    /// Somebody's photo that is there from the start.
    func addPhoto(_ number: Int, takenAt: Instant = .example) {
        set { state in
            let id = "01960f3e-7b6a-7c3e-9d2b-" + String(repeating: "0", count: 12 - String(number).count) + String(number)
            state.serial += 1
            let photo = Photo(
                id: MediaID(trusted: id), s3Key: .example, photoType: .front, stage: nil, taskId: nil, takenAt: takenAt, width: 3,
                height: 4,
                bytes: 9, thumbnailUrl: "", previewUrl: "", fullUrl: "", createdAt: .example)
            state.photos.append(Self.photo(photo, state))
            state.pictures[id] = Array("photo \(number)".utf8)
        }
    }
}
