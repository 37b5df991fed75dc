/// What two forms of an operation come to.
struct OperationResult: Sendable {
    let old: OpenAPIOperation?
    let new: OpenAPIOperation?
    var findings: [RawFinding]
    let roots: [SchemaRoot]

    /// The name that clients know it by.
    var title: String { old?.title ?? new?.title ?? "" }
    var id: String? { old?.id ?? new?.id }
}
