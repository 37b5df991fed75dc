internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Wire

/// What a bank would show: who wants how much, and two buttons. Plain forms without scripts; once decided, what became of it and the
/// way back to the app.
struct ApprovalPage: Sendable {
    let stored: StoredIntent
    let action: ActionID

    var response: HTTPResponse {
        Page(
            .english, title: "Approve a payment", head: "<meta name=\"robots\" content=\"noindex\">\n", style: Self.style,
            body: "<main>\n<h1>\(heading)</h1>\n<dl>\(facts)</dl>\n\(isWaiting ? forms : wayBack)</main>\n",
            headers: ["Cache-Control": "no-store"], allowsForms: true
        ).response
    }

    private var intent: PaymentIntent { stored.intent }
    private var isWaiting: Bool { intent.status == .requiresAction }

    private var heading: String {
        switch intent.status {
        case .requiresAction: "Approve this payment?"
        case .succeeded: "Approved"
        case .open: "Refused"
        case .canceled: "This payment was canceled"
        case .processing: "This payment is being processed"
        }
    }

    private var facts: String {
        var rows = [("Amount", AmountText.text(intent.amount.value, intent.currency)), ("Reference", intent.reference.text)]
        if let card = intent.card { rows.append(("Card", "\(card.brand.rawValue) •••• \(card.last4)")) }
        return rows.map { "<dt>\($0.0)</dt><dd>\(Page.escaped($0.1))</dd>\n" }.joined()
    }

    private var forms: String {
        [(Sandbox.approveByHand.path, "Approve", "yes"), (Sandbox.refuseByHand.path, "Refuse", "no")].map { path, name, style in
            let target = path.path(["id": action.text]) ?? ""
            return "<form method=\"post\" action=\"\(Page.escaped(target))\"><button class=\"\(style)\">\(name)</button></form>\n"
        }.joined()
    }

    private var wayBack: String {
        guard let url = stored.returnURL else { return "<p>You can close this page.</p>\n" }
        return "<p><a href=\"\(Page.escaped(url.text))\">Back to the app</a></p>\n"
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #f3f4f5; --card: #ffffff; --line: #dcdfe3; --accent: \
        #00696b; --on: #ffffff; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; --accent: #5fd0cf; --on: #14171a; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif;
               color: var(--ink); background: var(--paper); }
        main { width: min(26rem, 100vw - 3rem); padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: \
        1rem; }
        h1 { font-size: 1.25rem; margin: 0 0 1rem; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
        dt { color: var(--dim); }
        dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
        form { margin: .75rem 0 0; }
        button { width: 100%; min-height: 48px; font: inherit; font-weight: 600; border-radius: .6rem; border: 1px solid var(--line);
                 background: none; color: var(--ink); cursor: pointer; }
        .yes { background: var(--accent); border-color: var(--accent); color: var(--on); }
        a { color: var(--accent); }
        """
}

/// An amount for people: `SAR 99.00`.
enum AmountText {
    static func text(_ minor: Int64, _ currency: Currency) -> String {
        let cents = minor % 100
        return "\(currency.rawValue) \(minor / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}
