internal import Contracts
internal import HTTPCore
internal import Wire

extension SessionManager {
    /// Calls an endpoint that answers with a picture.
    /// - Parameter etag: of the version that is here already.
    /// - Returns: nil when that version is still the one.
    nonisolated func image<By: Caller, Parameters: DTO>(
        _ endpoint: Endpoint<By, Parameters, Nothing, RawOutput>, _ parameters: Parameters, etag: String?, as user: UserID
    ) async throws(ClientError) -> CachedImage? {
        var request = try api.prepare(endpoint, parameters, Nothing(), idempotencyKey: nil)
        request.headers["Accept"] = "image/*"
        request.headers["If-None-Match"] = etag
        let response = try await send(endpoint, request, as: user)
        return response.status == .notModified ? nil : try CachedImage(response)
    }
}

extension CachedImage {
    /// - Throws: `invalidResponse` for what is no picture, such as the sign-in page of a network.
    init(_ response: ClientResponse) throws(ClientError) {
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        guard type.hasPrefix("image/"), !response.body.isEmpty else { throw .invalidResponse }
        self.init(bytes: response.body, contentType: type, etag: response.headers["ETag"])
    }
}
