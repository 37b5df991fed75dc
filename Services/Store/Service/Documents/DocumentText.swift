internal import Contracts
internal import Wire

/// The words of tax documents.
enum DocumentWord: CaseIterable {
    case invoice, creditNote, vatNumber, date, order, corrects, reason, payment, deliverTo, customer
    case item, unitPrice, quantity, discount, rate, amount
    case subtotal, shipping, free, net, vat, total, credited, adjustment, code, included

    func text(_ language: Language) -> String { language == .arabic ? arabic : english }

    private var english: String {
        switch self {
        case .invoice: "Simplified tax invoice"
        case .creditNote: "Credit note for a simplified tax invoice"
        case .vatNumber: "VAT number"
        case .date: "Date"
        case .order: "Order"
        case .corrects: "Corrects invoice"
        case .reason: "Reason"
        case .payment: "Paid by"
        case .deliverTo: "Deliver to"
        case .customer: "Customer"
        case .item: "Item"
        case .unitPrice: "Unit price"
        case .quantity: "Quantity"
        case .discount: "Discount"
        case .rate, .vat: "VAT"
        case .amount: "Amount"
        case .subtotal: "Subtotal"
        case .shipping: "Shipping"
        case .free: "Free"
        case .net: "Total without VAT"
        case .total: "Total with VAT"
        case .credited: "Credited with VAT"
        case .adjustment: "Adjustment of the price"
        case .code: "Invoice code"
        case .included: "All prices are in Saudi riyals and include VAT. Times are those of Riyadh."
        }
    }

    private var arabic: String {
        switch self {
        case .invoice: "فاتورة ضريبية مبسطة"
        case .creditNote: "إشعار دائن لفاتورة ضريبية مبسطة"
        case .vatNumber: "الرقم الضريبي"
        case .date: "التاريخ"
        case .order: "الطلب"
        case .corrects: "يصحح الفاتورة"
        case .reason: "السبب"
        case .payment: "طريقة الدفع"
        case .deliverTo: "يُسلَّم إلى"
        case .customer: "العميل"
        case .item: "الصنف"
        case .unitPrice: "سعر الوحدة"
        case .quantity: "الكمية"
        case .discount: "الخصم"
        case .rate: "الضريبة"
        case .vat: "ضريبة القيمة المضافة"
        case .amount: "المبلغ"
        case .subtotal: "المجموع الفرعي"
        case .shipping: "الشحن"
        case .free: "مجاني"
        case .net: "الإجمالي دون الضريبة"
        case .total: "الإجمالي شامل الضريبة"
        case .credited: "المبلغ المُعاد شامل الضريبة"
        case .adjustment: "تعديل في السعر"
        case .code: "رمز الفاتورة"
        case .included: "جميع الأسعار بالريال السعودي وتشمل ضريبة القيمة المضافة. الأوقات بتوقيت الرياض."
        }
    }
}

enum DocumentText {
    static func reason(_ reason: RefundReason, _ language: Language) -> String {
        switch (reason, language) {
        case (.cancelled, .english): "The order was cancelled"
        case (.cancelled, .arabic): "أُلغي الطلب"
        case (.returned, .english): "Goods were returned"
        case (.returned, .arabic): "أُعيدت البضاعة"
        case (.damaged, .english): "Goods were damaged"
        case (.damaged, .arabic): "البضاعة تالفة"
        case (.goodwill, .english): "Goodwill"
        case (.goodwill, .arabic): "ترضية للعميل"
        }
    }

    /// `2026-03-02 08:00`. Riyadh has been three hours ahead of UTC all year since 1947.
    static func riyadhTime(_ at: Instant) -> String {
        let text = (at + .hours(3)).text
        return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
    }
}
