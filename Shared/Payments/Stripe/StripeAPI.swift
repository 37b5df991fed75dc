internal import HTTPClient
internal import HTTPCore
internal import Platform

/// Sends calls until one is settled or the time is over.
struct StripeAPI: Sendable {
    let configuration: StripePayments.Configuration
    let client: HTTPClient
    let random: any RandomSource

    /// - Throws: for calls that change something `unknownOutcome` once an attempt may have taken effect; `unavailable` when none
    ///   can have, and for reads; `refused`.
    func send(_ call: StripeCall, until end: ContinuousClock.Instant) async throws(PaymentError) -> StripeAnswer {
        guard let answer = try await answer(to: call, until: end) else { throw .unknownOutcome }
        return answer
    }

    /// As `send`, for calls that may be made anew under another key.
    /// - Returns: nil when all that Stripe still says under this key is that it had a fault.
    func answer(to call: StripeCall, until end: ContinuousClock.Instant) async throws(PaymentError) -> StripeAnswer? {
        let request = call.request(configuration)
        var mayHaveBegun = false
        var attempt = 1
        while true {
            let left = end - .now
            guard left > .zero else { throw mayHaveBegun ? .unknownOutcome : .unavailable }
            let result: Result<ClientResponse, HTTPClientError>
            do throws(HTTPClientError) {
                result = .success(try await client.send(request, deadline: left))
            } catch {
                result = .failure(error)
            }
            switch StripeAttempt(result, of: call) {
            case .answered(let answer): return answer
            case .faultRepeated: return nil
            case .refused(let why): throw .refused(why)
            case .failed(let begun, let again, let wait):
                mayHaveBegun = mayHaveBegun || begun && call.key != nil
                let pause = max(wait, configuration.retries.pause(afterAttempt: attempt, random: random))
                let mayGoOn = again == .untilTheDeadline || again == .aFewTimes && attempt < configuration.retries.attempts
                let goesOn = mayGoOn && .now + pause < end
                guard goesOn, (try? await Task.sleep(for: pause)) != nil else { throw mayHaveBegun ? .unknownOutcome : .unavailable }
                attempt += 1
            }
        }
    }

    /// When a call that begins now has to be over.
    func end(of context: PaymentContext) -> ContinuousClock.Instant { .now + context.deadline }

    /// A key for a call that is not repeated but by `send`.
    func freshKey(_ operation: String) -> String { "\(operation)-\(String(random.next(), radix: 36))\(String(random.next(), radix: 36))" }
}
