internal import Platform
internal import Security
internal import ServiceKit
internal import WebDomain
internal import Wire

/// The cookies of browsers. Each proves that it was made here, so that what a stranger makes up is refused before the database, or a
/// disk, has any work with it.
struct Cookies: Sendable {
    private let format: OpaqueTokenFormat
    private let random: any RandomSource
    private let isPlain: Bool

    init(_ runtime: ServiceRuntime, isPlain: Bool) {
        format = OpaqueTokenFormat(version: "w1", key: runtime.keys.hmac("web cookie"))
        random = runtime.random
        self.isPlain = isPlain
    }

    func make() -> String { format.make(random.bytes(32)) }

    /// The value in the `Cookie` fields of a request; nil where there is none that was made here.
    func value(of product: Product, in fields: [String]) -> String? {
        cookie(product).value(in: fields).flatMap { format.open($0) == nil ? nil : $0 }
    }

    func setting(_ value: String, of product: Product, isKept: Bool) -> String { cookie(product).setting(value, isKept: isKept) }
    func removal(of product: Product) -> String { cookie(product).removal }

    private func cookie(_ product: Product) -> SessionCookie { SessionCookie(product, isPlain: isPlain) }
}
