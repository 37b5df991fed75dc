internal import Contracts
internal import ServiceKit

/// Where the payment provider tells what became of payments.
struct WebhookRoutes: Sendable {
    let webhooks: WebhookActions

    var routes: [Route] { [StoreOrders.webhook.handleBytes(webhooks.receive)] }
}
