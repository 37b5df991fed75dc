internal import JSONCoding

extension SchemaComparison {
    /// Compares values of several shapes.
    /// - Returns: whether one side has several shapes, so that comparing the two as one shape each would say nothing.
    mutating func compareVariants(
        _ left: SchemaShape, _ right: SchemaShape, _ oldNode: DocumentNode, _ newNode: DocumentNode, _ direction: Direction,
        _ path: FieldPath
    ) -> Bool {
        guard !left.variants.isEmpty || !right.variants.isEmpty else { return false }
        let before = left.variants.isEmpty ? [oldNode] : left.variants
        var after = right.variants.isEmpty ? [newNode] : right.variants
        var gone: [DocumentNode] = []
        for variant in before {
            let identity = identity(variant, in: old)
            // The same name or the same text first, then what has the same types.
            let match =
                after.firstIndex { self.identity($0, in: new) == identity }
                ?? after.firstIndex {
                    variant.reference == nil && $0.reference == nil && new.shape($0).typeText == old.shape(variant).typeText
                }
            guard let match else { gone.append(variant); continue }
            link(variant, after.remove(at: match), direction, path)
        }
        let isRequest = direction == .request
        for variant in gone {
            report(
                isRequest ? .requestVariantRemoved : .responseVariantRemoved, path, at: variant.pointer, side: .old,
                before: describe(variant, in: old), after: nil)
        }
        for variant in after {
            report(
                isRequest ? .requestVariantAdded : .responseVariantAdded, path, at: variant.pointer, before: nil,
                after: describe(variant, in: new))
        }
        if left.allowsNull != right.allowsNull {
            let rule: ContractRule =
                right.allowsNull
                ? (isRequest ? .requestNullAllowed : .responseNullAdded) : (isRequest ? .requestNullRefused : .responseNullRemoved)
            report(
                rule, path, at: right.node.pointer, before: left.allowsNull ? "null allowed" : "no null",
                after: right.allowsNull ? "null allowed" : "no null")
        }
        return true
    }

    private func identity(_ variant: DocumentNode, in file: OpenAPIFile) -> String {
        variant.reference ?? variant.value.text(sortedKeys: true)
    }

    private func describe(_ variant: DocumentNode, in file: OpenAPIFile) -> String {
        if let reference = variant.reference { return reference.split(separator: "/").last.map(String.init) ?? reference }
        return file.shape(variant).typeText
    }
}
