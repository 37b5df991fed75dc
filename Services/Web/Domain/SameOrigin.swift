/// Whether a call comes from our own pages. Cookies go along with what other pages make a browser send, so what changes something has to
/// say where it comes from: by a field that no form can send, and by what the browser itself tells of the page. OWASP's sheet on
/// cross-site request forgery; RFC 10017.
public enum SameOrigin {
    /// The field, and its value, that every unsafe call has.
    public static let field = "X-Barbell"
    public static let fieldValue = "web"

    /// Why a call is refused.
    public enum Refusal: Error, Equatable {
        case noField
        /// By what the browser tells.
        case otherOrigin
        /// The browser tells nothing.
        case unknownOrigin
    }

    /// - Parameters:
    ///   - marker: the value of `X-Barbell`.
    ///   - fetchSite: the value of `Sec-Fetch-Site`, which pages cannot set.
    ///   - origin: the value of `Origin`.
    ///   - own: the origin that the pages were given at, as `https://app.example`.
    public static func check(marker: String?, fetchSite: String?, origin: String?, own: String) throws(Refusal) {
        guard marker == fieldValue else { throw .noField }
        if let fetchSite {
            guard fetchSite == "same-origin" else { throw .otherOrigin }
        } else if let origin {
            guard origin == own else { throw .otherOrigin }
        } else {
            throw .unknownOrigin
        }
    }
}
