internal import HTTPClient
internal import HTTPCore
public import JSONCoding
internal import Platform
internal import Synchronization

/// Stripe's behaviour where localstripe has another or none:
/// - `confirm` takes a method, a return URL and `off_session`, and may be called again after a card was declined;
/// - the test cards that decline do so when charged, and say why;
/// - approval has a page (`/approve/…`, with `?refuse` to refuse) that sends on to the return URL;
/// - a payment that is past a call is refused with `payment_intent_unexpected_state`;
/// - refunds never exceed the charge;
/// - `latest_charge` is an id unless it is asked for; errors have codes.
extension StripeFaults {
    func perform(_ call: Call) async -> StripeReply {
        let parts = call.path.split(separator: "/").dropFirst().map(String.init)
        guard call.method == .post else {
            // After what runs: who asks when an answer was lost learns what came of it.
            let reply = await queue.run { [self] in await forward(call) }
            guard parts.first == "payment_intents", parts.count == 2, reply.isSuccess else {
                return reply.status == 404 ? .missing(Self.parameter(of: parts)) : reply
            }
            return StripeReply(status: 200, body: shown(reply.body, expanding: StripeFormFields(call.query ?? "").all("expand[]")))
        }
        guard call.headers["Authorization"]?.hasPrefix("Bearer sk_") == true else { return await forward(call) }
        return await queue.run { [self] in
            switch (parts.first, parts.count, parts.last) {
            case ("payment_intents", 1, _): return await open(call)
            case ("payment_intents", 3, "confirm"): return await confirm(parts[1], StripeFormFields(call.body))
            case ("payment_intents", 3, "cancel"): return await cancel(parts[1], StripeFormFields(call.body))
            case ("refunds", 1, _): return await refund(call)
            case ("payment_methods", 3, "attach"): return await attach(parts[1], call)
            case ("payment_methods", 3, "detach"): return await detach(parts[1], call)
            default: return await forward(call)
            }
        }
    }

    private static func parameter(of parts: [String]) -> String {
        switch parts.first {
        case "payment_intents": "intent"
        case "payment_methods": "payment_method"
        default: "id"
        }
    }

    // MARK: - Payments

    private func open(_ call: Call) async -> StripeReply {
        let reply = await forward(call)
        if reply.status == 404 { return .missing("customer", status: 400) }
        guard reply.isSuccess else { return reply }
        record("payment_intent.created", reply.body)
        return StripeReply(status: 200, body: shown(reply.body, expanding: StripeFormFields(call.body).all("expand[]")))
    }

    private func confirm(_ id: String, _ form: StripeFormFields) async -> StripeReply {
        let before = await intent(id)
        guard before.isSuccess else { return .missing("intent") }
        guard ["requires_payment_method", "requires_confirmation", "requires_action"].contains(before.body["status"]?.string) else {
            return unexpected(before.body)
        }
        let found = await look("/v1/payment_methods/\(form["payment_method"] ?? "none")")
        guard found.isSuccess, let method = found.body["id"]?.string else { return .missing("payment_method", status: 400) }
        let last4 = found.body["card"]?["last4"]?.string ?? ""
        let decline = Self.declines[last4]
        // The one card that localstripe declines when it is charged stands for those that it declines only when they are kept.
        let charged = decline == nil ? method : await look("/v1/payment_methods/pm_card_chargeCustomerFail").body["id"]?.string ?? method
        state.withLock { $0.intents[id] = StripeIntentFacts(returnURL: form["return_url"]) }
        _ = await post("/v1/payment_intents/\(id)", json: ["payment_method": .string(charged), "latest_charge": nil, "next_action": nil])
        let reply = await post("/v1/payment_intents/\(id)/confirm")
        if reply.status == 402 {
            return await declined(id, decline ?? Decline(code: "card_declined", declineCode: "generic_decline"), found.body)
        }
        guard reply.isSuccess else { return reply }
        let after = await intent(id).body
        if after["status"] == "requires_action", form["off_session"] == "true" {
            _ = await authenticate(id, succeeds: false)
            return await declined(id, Decline(code: "authentication_required", declineCode: "authentication_required"), found.body)
        }
        record(after["status"] == "requires_action" ? "payment_intent.requires_action" : "payment_intent.succeeded", after)
        return StripeReply(status: 200, body: shown(after, expanding: form.all("expand[]")))
    }

