internal import Wire

/// What libcurl tells of a server's certificate, as lines of `Name:value`.
struct Certificate {
    private var values: [String: String] = [:]

    /// Nil when there was none.
    init?(_ lines: [String]) {
        guard !lines.isEmpty else { return nil }
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            values[line[..<colon].lowercased()] = String(line[line.index(after: colon)...])
        }
    }

    subscript(_ field: QueryNode.CertificateField) -> FlowValue? {
        switch field {
        case .subject: values["subject"].map(FlowValue.string)
        case .issuer: values["issuer"].map(FlowValue.string)
        case .startDate: date("start date")
        case .expireDate: date("expire date")
        case .serialNumber: values["serial number"].map { .string(Self.pairs($0)) }
        case .subjectAlternativeName: values["x509v3 subject alternative name"].map(FlowValue.string)
        }
    }

    private func date(_ name: String) -> FlowValue? {
        guard let text = values[name] else { return nil }
        let formats = ["%b %e %H:%M:%S %Y GMT", "%Y-%m-%d %H:%M:%S GMT"]
        return formats.lazy.compactMap { DateFormat.instant(text, $0) }.first.map(FlowValue.date)
    }

    /// `1e:e8:b1` of `1ee8b1` or `1e:e8:b1:`.
    private static func pairs(_ digits: String) -> String {
        let plain = Array(digits.filter { $0 != ":" })
        return stride(from: 0, to: plain.count, by: 2).map { String(plain[$0..<min($0 + 2, plain.count)]) }.joined(separator: ":")
    }
}
