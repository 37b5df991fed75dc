internal import Platform
internal import Security
internal import ServiceKit
internal import WebDomain
internal import Wire

/// The cookies of browsers. Each proves that it was made here, so that what a stranger makes up is refused before the database, or a
/// disk, has any work with it.
struct Cookies: Sendable {
    /// Of random bytes; the hash of the whole cookie is the session's id.
    private let first: OpaqueTokenFormat
    /// Of the session's id itself: what browsers get in place of a cookie that was made with a former secret.
    private let later: OpaqueTokenFormat
    private let random: any RandomSource
    private let isPlain: Bool

    init(_ runtime: ServiceRuntime, isPlain: Bool) {
        let key = runtime.keys.hmac("web cookie")
        first = OpaqueTokenFormat(version: "w1", key: key)
        later = OpaqueTokenFormat(version: "w2", key: key)
        random = runtime.random
        self.isPlain = isPlain
    }

    /// For a new session.
    func make() -> String { first.make(random.bytes(32)) }

    /// For a session that there is, with the secret of now.
    func make(for id: String) -> String? { hexDecode(id).map { later.make($0) } }

    /// The id of the session that a new cookie stands for.
    static func id(of cookie: String) -> String { hex(sha256(cookie)) }

    /// What the `Cookie` fields of a request say; nil where there is none that was made here.
    func read(_ product: Product, in fields: [String]) -> BrowserCookie? {
        guard let value = cookie(product).value(in: fields) else { return nil }
        if let bytes = first.open(value) { return BrowserCookie(id: Self.id(of: value), isCurrent: first.make(bytes) == value) }
        return later.open(value).map { BrowserCookie(id: hex($0), isCurrent: later.make($0) == value) }
    }

    func setting(_ value: String, of product: Product, isKept: Bool) -> String { cookie(product).setting(value, isKept: isKept) }
    func removal(of product: Product) -> String { cookie(product).removal }

    /// An id for a browser that has none, as random as the key of the request that it signs in with. One that comes again under its key,
    /// as after an answer that got lost, is given the same id at every replica: auth takes it for the same only if it is so to the letter.
    func makeDevice(for key: String?) -> String { base64url(key.map { sha256("web device|" + $0) } ?? random.bytes(32)) }

    /// The id that a browser was given before.
    func device(_ product: Product, in fields: [String]) -> String? { cookie(product).device(in: fields) }

    func deviceSetting(_ id: String, of product: Product) -> String { cookie(product).deviceSetting(id) }

    private func cookie(_ product: Product) -> SessionCookie { SessionCookie(product, isPlain: isPlain) }
}

/// What a browser is known by.
struct BrowserCookie: Sendable {
    /// Of its session.
    let id: String
    /// Whether it was made with the secret of now. One of a former secret is refused once that is.
    let isCurrent: Bool
}
