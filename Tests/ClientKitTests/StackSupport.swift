import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import Wire

/// The part of Stack a canvas and an export need, in memory; sessions are a `ModelService`'s.
final class StackService: ClientTransport {
    struct State {
        var thumbnails: [String: (bytes: [UInt8], etag: String)] = [:]
        var composition = Composition(
            id: .example, canvas: .portrait9x16, loop: true, layers: [], duration: .example, version: 1, createdAt: .example,
            updatedAt: .example)
        /// What an export is each time it is asked for; the last one stays.
        var exports: [ExportJob] = []
        var replays: [String: ExportJob] = [:]
        var started = 0
        var heard: [String] = []
        var requests: [ClientRequest] = []
        /// What goes wrong with the next request of a kind.
        var faults: [String: [PhotoService.Fault]] = [:]
    }
    let sessions = ModelService()
    let state = Mutex(State())
    private let gates = Mutex<[String: Gate]>([:])

    var now: State { state.withLock { $0 } }
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
    func fail(_ name: String, _ faults: PhotoService.Fault...) { state.withLock { $0.faults[name, default: []] += faults } }
    func count(_ name: String) -> Int { now.heard.count { $0 == name } }
    func hold(_ name: String) -> Gate {
        let gate = Gate()
        gates.withLock { $0[name] = gate }
        return gate
    }

    private static let endpoints: [(String, EndpointDescription)] = [
        ("thumbnail", StackMedia.thumbnail.description), ("change", Compositions.changeLayer.description),
        ("order", Compositions.orderLayer.description), ("remove", Compositions.removeLayer.description),
        ("composition", Compositions.one.description), ("start", Compositions.export.description), ("export", Exports.one.description),
        ("cancel", Exports.cancel.description), ("retry", Exports.retry.description),
    ]

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        guard !request.path.hasPrefix("/auth/") else { return try await sessions.send(request) }
        let path = String(request.path.prefix { $0 != "?" })
        let found = Self.endpoints.first { $0.1.method == request.method && $0.1.path.match(path) != nil }
        guard let (name, endpoint) = found else { return ModelService.refusal(.notFound) }
        let fault = state.withLock { state -> PhotoService.Fault? in
            state.heard.append(name)
            state.requests.append(request)
            return state.faults[name]?.isEmpty == false ? state.faults[name]?.removeFirst() : nil
        }
        if let gate = gates.withLock({ $0[name] }) { await gate.wait() }
        let parameters = endpoint.path.match(path) ?? [:]
        func serve() -> ClientResponse { state.withLock { Self.answer(name, parameters, request, &$0) } }
        switch fault {
        case .answers(let status): return ClientResponse(status: HTTPStatus(status))
        case .refuses(let code): return ModelService.refusal(code)
        case .fails(let failure): throw failure
        case .loses:
            _ = serve()
            throw .timedOut
        case nil: return serve()
        }
    }

    private static func answer(_ name: String, _ parameters: [String: String], _ request: ClientRequest, _ state: inout State)
        -> ClientResponse
    {
        switch name {
        case "thumbnail":
            guard let image = state.thumbnails[parameters["id"] ?? ""] else { return ModelService.refusal(.notFound) }
            if request.headers["If-None-Match"] == image.etag { return ClientResponse(status: .notModified, headers: ["ETag": image.etag]) }
            return ClientResponse(status: .ok, headers: ["Content-Type": "image/webp", "ETag": image.etag], body: image.bytes)
        case "composition": return ModelService.json(200, state.composition)
        case "change":
            guard let change = try? InputDecoder.decode(LayerChange.self, from: request.body) else {
                return ModelService.refusal(.malformedRequest)
            }
            guard let place = state.composition.layers.firstIndex(where: { $0.id.text == parameters["lid"] }) else {
                return ModelService.refusal(.notFound)
            }
            guard change.version ?? state.composition.version == state.composition.version else {
                return ModelService.refusal(.versionConflict)
            }
            state.composition.layers[place].position = change.position ?? state.composition.layers[place].position
            state.composition.layers[place].width = change.width ?? state.composition.layers[place].width
            state.composition.version += 1
            return ModelService.json(200, state.composition)
        case "order":
            guard let order = try? InputDecoder.decode(LayerOrder.self, from: request.body),
                let place = state.composition.layers.firstIndex(where: { $0.id.text == parameters["lid"] })
            else { return ModelService.refusal(.notFound) }
            let others = state.composition.layers.map(\.zIndex)
            state.composition.layers[place].zIndex = order.to == .front ? (others.max() ?? 0) + 1 : (others.min() ?? 0) - 1
            state.composition.version += 1
            return ModelService.json(200, state.composition)
        case "remove":
            guard let place = state.composition.layers.firstIndex(where: { $0.id.text == parameters["lid"] }) else {
                return ModelService.refusal(.notFound)
            }
            state.composition.layers.remove(at: place)
            state.composition.version += 1
            return ModelService.json(200, state.composition)
        case "start":
            let key = request.headers["Idempotency-Key"] ?? ""
            if let job = state.replays[key] { return ModelService.json(202, job) }
            state.started += 1
            let job = state.exports.isEmpty ? ExportJob.at(0) : state.exports.removeFirst()
            state.replays[key] = job
            return ModelService.json(202, job)
        case "export", "cancel", "retry":
            let job = state.exports.count > 1 ? state.exports.removeFirst() : state.exports.first
            return job.map { ModelService.json(name == "retry" ? 202 : 200, $0) } ?? ModelService.refusal(.notFound)
        default: return ModelService.refusal(.notFound)
        }
    }
}

