public import Wire

/// Where a path of the web client leads.
public enum WebAddress: Equatable, Sendable {
    /// `/`: the products.
    case products
    /// `/gtsd`: the home of a product without its slash, below which relative addresses would lead nowhere.
    case withoutSlash(Product)
    /// Any address of the client's own: one page, whose script reads the address.
    case shell(Product)
    case worker(Product)
    case manifest(Product)
    /// Whether somebody is signed in, and the end of that.
    case session(Product)
    /// A path of some service.
    case api(Product, path: String)
    /// A page that a service makes and that works without a script: legal texts, what somebody shared, what a mail asks. `/gtsd/legal/ar/terms` names its
    /// language, for links of a page that speaks another one than the browser.
    case document(Product, Language? = nil, path: String)
    /// A file of a release.
    case asset(release: String, path: String)
    case nothing

    /// Whether it is a page that a service makes. Its forms name no person: what they change, their address says, which is secret.
    public var isDocument: Bool { if case .document = self { true } else { false } }

    /// - Parameter path: of a request, still percent-encoded and no longer than a request's head.
    public init(path: String) {
        var parts = path.utf8.split(separator: slash, maxSplits: 2, omittingEmptySubsequences: false).map { Substring($0) }[...]
        guard parts.popFirst() == "", let first = parts.popFirst() else { self = .nothing; return }
        let rest = parts.popFirst()
        if first.isEmpty, rest == nil {
            self = .products
        } else if first == "r" {
            self = rest.flatMap(Self.asset) ?? .nothing
        } else if let product = Product(rawValue: String(first)) {
            self = rest.map { Self.page(product, $0) } ?? .withoutSlash(product)
        } else {
            self = .nothing
        }
    }

    private static func page(_ product: Product, _ rest: Substring) -> WebAddress {
        switch rest {
        case "sw.js": .worker(product)
        case "manifest.webmanifest": .manifest(product)
        case "session": .session(product)
        case _ where rest.utf8.starts(with: "legal/".utf8): legal(product, rest) ?? .shell(product)
        case _ where rest.utf8.starts(with: "badges/shared/".utf8): .document(product, path: "/" + rest)
        case _ where rest.utf8.starts(with: "partners/shared/".utf8): .document(product, path: "/" + rest)
        case _ where rest == "api" || rest.utf8.starts(with: "api/".utf8): .api(product, path: String(rest.dropFirst(3)))
        default: .shell(product)
        }
    }

    /// `legal/terms` or `legal/ar/terms`.
    private static func legal(_ product: Product, _ rest: Substring) -> WebAddress? {
        var parts = rest.utf8.split(separator: slash, omittingEmptySubsequences: false).map { String(Substring($0)) }
        var language: Language?
        if parts.count == 3 {
            guard let named = Language(rawValue: parts.remove(at: 1)) else { return nil }
            language = named
        }
        guard parts.count == 2, parts[1] == "terms" || parts[1] == "privacy" else { return nil }
        return .document(product, language, path: "/" + parts.joined(separator: "/"))
    }

    /// A name of letters, digits, `-`, `_` and inner dots for each part: nothing that a file system takes for more than a name.
    private static func asset(_ rest: Substring) -> WebAddress? {
        let parts = rest.utf8.split(separator: slash, omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy(isName) else { return nil }
        return .asset(release: String(Substring(parts[0])), path: String(rest.utf8.dropFirst(parts[0].count + 1)) ?? "")
    }

    private static func isName(_ part: Substring.UTF8View) -> Bool {
        guard let first = part.first, first != UInt8(ascii: ".") else { return false }
        return part.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
            default: false
            }
        }
    }
}

private let slash = UInt8(ascii: "/")
