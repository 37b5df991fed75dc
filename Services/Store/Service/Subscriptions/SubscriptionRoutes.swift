internal import Contracts
internal import HTTPCore
internal import ServiceKit

/// Tiers, what is paid for them, and the card it is paid with.
struct SubscriptionRoutes: Sendable {
    let subscriptions: SubscriptionActions
    let cards: CardActions
    let invoices: InvoiceActions
    let reports: ReportActions

    var routes: [Route] {
        [
            Subscriptions.plans.handle(subscriptions.plans),
            Subscriptions.current.handle(subscriptions.current),
            Subscriptions.quote.handle(subscriptions.quote),
            Subscriptions.change.handleSaving(subscriptions.change).replayed(with: .created),
            Subscriptions.confirm.handle(subscriptions.confirm),
            Subscriptions.cancel.handle(subscriptions.cancel),
            Subscriptions.resume.handle(subscriptions.resume),
            Subscriptions.invoices.handle(invoices.page),
            Subscriptions.method.handle(cards.current),
            Subscriptions.setMethod.handle(cards.set),
            Subscriptions.removeMethod.handle(cards.remove),
            Subscriptions.entitlement.handle(subscriptions.entitlement),
            StoreAdmin.report.handle(reports.report),
        ]
    }
}
