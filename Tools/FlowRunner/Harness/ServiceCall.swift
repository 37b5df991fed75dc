/// One call that runs on a thread of its own.
///
/// `@unchecked Sendable`: the result is written by that thread alone and read after it was joined.
final class ServiceCall: @unchecked Sendable {
    // Sendable: `Threads.each` gives each call to exactly one thread and returns after all have ended, so no two threads
    // ever touch the same call at the same time.
    let service: ServiceAddress
    private let transport: any Transport
    private let request: TransportRequest
    private(set) var result: Result<TransportResponse, TransportError>?

    init(service: ServiceAddress, transport: any Transport, request: TransportRequest) {
        self.service = service
        self.transport = transport
        self.request = request
    }

    func run() {
        do throws(TransportError) { result = .success(try transport.send(request)) } catch { result = .failure(error) }
    }
}