    private func cancel(_ id: String, _ form: StripeFormFields) async -> StripeReply {
        let before = await intent(id)
        guard before.isSuccess else { return .missing("intent") }
        guard await post("/v1/payment_intents/\(id)/cancel").isSuccess else { return unexpected(before.body) }
        let after = await intent(id).body
        record("payment_intent.canceled", after)
        return StripeReply(status: 200, body: shown(after, expanding: form.all("expand[]")))
    }

    private func declined(_ id: String, _ decline: Decline, _ method: JSONValue) async -> StripeReply {
        state.withLock { $0.intents[id, default: StripeIntentFacts()].refusal = (decline.code, decline.declineCode, method) }
        let after = shown(await intent(id).body, expanding: [])
        record("payment_intent.payment_failed", after)
        return .error(
            402, "card_error", code: decline.code, declineCode: decline.declineCode, message: "Your card was declined.", intent: after)
    }

    private func unexpected(_ intent: JSONValue) -> StripeReply {
        .error(400, "invalid_request_error", code: "payment_intent_unexpected_state", intent: shown(intent, expanding: []))
    }

    private struct Decline { let code: String; let declineCode: String? }
    /// Stripe's documented test cards by their last digits; `0341` localstripe does itself.
    private static let declines: [String: Decline] = [
        "0002": Decline(code: "card_declined", declineCode: "generic_decline"),
        "9995": Decline(code: "card_declined", declineCode: "insufficient_funds"),
        "9987": Decline(code: "card_declined", declineCode: "lost_card"),
        "9979": Decline(code: "card_declined", declineCode: "stolen_card"),
        "0069": Decline(code: "expired_card", declineCode: nil), "0127": Decline(code: "incorrect_cvc", declineCode: nil),
        "0119": Decline(code: "processing_error", declineCode: nil),
    ]

    /// An intent as Stripe shows it.
    private func shown(_ intent: JSONValue, expanding names: [String]) -> JSONValue {
        guard case .object(var object) = intent, let id = object["id"]?.string else { return intent }
        let (facts, url) = state.withLock { ($0.intents[id], $0.url) }
        if !names.contains("latest_charge"), let charge = object["latest_charge"]?["id"] { object["latest_charge"] = charge }
        if let method = object["payment_method"]?["id"], !names.contains("payment_method") { object["payment_method"] = method }
        if object["next_action"]?.object != nil, let target = facts?.returnURL {
            let page: JSONValue = ["url": .string("\(url)/approve/\(id)"), "return_url": .string(target)]
            object["next_action"] = ["type": "redirect_to_url", "redirect_to_url": page]
        }
        if object["status"] == "requires_payment_method" {
            object["payment_method"] = .null
            if let refusal = facts?.refusal, object["last_payment_error"]?.object != nil {
                object["last_payment_error"] = [
                    "type": "card_error", "code": .string(refusal.code), "decline_code": refusal.declineCode.map { .string($0) } ?? .null,
                    "payment_method": refusal.card,
                ]
            }
        }
        return .object(object)
    }

    // MARK: - Approval

    /// What the page does when its person approves or refuses.
    public func approve(_ id: String, succeeds: Bool = true) async {
        _ = await queue.run { [self] in await authenticate(id, succeeds: succeeds) }
    }

    func approvalPage(_ request: HTTPRequest) async -> HTTPResponse {
        let id = String(request.path.dropFirst("/approve/".count))
        await approve(id, succeeds: request.query != "refuse")
        guard let target = state.withLock({ $0.intents[id]?.returnURL }) else { return HTTPResponse(status: .notFound) }
        let status = await intent(id).body["status"] == "succeeded" ? "succeeded" : "failed"
        let mark = target.contains("?") ? "&" : "?"
        return HTTPResponse(
            status: HTTPStatus(303), headers: ["Location": "\(target)\(mark)payment_intent=\(id)&redirect_status=\(status)"])
    }

    private func authenticate(_ id: String, succeeds: Bool) async -> StripeReply {
        let before = await intent(id).body
        guard before["status"] == "requires_action" else { return unexpected(before) }
        let reply = await post(
            "/v1/payment_intents/\(id)/_authenticate",
            json: ["client_secret": before["client_secret"] ?? .null, "success": .bool(succeeds)])
        if !reply.isSuccess { return await declined(id, Decline(code: "card_declined", declineCode: "generic_decline"), .null) }
        let after = await intent(id).body
        record(succeeds ? "payment_intent.succeeded" : "payment_intent.payment_failed", after)
        return reply
    }

    // MARK: - Refunds and methods

