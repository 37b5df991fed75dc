/// A file of an export.
public struct ExportedFile: Sendable, Hashable {
    /// Relative to the export's folder.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// Where the services answer, by their names.
public struct ExportAddresses: Sendable {
    private let addresses: [String: String]

    public init(_ addresses: [String: String]) { self.addresses = addresses }

    /// Without a slash at its end.
    public subscript(_ service: String) -> String { addresses[service] ?? "http://127.0.0.1" }
}
