extension ContractRule {
    static let responseStatusRemoved = error(
        "response-status-removed", .response, "a status of success is not answered any more", hurts: "clients that wait for that status",
        why: "Clients that check for exactly this status take the new one for a failure.", instead: "Keep answering with the old status.")
    static let responseStatusAdded = warning(
        "response-status-added", .response, "there is a new status of success", hurts: "clients that check for exactly the old status",
        why: "Clients that check for exactly one status take the new one for a failure.",
        instead: "Make sure that clients treat every 2xx as success, or answer so only to those who ask for it.")
    static let responseErrorStatusRemoved = harmless(
        "response-error-status-removed", .response, "an error status is not answered any more",
        why: "Clients that handle it handle what no longer happens.")
    static let responseErrorStatusAdded = warning(
        "response-error-status-added", .response, "there is a new error status", hurts: "clients that know the listed statuses only",
        why: "A client must treat an unknown status by its class: as 400 or as 500.",
        instead: "Prefer a status that is already there with a new error code.")
    static let responseBodyRemoved = error(
        "response-body-removed", .response, "an answer has no body any more", hurts: "clients that read it",
        why: "Clients that decode the body fail on nothing.", instead: "Keep the body.")
    static let responseBodyAdded = harmless("response-body-added", .response, "an answer has a body now")
    static let responseMediaTypeRemoved = error(
        "response-media-type-removed", .response, "an answer does not come in a media type any more", hurts: "clients that read that type",
        why: "They cannot read the other type, or get 406 when they ask for theirs.",
        instead: "Answer in the old type to those who ask for it.")
    static let responseMediaTypeAdded = harmless("response-media-type-added", .response, "an answer may come in one more media type")
    static let responseHeaderRemoved = error(
        "response-header-removed", .response, "a header is gone from an answer", hurts: "clients that read it",
        why: "Clients that read it find nothing.", instead: "Keep sending it.")
    static let responseHeaderOptional = error(
        "response-header-optional", .response, "a header may be missing from an answer", hurts: "clients that rely on it",
        why: "Clients were told that it is always there.", instead: "Keep sending it always.")
    static let responseHeaderAdded = harmless("response-header-added", .response, "there is a new header in an answer")

    static let errorCodeAdded = warning(
        "error-code-added", .response, "an operation answers with an error code that it did not have",
        hurts: "clients that know the listed codes only",
        why: "A client must treat a code that it does not know by its status; one that does not shows no message.",
        instead: "Make sure that clients fall back to the status, and tell them the new code.")
    static let errorCodeRemoved = harmless(
        "error-code-removed", .response, "an operation does not answer with an error code any more",
        why: "Clients that handle it handle what no longer happens.")
    static let errorCodeMoved = error(
        "error-code-moved", .response, "an error code comes with another status", hurts: "clients that look at the status first",
        why: "Clients that branch on the status before the code never see the code where they look for it.",
        instead: "Keep the status of the code, and make a new code for the new status.")

    static let responseFieldRemoved = error(
        "response-field-removed", .response, "a field is gone from an answer", hurts: "clients that read it",
        why: "Clients that need the field fail to decode the answer; those for which it was optional lose what it said.",
        instead: "Keep the field, mark it deprecated with an x-sunset date, and remove it after that date.")
    static let responseFieldOptional = error(
        "response-field-optional", .response, "a field may be missing that was always there", hurts: "clients that read it",
        why: "Clients were told that it is always there, and fail to decode an answer without it.", instead: "Always send it.")
    static let responseFieldAdded = harmless(
        "response-field-added", .response, "there is a new field in an answer", why: "Clients ignore what they do not know.")
    static let responseFieldRequired = harmless("response-field-required", .response, "a field is always there that could be missing")
    static let responseExtraFieldsAllowed = harmless(
        "response-extra-fields-allowed", .response, "an answer may have fields without a name in the contract",
        why: "Clients ignore what they do not know.")

    static let responseRules = [
        responseStatusRemoved, responseStatusAdded, responseErrorStatusRemoved, responseErrorStatusAdded, responseBodyRemoved,
        responseBodyAdded, responseMediaTypeRemoved, responseMediaTypeAdded, responseHeaderRemoved, responseHeaderOptional,
        responseHeaderAdded, errorCodeAdded, errorCodeRemoved, errorCodeMoved, responseFieldRemoved, responseFieldOptional,
        responseFieldAdded, responseFieldRequired, responseExtraFieldsAllowed,
    ]
}
