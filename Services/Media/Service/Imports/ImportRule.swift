internal import Contracts
internal import Wire

/// What can be said of the files of an import before their bytes. One that cannot be taken refuses the whole request, by its place.
struct ImportRule: Sendable {
    let policy: MediaPolicy

    /// - Throws: `unsupported_media_type`, `content_too_large`, each naming all files it is about.
    func check(_ files: [ImportFile]) throws(APIError) {
        let rule = policy.rule(.clip)
        let numbered = Array(files.enumerated())
        let strange = numbered.filter { !rule.types.contains($0.element.contentType.text) }
        guard strange.isEmpty else {
            throw APIError(
                .unsupportedMediaType,
                fields: strange.map { FieldProblem("items.\($0.offset).contentType", .notAllowed(values: rule.types)) })
        }
        let long = numbered.filter { $0.element.bytes.value > rule.bytes }
        guard long.isEmpty else {
            throw APIError(
                .contentTooLarge,
                fields: long.map { FieldProblem("items.\($0.offset).bytes", .outOfRange(minimum: 1, maximum: rule.bytes)) })
        }
    }
}
