internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import WebDomain
internal import Wire

/// A request of a product's web client.
struct Visit: Sendable {
    let product: Product
    /// The product's cookie, if the browser sent one that was made here.
    let cookie: BrowserCookie?
    /// What auth knows the browser by, also after it signed out; nil for one that has not signed in yet.
    var device: String?
    /// The test run, which a browser tells by a cookie; nil outside tests.
    let run: String?
    let now: Instant
    let context: RequestContext
    var request: HTTPRequest

    /// The cookie of a test run.
    static let runCookie = "barbell_run"

    init(_ product: Product, _ request: HTTPRequest, _ context: RequestContext, _ cookies: Cookies, _ runtime: ServiceRuntime) {
        let fields = request.headers.all("Cookie")
        self.product = product
        cookie = cookies.read(product, in: fields)
        device = cookies.device(product, in: fields)
        let named = runtime.configuration.testHooks ? SessionCookie.plainValue(named: Self.runCookie, in: fields) : nil
        run = named ?? context.run
        now = named == nil ? context.now : runtime.clocks.now(run: named)
        self.context = context
        self.request = request
    }
}
