internal import Contracts
internal import ServiceKit

/// The routes of the payment provider.
struct PaymentRoutes: Sendable {
    let payments: PaymentActions

    var routes: [Route] {
        [
            Sandbox.tokenizeCard.handle(payments.tokenize),
            Sandbox.forgetCard.handle(payments.forget),
            Sandbox.keepCard.handle(payments.keep),
            Sandbox.openIntent.handle(payments.open),
            Sandbox.intents.handle(payments.list),
            Sandbox.intent.handle(payments.one),
            Sandbox.confirmIntent.handleResponse(payments.confirm),
            Sandbox.cancelIntent.handle(payments.cancel),
            Sandbox.refundIntent.handle(payments.refund),
            Sandbox.approvalPage.handle(payments.approvalPage),
            Sandbox.answerAction.handle(payments.answer),
            Sandbox.approveByHand.handle(payments.approveByHand),
            Sandbox.refuseByHand.handle(payments.refuseByHand),
        ]
    }
}
