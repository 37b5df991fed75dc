internal import Compression
internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Storage
internal import Wire

/// The library as people look at it: lists, searches, one exercise, the whole for an app's own store, and the drawings.
struct ExerciseActions: Sendable {
    let dependencies: TrainingDependencies
    let custom: any CustomExercises

    private static let pageSize = 20
    private static let longestPage = 100

    func page(_ call: Call<SignedIn, ExerciseQuery, Nothing>) async throws -> ExercisePage {
        let (person, query, library) = (try call.person(), call.parameters, dependencies.library.current)
        let after = try query.cursor.map { token throws(APIError) in try ExercisePlace(reading: token) }
        let limit = min(query.limit.map { Int($0.value) } ?? Self.pageSize, Self.longestPage)
        let own = query.scope == .system ? [] : try await dependencies.database.read { db in try await custom.all(of: person.id, in: db) }
        let page = ExerciseList(query: query, language: call.context.language, library: library, own: own).page(after: after, limit: limit)
        let view = ExerciseView(dependencies, library, call.context)
        let cards = page.items.map { item in
            switch item {
            case .system(let exercise): view.card(exercise)
            case .own(let exercise): view.card(exercise)
            }
        }
        return ExercisePage(items: cards, total: Int64(page.total), corrected: page.corrected, nextCursor: page.next?.token)
    }

    func one(_ call: Call<SignedIn, ExerciseParameters, Nothing>) async throws -> ExerciseDetail {
        let (person, id, library) = (try call.person(), call.parameters.id, dependencies.library.current)
        let view = ExerciseView(dependencies, library, call.context)
        if let exercise = library.exercise(id) { return view.detail(exercise) }
        guard let own = try? CustomExerciseID(validating: id.text),
            let exercise = try await dependencies.database.read({ db in try await custom.find(own, of: person.id, in: db) })
        else { throw APIError(.notFound) }
        return view.detail(exercise)
    }

    func whole(_ call: Call<Anyone, Nothing, Nothing>, _ headers: HTTPHeaders) async throws -> HTTPResponse {
        let bundle = dependencies.library.current.bundle
        let coding = ContentCoding.best(for: headers.all("Accept-Encoding"))
        var packed = bundle.known(coding)
        if packed == nil { packed = try await dependencies.library.apart { try bundle.make(coding) } }
        guard let packed else { throw APIError(.internalError) }
        // Asked for again each time, and not sent again while it is the same.
        var response = HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "application/json", "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding", "ETag": packed.etag,
            ],
            body: .bytes(packed.bytes))
        if let coding { response.headers["Content-Encoding"] = coding.rawValue }
        return response
    }

    /// A drawing may hold styles and nothing that loads or runs anything. One that changes gets a new name.
    func image(_ call: Call<Anyone, ImageParameters, Nothing>) async throws -> HTTPResponse {
        guard let drawing = dependencies.library.current.drawing(call.parameters.name.text) else { throw APIError(.notFound) }
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=31536000, immutable", "ETag": drawing.etag,
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox", "X-Content-Type-Options": "nosniff",
            ],
            body: .bytes(drawing.bytes))
    }
}
