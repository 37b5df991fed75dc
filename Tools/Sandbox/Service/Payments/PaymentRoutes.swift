internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import ServiceKit
internal import Wire

/// The routes of the payment provider.
struct PaymentRoutes: Sendable {
    let desk: PaymentDesk
    /// What the address of an approval page begins with; what the caller used when nil.
    let publicURL: String?

    var routes: [Route] {
        [
            Sandbox.tokenizeCard.handle { call in try await desk.tokenize(call.body, at: call.now) },
            Sandbox.forgetCard.handle { call in
                try await desk.forget(call.parameters.id)
                return Nothing()
            },
            Sandbox.keepCard.handle { call in try await desk.keep(call.body, of: call.parameters.reference, at: call.now) },
            Sandbox.openIntent.handle { call in try await desk.open(call.body, run: call.context.run, at: call.now) },
            Sandbox.intents.handle { call in try await desk.list(call.parameters) },
            Sandbox.intent.handle { call in try await desk.find(call.parameters.id) },
            Sandbox.confirmIntent.handleResponse { call in
                let confirmed = try await desk.confirm(call.parameters.id, call.body, baseURL: baseURL(call.context), at: call.now)
                return confirmed.isAnswerLost ? Self.brokenOff : try Self.json(confirmed.intent)
            },
            Sandbox.cancelIntent.handle { call in try await desk.cancel(call.parameters.id) },
            Sandbox.refundIntent.handle { call in try await desk.refund(call.parameters.id, call.body.amount, at: call.now) },
            Sandbox.approvalPage.handle { call in
                ApprovalPage(stored: try await desk.awaiting(call.parameters.id), action: call.parameters.id).response
            },
            Sandbox.answerAction.handle { call in try await desk.answer(call.parameters.id, approve: call.body.approve) },
            Sandbox.approveByHand.handle { call in try await answerByHand(call.parameters.id, approve: true) },
            Sandbox.refuseByHand.handle { call in try await answerByHand(call.parameters.id, approve: false) },
        ]
    }

    private func baseURL(_ context: RequestContext) -> String { publicURL ?? "http://" + (context.host ?? "127.0.0.1") }

    /// Leads back to the page, which then shows what became of the payment, so that reloading it sends nothing again.
    private func answerByHand(_ action: ActionID, approve: Bool) async throws -> HTTPResponse {
        _ = try await desk.answer(action, approve: approve)
        let page = Sandbox.approvalPage.path.path(["id": action.text]) ?? "/"
        return HTTPResponse(status: HTTPStatus(302), headers: ["Location": page, "Cache-Control": "no-store"])
    }

    private static func json(_ intent: PaymentIntent) throws -> HTTPResponse {
        HTTPResponse(
            status: .ok, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
            body: .bytes(try JSONWriter.encode(intent)))
    }

    /// An answer that never comes: the server ends the connection when the body of a stream throws.
    private static var brokenOff: HTTPResponse {
        HTTPResponse(status: .ok, headers: ["Content-Type": "application/json"], body: .stream { _ in throw CancellationError() })
    }
}
