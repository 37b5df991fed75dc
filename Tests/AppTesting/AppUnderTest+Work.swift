public import JSONCoding
internal import Platform
public import ServiceKit

public import Wire

extension AppUnderTest {
    /// Does a piece of work as the queue would.
    /// - Parameters:
    ///   - run: a run of its own keeps the worker out of what the work leaves.
    ///   - dueAt: now when left out.
    public func perform<Payload: DTO>(
        _ kind: WorkKind<Payload>, _ payload: Payload, id: String = "01960f3e", run: String? = nil, dueAt: Instant? = nil
    ) async throws {
        try await perform(kind.name, try JSONParser.parse(try JSONWriter.encode(payload)), id: id, run: run, dueAt: dueAt)
    }

    /// As `perform`, for payloads that are not of this release's making.
    public func perform(
        _ kind: String, _ payload: JSONValue, id: String = "01960f3e", run: String? = nil, dueAt: Instant? = nil
    ) async throws {
        guard let handler = app.service.work.first(where: { $0.kind == kind }) else { throw AppTestingError.noHandler(kind) }
        try await handler(WorkItem(id: id, kind: kind, payload: payload, run: run, dueAt: dueAt ?? clock.now(), attempt: 1))
    }
}
