internal import Contracts
internal import Payments
internal import ServiceKit
internal import Storage
internal import Wire

/// What every flow of this service works with.
struct StoreDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: StoreSettings
    let payments: any PaymentProvider
    let memory: PromotionMemory

    var database: any Database { runtime.database }
    var policy: StorePolicy { settings.policy }

    /// The address clients reach this service by, without a slash at its end.
    func publicURL(_ context: RequestContext) -> String { context.publicURL(settings.publicURL) }

    func paymentContext(_ context: RequestContext) -> PaymentContext { PaymentContext(requestID: context.requestID, run: context.run) }
}