extension ExportJob {
    static func at(_ percent: Int64, _ status: ExportStatus = .running, attempt: Int64 = 1) -> ExportJob {
        ExportJob(
            id: .example, compositionId: .example, resolution: .p1080, codec: .h264, status: status, progress: Progress(trusted: percent),
            estimatedBytes: 1, bytes: status == .done ? 2 : nil, width: 1080, height: 1920, duration: .example, url: nil, error: nil,
            attempt: attempt, createdAt: .example, updatedAt: .example)
    }
}

final class HapticsRecorder: Haptics {
    private let played = Mutex<[Haptic]>([])
    func play(_ haptic: Haptic) { played.withLock { $0.append(haptic) } }
    var all: [Haptic] { played.withLock { $0 } }
}

struct StackDevice: Sendable {
    let service = StackService()
    let memory: MemoryImageCache
    let cleared: Cleared
    let session: SessionManager
    let thumbnails: MediaThumbnails
    var user: UserID { ModelService.person("").id }

    final class Cleared: Sendable {
        private let counts = Mutex<[Int]>([])
        func note(_ count: Int) { counts.withLock { $0.append(count) } }
        var all: [Int] { counts.withLock { $0 } }
    }

    init() async throws {
        let cleared = Cleared()
        self.cleared = cleared
        memory = MemoryImageCache { cleared.note($0) }
        session = try SessionManager.make(service, MemoryTokenStore(), cache: memory)
        thumbnails = MediaThumbnails(session: session, user: ModelService.person("").id, cache: memory)
        _ = try await session.logIn(.example)
        service.set { state in
            for number in 0..<4 { state.thumbnails[Self.media(number).text] = (Array("picture \(number)".utf8), "\"v\(number)\"") }
            state.composition.layers = (0..<3).map { number in
                MediaLayer(
                    id: Self.layer(number), mediaId: Self.media(number), position: .centre, width: LayerWidth(trusted: 4000),
                    aspectRatio: .example, zIndex: Int64(number))
            }
        }
    }

    static func media(_ number: Int) -> MediaID { MediaID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(number)") }
    static func layer(_ number: Int) -> LayerID { LayerID(trusted: "01960f3e-7b6a-7c3e-9d2b-00000000000\(number)") }

    func canvas(_ haptics: any Haptics = NoHaptics()) -> CanvasModel {
        CanvasModel(service.now.composition, session: session, user: user, thumbnails: thumbnails, haptics: haptics)
    }
    func export(_ haptics: HapticsRecorder) -> ExportModel {
        ExportModel(session: session, user: user, haptics: haptics, pause: .milliseconds(1))
    }
}
