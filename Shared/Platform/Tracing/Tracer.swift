internal import Glibc

/// Makes the spans of a process. Where nobody takes them, what is to be traced runs as if there were no tracer.
public struct Tracer: Sendable {
    /// Records nothing.
    public static let off = Tracer(sink: nil)

    private let sink: (any SpanSink)?

    public init(sink: (any SpanSink)?) { self.sink = sink }

    public var isOn: Bool { sink != nil }

    /// Runs `body` as a part of the current trace; what it calls becomes part of this part. Outside of a trace it only runs.
    /// - Parameter name: see `Span.name`.
    public func span<T: Sendable, E: Error>(
        _ name: @autoclosure () -> String, _ kind: Span.Kind = .internal, _ body: (inout Span.Facts) async throws(E) -> T
    ) async throws(E) -> T {
        var facts = Span.Facts()
        guard sink != nil, let parent = TraceContext.current, parent.isSampled else { return try await body(&facts) }
        let context = parent.child(), began = ContinuousClock.now
        let result: Result<T, E> = await TraceContext.$current.withValue(context) {
            do throws(E) { return .success(try await body(&facts)) } catch { return .failure(error) }
        }
        if case .failure(let error) = result, facts.failure == nil { facts.failure = "\(error)" }
        record(name(), kind, context, ContinuousClock.now - began, facts)
        return try result.get()
    }

    /// Records a part that has just ended.
    public func record(_ name: String, _ kind: Span.Kind, _ context: TraceContext, _ duration: Duration, _ facts: Span.Facts) {
        guard let sink, context.isSampled else { return }
        let (seconds, attoseconds) = duration.components
        let began = Self.wallNanoseconds() - seconds * 1_000_000_000 - attoseconds / 1_000_000_000
        sink.record(Span(context: context, name: name, kind: kind, beganAt: began, duration: duration, facts: facts))
    }

    /// The machine's own time: a test run's clock moves what services do, not how long they take.
    private static func wallNanoseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
