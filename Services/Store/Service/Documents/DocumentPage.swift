internal import Contracts
internal import HTTPCore
internal import QRCode
internal import ServiceKit
internal import StoreDomain
internal import Wire

/// A tax document as a page to print: A4, no scripts, nothing loaded from anywhere. Everything it names stands there in both languages,
/// the reader's first.
struct DocumentPage: Sendable {
    let issued: IssuedDocument
    let language: Language

    /// One's own papers stay in no cache.
    var response: HTTPResponse { page.response }
    var html: String { page.html }

    private var document: StoredDocument { issued.document }
    private var order: StoredOrder { issued.order }
    private var isInvoice: Bool { document.number.kind == .invoice }
    private var title: DocumentWord { isInvoice ? .invoice : .creditNote }

    private var page: Page {
        Page(
            language, title: "\(title.text(language)) \(document.number.text)", head: "<meta name=\"robots\" content=\"noindex\">\n",
            style: DocumentStyle.css,
            body: """
                <main>
                \(head)
                \(facts)
                \(table)
                <section class="end">
                \(code)
                \(totals)
                </section>
                <footer>\(foot)</footer>
                </main>

                """, headers: ["Cache-Control": "private, no-store", "X-Robots-Tag": "noindex"])
    }

    // MARK: - Parts

    private var head: String {
        let other = language.other
        let seller = issued.policy.seller
        return """
            <header>
            <div>
            <p class="seller"><bdi>\(Page.escaped(seller[language] ?? ""))</bdi></p>
            <p class="alt"><bdi lang="\(other.rawValue)">\(Page.escaped(seller[other] ?? ""))</bdi></p>
            <p class="vat">\(both(.vatNumber)) <bdi dir="ltr" class="number">\(Page.escaped(issued.policy.vatNumber))</bdi></p>
            </div>
            <div class="title">
            <h1>\(title.text(language))</h1>
            <p class="alt"><bdi lang="\(other.rawValue)">\(title.text(other))</bdi></p>
            <p class="big number"><bdi dir="ltr">\(document.number.text)</bdi></p>
            </div>
            </header>
            """
    }

    private var facts: String {
        var rows: [(DocumentWord, String)] = [
            (.date, Self.ltr(DocumentText.riyadhTime(document.issuedAt))), (.order, Self.ltr(order.number.display))
        ]
        if let corrects = issued.corrects { rows.append((.corrects, Self.ltr(corrects.text))) }
        if !isInvoice, let refund = issued.refund { rows.append((.reason, DocumentText.reason(refund.reason, language))) }
        if isInvoice, let card = order.card { rows.append((.payment, Self.ltr("\(card.brand.capitalizedASCII) •••• \(card.last4)"))) }
        var list = rows.map { "<div><dt>\(both($0.0))</dt><dd>\($0.1)</dd></div>" }
        if let address = order.address {
            let place = [address.street.text, address.district?.text, address.city.text, address.postalCode?.text].compactMap { $0 }
            let parts = ([address.name.text] + (isInvoice ? place : [])).map { "<bdi>\(Page.escaped($0))</bdi>" }
            list.append(
                "<div\(isInvoice ? " class=\"wide\"" : "")><dt>\(both(isInvoice ? .deliverTo : .customer))</dt>"
                    + "<dd>\(parts.joined(separator: language == .arabic ? "، " : ", "))</dd></div>")
        }
        return "<dl>" + list.joined(separator: "\n") + "</dl>"
    }

    private var table: String {
        let rows = isInvoice ? DocumentRow.bought(order, language) : DocumentRow.credited(document, issued.refund, of: order, language)
        let columns: [DocumentWord] = [.item, .unitPrice, .quantity, .discount, .rate, .amount]
        let body = rows.map { row in
            let cells = [
                row.unitPrice.map(OrderText.digits) ?? "", row.quantity.map(String.init) ?? "",
                row.discount > 0 ? OrderText.digits(row.discount) : "",
                row.taxCategory.flatMap { issued.policy.vatPercent[$0] }.map { "\($0)%" } ?? "", OrderText.digits(row.total),
            ]
            return "<tr><th scope=\"row\"><bdi>\(Page.escaped(row.name))</bdi></th>"
                + zip(columns.dropFirst(), cells).map { column, text in
                    text.isEmpty
                        ? "<td class=\"none\"></td>" : "<td data-label=\"\(column.text(language))\"><bdi dir=\"ltr\">\(text)</bdi></td>"
                }.joined() + "</tr>"
        }
        return "<table>\n<thead><tr>" + columns.map { "<th scope=\"col\">\(both($0))</th>" }.joined() + "</tr></thead>\n<tbody>\n"
            + body.joined(separator: "\n") + "\n</tbody>\n</table>"
    }

    private var totals: String {
        var rows: [(String, String)] = []
        if isInvoice {
            rows.append((both(.subtotal), money(order.prices.subtotal)))
            if order.prices.discount > 0 {
                let code = order.promo.map { " <bdi class=\"code\">\(Page.escaped($0.text))</bdi>" } ?? ""
                rows.append((both(.discount) + code, money(-order.prices.discount)))
            }
            rows.append((both(.shipping), order.prices.shipping == 0 ? DocumentWord.free.text(language) : money(order.prices.shipping)))
        }
        rows.append((both(.net), money(document.total - document.tax)))
        rows.append((both(.vat) + percent, money(document.tax)))
        let last = "<div class=\"sum\"><dt>\(both(isInvoice ? .total : .credited))</dt><dd>\(money(document.total))</dd></div>"
        return "<dl class=\"totals\">" + rows.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }.joined(separator: "\n") + last + "</dl>"
    }

    /// The rate, when all that is taxed has the same.
    private var percent: String {
        let categories = Set(order.lines.map(\.taxCategory))
        guard categories == [.standard], let percent = issued.policy.vatPercent[.standard] else { return "" }
        return " <bdi dir=\"ltr\">\(percent)%</bdi>"
    }

    private var code: String {
        guard let code = QRCode(issued.qr) else { return "" }
        return "<figure>\(code.svg(label: DocumentWord.code.text(language)))<figcaption>\(both(.code))</figcaption></figure>"
    }

    private var foot: String {
        [language, language.other].map { "<p lang=\"\($0.rawValue)\" dir=\"\($0.direction)\">\(DocumentWord.included.text($0))</p>" }
            .joined()
    }

    /// A label in both languages.
    private func both(_ word: DocumentWord) -> String {
        let other = language.other
        return
            "<span>\(word.text(language))</span> <span class=\"alt\" lang=\"\(other.rawValue)\" dir=\"\(other.direction)\">\(word.text(other))</span>"
    }

    private func money(_ amount: Int64) -> String {
        "<bdi dir=\"ltr\" class=\"number\">\(OrderText.digits(amount))</bdi> <span class=\"unit\">\(language == .arabic ? "ر.س" : "SAR")</span>"
    }

    private static func ltr(_ text: String) -> String { "<bdi dir=\"ltr\" class=\"number\">\(Page.escaped(text))</bdi>" }
}

extension Language {
    fileprivate var other: Language { self == .arabic ? .english : .arabic }
    fileprivate var direction: String { self == .arabic ? "rtl" : "ltr" }
}

extension String {
    /// `visa` as `Visa`.
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
