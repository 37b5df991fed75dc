internal import Platform
internal import ServiceKit
internal import Wire

/// All there is of orders: routes, and the work they leave for later.
struct OrderParts: Sendable {
    let routes: [Route]
    let work: [WorkKind: WorkHandler]
    private let mailer: SMTPMailer

    init(_ keeper: StoreKeeper, pricer: CartPricer) throws {
        let mail = OrderMail(runtime: keeper.runtime, policy: keeper.policy)
        mailer = try SMTPMailer(url: keeper.settings.smtpURL, from: keeper.settings.mailFrom)
        routes = OrderRoutes(
            keeper: keeper, desk: OrderDesk(keeper: keeper, refunds: Refunds(keeper: keeper), mail: mail),
            reordering: Reordering(keeper: keeper, pricer: pricer), documents: DocumentDesk(keeper: keeper), view: OrderView()
        ).routes
        work = [
            StoreWork.mail: MailWork.handler(mailer, clocks: keeper.runtime.clocks),
            StoreWork.refund: RefundWork(keeper: keeper, mail: mail).handler,
        ]
    }

    /// After the last answer.
    func close() { mailer.close() }
}
