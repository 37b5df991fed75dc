extension ConfigReader {
    /// The path of a PEM file of certificates; nil when it is not set. What cannot be read or holds none is refused at start, because
    /// every connection would fail later.
    public mutating func certificateFile(_ name: String) -> String? {
        declare(name, "a PEM file of certificates", standard: "")
        guard let path = optionalString(name) else { return nil }
        switch SmallFile.read(path, limit: 4 << 20) {
        case .failure(let failure): refuse(name, "expected a file of certificates that can be read: \(failure.message)")
        case .success(let bytes):
            if !String(decoding: bytes, as: UTF8.self).utf8.contains(sequence: "-----BEGIN CERTIFICATE-----") {
                refuse(name, "expected a PEM file with at least one certificate")
            }
        }
        return path
    }
}

extension String.UTF8View {
    /// Whether these bytes stand somewhere in it.
    fileprivate func contains(sequence: String) -> Bool {
        indices.contains { self[$0...].starts(with: sequence.utf8) }
    }
}
