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
        let head = isArabic ? "شكرًا لك\(name)، استلمنا طلبك ودفعتك." : "Thank you\(name). We have your order and your payment."
        var facts = label("Order", "الطلب", order.number.display)
        if let invoice { facts += label("Invoice", "الفاتورة", invoice.text) }
        return mail("Order \(number) confirmed", "تأكيد الطلب \(number)", [head + "\n", facts, lines, totals, address])
    }

    func shipped(carrier: String, trackingNumber: String) -> MailText {
        let head = isArabic ? "طلبك \(number) في الطريق إليك." : "Your order \(number) is on its way to you."
        let facts = label("Carrier", "شركة الشحن", carrier) + label("Tracking number", "رقم التتبع", trackingNumber)
        return mail("Your order \(number) is on its way", "طلبك \(number) في الطريق", [head + "\n", facts, sent])
    }

    func cancelled(amount: Int64) -> MailText {
        let head = isArabic ? "أُلغي طلبك \(number)." : "Your order \(number) was cancelled."
        let back = isArabic ? "سنعيد إليك \(money(amount))\(card)." : "We are returning \(money(amount))\(card)."
        return mail(
            "Your order \(number) was cancelled", "أُلغي طلبك \(number)", [head + "\n", amount == 0 ? "" : back + "\n", lines])
    }

    func refunded(amount: Int64, creditNote: DocumentNumber?) -> MailText {
        let head = isArabic
            ? "أعدنا إليك \(money(amount))\(card) من طلبك \(number). قد يستغرق ظهوره لدى البنك بضعة أيام."
            : "We returned \(money(amount))\(card) for your order \(number). Your bank may take a few days to show it."
        return mail(
            "\(money(amount)) returned for order \(number)", "أُعيد إليك \(money(amount)) من الطلب \(number)",
            [head + "\n", creditNote.map { label("Credit note", "الإشعار الدائن", $0.text) } ?? ""])
    }

    func refundCameBack(amount: Int64) -> MailText {
        let head = isArabic
            ? "ردّ البنك مبلغ \(money(amount)) الذي أعدناه إليك\(card) من طلبك \(number). المبلغ ما زال لك، وسنعيده إليك من جديد."
            : "The bank sent back \(money(amount)) that we returned\(card) for order \(number). It is yours, and we will return it again."
        return mail(
            "\(money(amount)) for order \(number) did not reach you", "لم يصلك مبلغ \(money(amount)) من الطلب \(number)", [head + "\n"])
    }

    /// It may have been given back in another way, which is why it was refused.
    func refundFailed(amount: Int64) -> MailText {
        let head = isArabic
            ? "لم نتمكن من إعادة \(money(amount)) إليك\(card) من طلبك \(number): رُفضت العملية. إن لم يكن قد وصلك فسنتولى ذلك."
            : "We could not return \(money(amount))\(card) for order \(number): it was refused. If you do not have it, we see to it."
        return mail(
            "\(money(amount)) for order \(number) did not reach you", "لم يصلك مبلغ \(money(amount)) من الطلب \(number)", [head + "\n"])
    }

    // MARK: - Parts

    private var name: String { order.address.map { (isArabic ? " " : ", ") + OrderText.isolated($0.name.text, order.language) } ?? "" }

    private var card: String {
        guard let card = order.card else { return "" }
        let digits = OrderText.isolated("•••• " + card.last4, order.language)
        return isArabic ? " إلى بطاقتك \(digits)" : " to your card \(digits)"
    }

    private var lines: String { order.lines.map { text(of: $0, count: $0.quantity) }.joined() }

    /// What is in the parcel: pieces that were given back are not.
    private var sent: String { order.lines.map { text(of: $0, count: $0.quantity - $0.refunded) }.joined() }

    private func text(of line: StoredOrderLine, count: Int64) -> String {
        guard count > 0 else { return "" }
        let name = OrderText.isolated(line.name(order.language), order.language)
        return "\(count) × \(name): \(money(line.unitPrice * count))\n"
    }

    private var totals: String {
        let prices = order.prices
        var rows: [(String, String)] = [(isArabic ? "المجموع الفرعي" : "Subtotal", money(prices.subtotal))]
        if prices.discount > 0 {
            let code = order.promo.map { " (\(OrderText.isolated($0.text, order.language)))" } ?? ""
            rows.append(((isArabic ? "الخصم" : "Discount") + code, money(-prices.discount)))
        }
        rows.append((isArabic ? "الشحن" : "Shipping", prices.shipping == 0 ? isArabic ? "مجاني" : "free" : money(prices.shipping)))
        rows.append((isArabic ? "الإجمالي شامل ضريبة القيمة المضافة" : "Total, VAT included", money(prices.total)))
        rows.append((isArabic ? "منه ضريبة القيمة المضافة" : "VAT in it", money(prices.tax)))
        return rows.map { "\($0.0): \($0.1)\n" }.joined()
    }

    private var address: String {
        guard let address = order.address else { return "" }
        let place = [address.district?.text, address.city.text, address.postalCode?.text].compactMap { $0 }.joined(
            separator: isArabic ? "، " : ", ")
        let rows = [address.name.text, address.street.text, place, address.phone.text].map { OrderText.isolated($0, order.language) + "\n" }
        return (isArabic ? "عنوان التوصيل:\n" : "Deliver to:\n") + rows.joined()
    }

    private func label(_ english: String, _ arabic: String, _ value: String) -> String {
        "\(isArabic ? arabic : english): \(OrderText.isolated(value, order.language))\n"
    }

    /// - Parameter parts: with an empty line between them; those without content are left out.
    private func mail(_ english: String, _ arabic: String, _ parts: [String]) -> MailText {
        let foot = (policy.seller[order.language] ?? "") + "\n" + label("VAT number", "الرقم الضريبي", policy.vatNumber)
        return MailText(
            subject: isArabic ? arabic : english, body: (parts + [foot]).filter { !$0.isEmpty }.joined(separator: "\n"))
    }
}

/// Words of orders, documents and mails alike.
enum OrderText {
    /// In Arabic, text with a direction of its own is kept from turning what stands around it. UAX #9.
    static func isolated(_ text: String, _ language: Language) -> String { language == .arabic ? "\u{2068}\(text)\u{2069}" : text }

    /// As people read it: `89.99 SAR`, `89.99 ر.س`.
    static func money(_ amount: Int64, _ language: Language) -> String {
        language == .arabic ? "\u{2066}\(digits(amount))\u{2069} ر.س" : digits(amount) + " SAR"
    }

    /// `89.99`, `−89.99`
    static func digits(_ amount: Int64) -> String {
        let (whole, cents) = abs(amount).quotientAndRemainder(dividingBy: 100)
        return "\(amount < 0 ? "−" : "")\(whole).\(cents < 10 ? "0" : "")\(cents)"
    }
}
