extension CurlRequest {
    /// Where a request's connection goes, when not simply to its URL.
    public struct Route: Sendable, Equatable {
        /// Addresses in place of a resolver's, as `HOST:PORT:ADDRESS`.
        public var resolve: [String] = []
        /// Other ends of connections, as `HOST:PORT:OTHER-HOST:OTHER-PORT`.
        public var connectTo: [String] = []
        public var proxy: Proxy = .none
        /// Hosts that are called without the proxy, separated by commas; nil leaves it to the environment.
        public var noProxy: String?
        /// For the proxy only, as `Name: value`.
        public var proxyHeaders: [String] = []
        /// A socket of this machine, in place of the network.
        public var unixSocket: String?
        public var addresses: Addresses = .any

        public init() {}

        public enum Proxy: Sendable, Equatable {
            case none
            /// What `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` say.
            case environment
            case url(String)
        }

        public enum Addresses: Sendable, Equatable { case any, ipv4, ipv6 }
    }

    /// Who the caller is to a TLS server, and how sure it has to be of the other.
    public struct Identity: Sendable, Equatable {
        /// PEM files.
        public var certificate: String?
        public var key: String?
        public var password: String?
        /// `sha256//…` hashes separated by `;`, or a file with the key.
        public var pinnedKey: String?

        public init() {}
    }

    /// How the request's credentials are shown.
    public enum Authentication: Sendable, Equatable {
        case basic, digest, ntlm, negotiate
        /// Signed for AWS; `provider[:provider[:region[:service]]]`.
        case awsSignature(String)
    }

    /// Credentials from a file, by host.
    public struct Netrc: Sendable, Equatable {
        /// Nil for `.netrc` of the user's home.
        public var file: String?
        /// Whether credentials of the request itself go first.
        public var isOptional: Bool

        public init(file: String? = nil, isOptional: Bool) {
            self.file = file
            self.isOptional = isOptional
        }
    }
}
