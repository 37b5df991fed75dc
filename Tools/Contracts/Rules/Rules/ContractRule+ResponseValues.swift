extension ContractRule {
    private static func widened(_ id: String, _ summary: String, _ instead: String) -> ContractRule {
        error(
            id, .response, summary, hurts: "clients that read it",
            why: "Clients were built for the values that they were told of, and fail on others.", instead: instead)
    }

    static let responseTypeChanged = widened(
        "response-type-changed", "a value is of another type", "Add a field of the new type, and deprecate the old one.")
    static let responseTypeWidened = widened(
        "response-type-widened", "a value may be of more types", "Keep the old type, and add a field for what does not fit it.")
    static let responseTypeNarrowed = harmless("response-type-narrowed", .response, "a value is of fewer types")
    static let responseNullAdded = widened(
        "response-null-added", "a value may be null", "Send a value always; for a field that may be missing, leave it out instead.")
    static let responseNullRemoved = harmless("response-null-removed", .response, "a value is not null any more")
    static let responseEnumWidened = widened(
        "response-enum-widened", "an enum has one more value",
        "Declare the enum open (x-open: true) before clients are built on it; now, send the new value only to clients that ask for it.")
    static let responseEnumNarrowed = harmless("response-enum-narrowed", .response, "an enum has one value less")
    static let responseBoundWidened = widened(
        "response-bound-widened", "a number may lie between wider bounds", "Keep the bounds: clients chose types and layouts by them.")
    static let responseBoundNarrowed = harmless("response-bound-narrowed", .response, "a number lies between narrower bounds")
    static let responseLengthWidened = widened(
        "response-length-widened", "a text may be shorter or longer than it was",
        "Keep the lengths: clients chose columns and layouts by them.")
    static let responseLengthNarrowed = harmless("response-length-narrowed", .response, "the lengths of a text are narrower")
    static let responseItemsWidened = widened(
        "response-items-widened", "a list or map may have fewer or more members than it had", "Keep the counts, and add pages for more.")
    static let responseItemsNarrowed = harmless("response-items-narrowed", .response, "the counts of a list or map are narrower")
    static let responsePatternChanged = warning(
        "response-pattern-changed", .response, "a text matches another pattern, or none", hurts: "clients that take the text apart",
        why: "Clients that parse the text by the old pattern may fail on new ones.", instead: "Keep texts within the old pattern.")
    static let responsePatternAdded = harmless("response-pattern-added", .response, "a text matches a pattern now")
    static let responseFormatChanged = widened(
        "response-format-changed", "a value is in another format", "Add a field in the new format, and deprecate the old one.")
    static let responseFormatNarrowed = harmless("response-format-narrowed", .response, "a value is in a narrower format")
    static let responseVariantAdded = widened(
        "response-variant-added", "a value may have one more shape", "Send the new shape only to clients that ask for it.")
    static let responseVariantRemoved = harmless("response-variant-removed", .response, "a value has one shape less")

    static let responseValueRules = [
        responseTypeChanged, responseTypeWidened, responseTypeNarrowed, responseNullAdded, responseNullRemoved, responseEnumWidened,
        responseEnumNarrowed, responseBoundWidened, responseBoundNarrowed, responseLengthWidened, responseLengthNarrowed,
        responseItemsWidened, responseItemsNarrowed, responsePatternChanged, responsePatternAdded, responseFormatChanged,
        responseFormatNarrowed, responseVariantAdded, responseVariantRemoved,
    ]
}
