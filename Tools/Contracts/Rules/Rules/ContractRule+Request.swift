extension ContractRule {
    static let requestParameterAdded = harmless("request-parameter-added", .request, "there is a new optional parameter")
    static let requestParameterOptional = harmless("request-parameter-optional", .request, "a parameter need not be sent any more")
    static let requestParameterRemoved = error(
        "request-parameter-removed", .request, "a parameter is gone", hurts: "callers that send it",
        why: "What they ask for with it is ignored or refused: a filter that is ignored answers with everything.",
        instead: "Keep it, mark it deprecated with an x-sunset date, and remove it after that date.")
    static let requestParameterRequiredAdded = error(
        "request-parameter-required-added", .request, "there is a new required parameter", hurts: "every caller of today",
        why: "Nobody sends it yet, so every call of today is refused.", instead: "Make it optional, with the behaviour of today without it."
    )
    static let requestParameterRequired = error(
        "request-parameter-required", .request, "a parameter must be sent that was optional", hurts: "callers that leave it out",
        why: "Calls without it were right and are refused now.", instead: "Keep it optional, with the behaviour of today without it.")
    static let requestParameterMoved = error(
        "request-parameter-moved", .request, "a parameter is sent in another place", hurts: "callers that send it in the old place",
        why: "What they send in the old place is not read any more.", instead: "Read it in both places, and deprecate the old one.")
    static let idempotencyKeyRequired = error(
        "idempotency-key-required", .request, "the Idempotency-Key must be sent", hurts: "callers that send no key",
        why: "Calls without a key were right and are refused now.",
        instead: "Keep the key optional until every client sends one; the numbers of calls without a key tell when.")

    static let requestBodyAdded = harmless("request-body-added", .request, "an operation takes an optional body")
    static let requestBodyOptional = harmless("request-body-optional", .request, "the body need not be sent any more")
    static let requestBodyRequiredAdded = error(
        "request-body-required-added", .request, "an operation asks for a body that took none", hurts: "every caller of today",
        why: "Nobody sends a body yet, so every call of today is refused.", instead: "Make the body optional.")
    static let requestBodyRequired = error(
        "request-body-required", .request, "the body must be sent that was optional", hurts: "callers that send none",
        why: "Calls without a body were right and are refused now.", instead: "Keep the body optional.")
    static let requestBodyRemoved = error(
        "request-body-removed", .request, "an operation takes no body any more", hurts: "callers that send one",
        why: "What they send is lost or refused.", instead: "Keep reading the body, and deprecate the operation in favour of a new one.")
    static let requestMediaTypeAdded = harmless("request-media-type-added", .request, "a body may be of one more media type")
    static let requestMediaTypeRemoved = error(
        "request-media-type-removed", .request, "a body may not be of a media type any more", hurts: "callers that send that type",
        why: "They get 415.", instead: "Accept both types until the old one is out of use.")

    static let requestFieldAdded = harmless("request-field-added", .request, "there is a new optional field")
    static let requestFieldOptional = harmless("request-field-optional", .request, "a field need not be sent any more")
    static let requestFieldRequiredAdded = error(
        "request-field-required-added", .request, "there is a new required field", hurts: "every caller of today",
        why: "Nobody sends it yet, so every request of today is refused.",
        instead: "Make it optional, with the behaviour of today without it.")
    static let requestFieldRequired = error(
        "request-field-required", .request, "a field must be sent that was optional", hurts: "callers that leave it out",
        why: "Requests without it were right and are refused now.", instead: "Keep it optional, with the behaviour of today without it.")
    static let requestFieldRemoved = warning(
        "request-field-removed", .request, "a field is not read any more", hurts: "callers that send it",
        why: "What they send is dropped without a word; where unknown fields are refused, the whole request is.",
        instead: "Keep reading it, mark it deprecated with an x-sunset date, and remove it after that date.")
    static let requestExtraFieldsAllowed = harmless(
        "request-extra-fields-allowed", .request, "fields without a name in the contract may be sent")
    static let requestExtraFieldsRefused = error(
        "request-extra-fields-refused", .request, "fields without a name in the contract are refused",
        hurts: "callers that send more than is read",
        why: "Newer or sloppier clients send more than is named; their whole request is refused now.", instead: "Ignore what is not named.")

    static let requestRules = [
        requestParameterAdded, requestParameterOptional, requestParameterRemoved, requestParameterRequiredAdded, requestParameterRequired,
        requestParameterMoved, idempotencyKeyRequired, requestBodyAdded, requestBodyOptional, requestBodyRequiredAdded, requestBodyRequired,
        requestBodyRemoved, requestMediaTypeAdded, requestMediaTypeRemoved, requestFieldAdded, requestFieldOptional,
        requestFieldRequiredAdded, requestFieldRequired, requestFieldRemoved, requestExtraFieldsAllowed, requestExtraFieldsRefused,
    ]
}
