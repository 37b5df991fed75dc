/// Which operation of the new document is which of the old one.
enum OperationPairs {
    static func match(_ old: [OpenAPIOperation], _ new: [OpenAPIOperation]) -> (
        pairs: [(old: OpenAPIOperation, new: OpenAPIOperation)], alone: (old: [OpenAPIOperation], new: [OpenAPIOperation])
    ) {
        var pairs: [(old: OpenAPIOperation, new: OpenAPIOperation)] = []
        var byRoute = Dictionary(new.map { ("\($0.method) \($0.shape)", $0) }) { first, _ in first }
        var left: [OpenAPIOperation] = []
        for operation in old {
            if let match = byRoute.removeValue(forKey: "\(operation.method) \(operation.shape)") {
                pairs.append((operation, match))
            } else {
                left.append(operation)
            }
        }
        // An operation whose route changed is recognised by its operation id.
        var byID = Dictionary(byRoute.values.compactMap { operation in operation.id.map { ($0, operation) } }) { first, _ in first }
        var gone: [OpenAPIOperation] = []
        for operation in left {
            if let id = operation.id, let match = byID.removeValue(forKey: id) {
                byRoute["\(match.method) \(match.shape)"] = nil
                pairs.append((operation, match))
            } else {
                gone.append(operation)
            }
        }
        return (pairs, (gone, new.filter { byRoute["\($0.method) \($0.shape)"] != nil }))
    }
}
