internal import CCurl

extension HTTPTransfer {
    func setConnection(_ options: CurlRequest.Options) throws(CurlError) {
        try set(options.route)
        try set(options.identity)
        try set(options.authentication)
        if let netrc = options.netrc {
            try handle.set(CURLOPT_NETRC, Int((netrc.isOptional ? CURL_NETRC_OPTIONAL : CURL_NETRC_REQUIRED).rawValue))
            if let file = netrc.file { try handle.set(CURLOPT_NETRC_FILE, file) }
        }
        if let silence = options.silence {
            try handle.set(CURLOPT_LOW_SPEED_LIMIT, 1)
            try handle.set(CURLOPT_LOW_SPEED_TIME, max(1, Int(silence / .seconds(1))))
        }
        if let rate = options.bytesPerSecond {
            try handle.set(CURLOPT_MAX_SEND_SPEED_LARGE, offset: rate)
            try handle.set(CURLOPT_MAX_RECV_SPEED_LARGE, offset: rate)
        }
        if options.reportsCertificate { try handle.set(CURLOPT_CERTINFO, 1) }
    }

    private func set(_ route: CurlRequest.Route) throws(CurlError) {
        if !route.resolve.isEmpty { try handle.setList(CURLOPT_RESOLVE, route.resolve) }
        if !route.connectTo.isEmpty { try handle.setList(CURLOPT_CONNECT_TO, route.connectTo) }
        switch route.proxy {
        case .none: break  // as every transfer begins
        case .environment: try handle.clear(CURLOPT_PROXY)
        case .url(let url): try handle.set(CURLOPT_PROXY, url)
        }
        if let hosts = route.noProxy { try handle.set(CURLOPT_NOPROXY, hosts) }
        if !route.proxyHeaders.isEmpty {
            try handle.set(CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE))
            try handle.setList(CURLOPT_PROXYHEADER, route.proxyHeaders)
        }
        if let path = route.unixSocket { try handle.set(CURLOPT_UNIX_SOCKET_PATH, path) }
        switch route.addresses {
        case .any: break
        case .ipv4: try handle.set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V4))
        case .ipv6: try handle.set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V6))
        }
    }

    private func set(_ identity: CurlRequest.Identity) throws(CurlError) {
        if let certificate = identity.certificate { try handle.set(CURLOPT_SSLCERT, certificate) }
        if let key = identity.key { try handle.set(CURLOPT_SSLKEY, key) }
        if let password = identity.password { try handle.set(CURLOPT_KEYPASSWD, password) }
        if let pinned = identity.pinnedKey { try handle.set(CURLOPT_PINNEDPUBLICKEY, pinned) }
    }

    private func set(_ authentication: CurlRequest.Authentication) throws(CurlError) {
        switch authentication {
        case .basic: break
        case .digest: try handle.set(CURLOPT_HTTPAUTH, barbell_curl_auth_digest)
        case .ntlm: try handle.set(CURLOPT_HTTPAUTH, barbell_curl_auth_ntlm)
        case .negotiate: try handle.set(CURLOPT_HTTPAUTH, barbell_curl_auth_negotiate)
        case .awsSignature(let scope): try handle.set(CURLOPT_AWS_SIGV4, scope)
        }
    }
}
