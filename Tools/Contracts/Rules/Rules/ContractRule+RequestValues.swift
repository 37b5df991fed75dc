extension ContractRule {
    private static func narrowed(_ id: String, _ summary: String, _ instead: String) -> ContractRule {
        error(
            id, .request, summary, hurts: "callers that send what is refused now",
            why: "Values that were right, and may be stored in clients in the field, are refused now.", instead: instead)
    }

    static let requestTypeChanged = narrowed(
        "request-type-changed", "a value must be of another type",
        "Accept both types, or add a field of the new type and deprecate the old one.")
    static let requestTypeNarrowed = narrowed(
        "request-type-narrowed", "a value may be of fewer types", "Keep accepting the old types, and convert them.")
    static let requestTypeWidened = harmless("request-type-widened", .request, "a value may be of more types")
    static let requestNullRefused = narrowed(
        "request-null-refused", "null is refused", "Keep accepting null, as if the field were left out.")
    static let requestNullAllowed = harmless("request-null-allowed", .request, "null is accepted")
    static let requestEnumNarrowed = narrowed(
        "request-enum-narrowed", "a value of an enum is refused", "Keep accepting the value, and map it to what replaces it.")
    static let requestEnumWidened = harmless("request-enum-widened", .request, "an enum accepts one more value")
    static let requestBoundTightened = narrowed(
        "request-bound-tightened", "a number must lie between narrower bounds", "Keep the old bounds, and clamp inside.")
    static let requestBoundRelaxed = harmless("request-bound-relaxed", .request, "a number may lie between wider bounds")
    static let requestLengthTightened = narrowed(
        "request-length-tightened", "a text must be shorter or longer than it had to be", "Keep the old lengths.")
    static let requestLengthRelaxed = harmless("request-length-relaxed", .request, "a text may be shorter or longer")
    static let requestItemsTightened = narrowed(
        "request-items-tightened", "a list or map must have fewer or more members, or each only once", "Keep the old counts.")
    static let requestItemsRelaxed = harmless("request-items-relaxed", .request, "a list or map may have fewer or more members")
    static let requestPatternAdded = narrowed(
        "request-pattern-added", "a text must match a pattern", "Accept any text, and tidy it inside.")
    static let requestPatternChanged = error(
        "request-pattern-changed", .request, "a text must match another pattern", hurts: "callers whose texts fit the old pattern only",
        why: "Nobody can tell from two patterns whether all that fitted the old one fits the new one.",
        instead: "If it does, accept the finding and say so; otherwise accept texts of both patterns.")
    static let requestPatternRemoved = harmless("request-pattern-removed", .request, "a text need not match a pattern any more")
    static let requestFormatChanged = narrowed(
        "request-format-changed", "a value must be in another format", "Read both formats, or add a field for the new one.")
    static let requestFormatRelaxed = harmless("request-format-relaxed", .request, "a value may be in more formats")
    static let requestVariantRemoved = narrowed(
        "request-variant-removed", "one of several shapes is refused", "Keep accepting the shape, and deprecate it.")
    static let requestVariantAdded = harmless("request-variant-added", .request, "a value may have one more shape")
    static let requestDefaultChanged = warning(
        "request-default-changed", .request, "what is left out means something else", hurts: "callers that leave it out",
        why: "The same request as before has another effect.", instead: "Keep the default, and let clients ask for the new behaviour.")

    static let requestValueRules = [
        requestTypeChanged, requestTypeNarrowed, requestTypeWidened, requestNullRefused, requestNullAllowed, requestEnumNarrowed,
        requestEnumWidened, requestBoundTightened, requestBoundRelaxed, requestLengthTightened, requestLengthRelaxed, requestItemsTightened,
        requestItemsRelaxed, requestPatternAdded, requestPatternChanged, requestPatternRemoved, requestFormatChanged, requestFormatRelaxed,
        requestVariantRemoved, requestVariantAdded, requestDefaultChanged,
    ]
}