    private func refund(_ call: Call) async -> StripeReply {
        let form = StripeFormFields(call.body)
        let before = await intent(form["payment_intent"] ?? "none")
        guard before.isSuccess else { return .missing("payment_intent") }
        let charge = before.body["latest_charge"]
        guard before.body["status"] == "succeeded", let paid = charge?["amount"]?.integer,
            let refunded = charge?["amount_refunded"]?.integer
        else {
            return .error(400, "invalid_request_error", code: "charge_not_refundable")
        }
        let amount = form["amount"].map { Int64($0) ?? 0 } ?? paid - refunded
        guard amount > 0 else {
            return .error(400, "invalid_request_error", code: "parameter_invalid_integer", parameter: "amount")
        }
        if refunded >= paid { return .error(400, "invalid_request_error", code: "charge_already_refunded") }
        if amount > paid - refunded { return .error(400, "invalid_request_error", parameter: "amount") }
        let reply = await forward(call)
        if reply.isSuccess, let id = before.body["id"]?.string {
            let after = await intent(id).body
            if case .object(var charge)? = after["latest_charge"] {
                // Stripe copies them from the intent.
                charge["metadata"] = after["metadata"]
                record("charge.refunded", .object(charge))
            }
        }
        return reply
    }

    private func attach(_ id: String, _ call: Call) async -> StripeReply {
        let reply = await forward(call)
        switch reply.status {
        case 404:
            let isThere = await look("/v1/payment_methods/\(id)").isSuccess
            return isThere ? .missing("customer", status: 400) : .missing("payment_method")
        case 402:
            let decline = Self.declines[await look("/v1/payment_methods/\(id)").body["card"]?["last4"]?.string ?? ""]
            return .error(402, "card_error", code: decline?.code ?? "card_declined", declineCode: decline?.declineCode)
        default: return reply
        }
    }

    private func detach(_ id: String, _ call: Call) async -> StripeReply {
        let before = await look("/v1/payment_methods/\(id)")
        guard before.isSuccess else { return .missing("payment_method") }
        guard before.body["customer"]?.string != nil else {
            return .error(400, "invalid_request_error", message: "The payment method you provided is not attached to a customer.")
        }
        return await forward(call)
    }

    // MARK: - Localstripe

    /// What localstripe has of a kind: `payment_intents`, `charges`, `refunds`, `customers`.
    public func objects(_ kind: String) async -> [JSONValue] { await look("/v1/\(kind)?limit=100000").body["data"]?.array ?? [] }

    /// Makes a card as the product's app does, and returns its token.
    public func card(_ number: String) async throws -> String {
        let card: JSONValue = ["number": .string(number), "exp_month": 12, "exp_year": 2030, "cvc": "123"]
        let reply = await post("/v1/payment_methods", json: ["type": "card", "card": card])
        guard let id = reply.body["id"]?.string else { throw LocalStripeUnavailable(description: "no card was made: \(reply.body.text())") }
        return id
    }

    /// Gives money back behind the caller's back, as an operator does in Stripe's dashboard.
    @discardableResult
    public func refundUpstream(_ id: String, amount: Int64) async -> Bool {
        await post("/v1/refunds", json: ["payment_intent": .string(id), "amount": .integer(amount)]).isSuccess
    }

    func intent(_ id: String) async -> StripeReply { await look("/v1/payment_intents/\(id)?expand%5B%5D=payment_method") }

    func look(_ path: String) async -> StripeReply { await send(ClientRequest(url: upstream + path, headers: authorization)) }

    func post(_ path: String, json: JSONValue? = nil) async -> StripeReply {
        await send(ClientRequest(method: .post, url: upstream + path, headers: authorization, body: json?.bytes() ?? []))
    }

    private var authorization: HTTPHeaders { ["Authorization": "Bearer " + secretKey.reveal()] }

    private func forward(_ call: Call) async -> StripeReply {
        var headers = HTTPHeaders()
        for name in ["Authorization", "Content-Type"] { headers[name] = call.headers[name] }
        return await send(
            ClientRequest(
                method: call.method, url: upstream + call.path + (call.query.map { "?" + $0 } ?? ""), headers: headers,
                body: Array(call.body.utf8)))
    }

    private func send(_ request: ClientRequest) async -> StripeReply {
        do throws(HTTPClientError) {
            let response = try await client.send(request, deadline: .seconds(30))
            return StripeReply(status: response.status.code, body: (try? JSONParser.parse(response.body)) ?? .null)
        } catch {
            return .error(502, "api_error", message: "localstripe: \(error)")
        }
    }
}
