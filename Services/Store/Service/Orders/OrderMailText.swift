internal import Contracts
internal import StoreDomain
internal import Wire

/// A mail before it is addressed.
struct MailText: Sendable, Equatable {
    let subject: String
    let body: String
}

/// What mails about an order say, in the language it was placed in.
struct OrderMailText: Sendable {
    let order: StoredOrder
    let policy: StorePolicy

    private var isArabic: Bool { order.language == .arabic }
    private var number: String { OrderText.isolated(order.number.display, order.language) }
    private func money(_ amount: Int64) -> String { OrderText.money(amount, order.language) }

    func confirmation(invoice: DocumentNumber?) -> MailText {
        let head = isArabic
            ? "شكرًا لك\(name)، استلمنا طلبك ودفعتك.\n\nالطلب: \(number)\n" : "Thank you\(name). We have your order and your payment.\n\nOrder: \(number)\n"
        let document = invoice.map { (isArabic ? "الفاتورة: " : "Invoice: ") + OrderText.isolated($0.text, order.language) + "\n" } ?? ""
        return text(
            isArabic ? "تأكيد الطلب \(number)" : "Your order \(number)",
            [head + document, lines, totals, address].filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    func shipped(carrier: String, trackingNumber: String) -> MailText {
        let (carrier, tracking) = (OrderText.isolated(carrier, order.language), OrderText.isolated(trackingNumber, order.language))
        return isArabic
            ? text("طلبك \(number) في الطريق", "طلبك \(number) في الطريق إليك.\n\nشركة الشحن: \(carrier)\nرقم التتبع: \(tracking)\n\n\(lines)")
            : text("Your order \(number) is on its way", "Your order \(number) is on its way to you.\n\nCarrier: \(carrier)\nTracking number: \(tracking)\n\n\(lines)")
    }

    func cancelled(amount: Int64) -> MailText {
        let back = amount == 0 ? "" : isArabic ? "\nسنعيد إليك \(money(amount))\(card).\n" : "\nWe are returning \(money(amount))\(card).\n"
        return isArabic
            ? text("أُلغي طلبك \(number)", "أُلغي طلبك \(number).\n\(back)\n\(lines)") : text("Your order \(number) was cancelled", "Your order \(number) was cancelled.\n\(back)\n\(lines)")
    }

    func refunded(amount: Int64, creditNote: DocumentNumber?) -> MailText {
        let note = creditNote.map { (isArabic ? "الإشعار الدائن: " : "Credit note: ") + OrderText.isolated($0.text, order.language) + "\n" } ?? ""
        return isArabic
            ? text("أُعيد إليك \(money(amount)) من الطلب \(number)", "أعدنا إليك \(money(amount))\(card) من طلبك \(number). قد يستغرق ظهوره لدى البنك بضعة أيام.\n\n\(note)")
            : text(
                "\(money(amount)) returned for order \(number)",
                "We returned \(money(amount))\(card) for your order \(number). Your bank may take a few days to show it.\n\n\(note)")
    }

    // MARK: - Parts

    private var name: String { order.address.map { (isArabic ? " " : ", ") + OrderText.isolated($0.name.text, order.language) } ?? "" }

    private var card: String {
        guard let card = order.card else { return "" }
        let digits = OrderText.isolated("•••• " + card.last4, order.language)
        return isArabic ? " إلى بطاقتك \(digits)" : " to your card \(digits)"
    }

    private var lines: String {
        order.lines.map { line in
            "\(line.quantity) × \(OrderText.isolated(line.name(order.language), order.language)): \(money(line.unitPrice * line.quantity))\n"
        }.joined()
    }

    private var totals: String {
        let prices = order.prices
        var rows: [(String, String)] = [(isArabic ? "المجموع الفرعي" : "Subtotal", money(prices.subtotal))]
        if prices.discount > 0 {
            let code = order.promo.map { " (\(OrderText.isolated($0.text, order.language)))" } ?? ""
            rows.append(((isArabic ? "الخصم" : "Discount") + code, OrderText.isolated("−", order.language) + money(prices.discount)))
        }
        rows.append((isArabic ? "الشحن" : "Shipping", prices.shipping == 0 ? isArabic ? "مجاني" : "free" : money(prices.shipping)))
        rows.append((isArabic ? "الإجمالي شامل ضريبة القيمة المضافة" : "Total, VAT included", money(prices.total)))
        rows.append((isArabic ? "منه ضريبة القيمة المضافة" : "VAT in it", money(prices.tax)))
        return rows.map { "\($0.0): \($0.1)\n" }.joined()
    }

    private var address: String {
        guard let address = order.address else { return "" }
        let place = [address.district?.text, address.city.text, address.postalCode?.text].compactMap { $0 }.joined(separator: isArabic ? "، " : ", ")
        let rows = [address.name.text, address.street.text, place, address.phone.text].map { OrderText.isolated($0, order.language) + "\n" }
        return (isArabic ? "عنوان التوصيل:\n" : "Delivered to:\n") + rows.joined()
    }

    private func text(_ subject: String, _ body: String) -> MailText {
        let seller = policy.seller[order.language] ?? ""
        let vat = OrderText.isolated(policy.vatNumber, order.language)
        let foot = isArabic ? "\(seller)\nالرقم الضريبي: \(vat)\n" : "\(seller)\nVAT number: \(vat)\n"
        return MailText(subject: subject, body: body + "\n" + foot)
    }
}

/// Words of orders, documents and mails alike.
enum OrderText {
    /// In Arabic, text with a direction of its own is kept from turning what stands around it. UAX #9.
    static func isolated(_ text: String, _ language: Language) -> String { language == .arabic ? "\u{2068}\(text)\u{2069}" : text }

    /// As people read it: `89.99 SAR`, `89.99 ر.س`.
    static func money(_ amount: Int64, _ language: Language) -> String {
        language == .arabic ? "\u{2066}\(digits(amount))\u{2069} ر.س" : Money.sar(amount).text
    }

    /// `89.99`
    static func digits(_ amount: Int64) -> String { "\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100)" }
}
