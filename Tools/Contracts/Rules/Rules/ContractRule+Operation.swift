extension ContractRule {
    static let operationAdded = harmless("operation-added", .request, "there is a new operation", why: "Nobody calls it yet.")
    static let operationRemoved = error(
        "operation-removed", .request, "an operation is gone", hurts: "everyone who calls it",
        why: "Clients that call it get 404 or 405.",
        instead: "Keep it, mark it deprecated with an x-sunset date, and remove it after that date.")
    static let operationPathChanged = error(
        "operation-path-changed", .request, "an operation answers at another path", hurts: "everyone who calls the old path",
        why: "Clients in the field keep calling the old path and get 404.",
        instead: "Answer at both paths, and mark the old one deprecated with an x-sunset date.")
    static let operationMethodChanged = error(
        "operation-method-changed", .request, "an operation answers to another method", hurts: "everyone who uses the old method",
        why: "Clients in the field keep using the old method and get 405.",
        instead: "Answer to both methods, and mark the old one deprecated with an x-sunset date.")
    static let operationIDChanged = warning(
        "operation-id-changed", .both, "the operationId is another", hurts: "generated clients, and pacts that name the operation",
        why: "On the wire nothing changes, but generated clients name their functions after it and pacts find their operation by it.",
        instead: "Keep the old operationId, or rename it in the pacts in the same change.")
    static let deprecated = harmless(
        "deprecated", .both, "something is deprecated now", why: "It still works until its sunset date; clients have until then.")
    static let sunsetMissing = error(
        "sunset-missing", .both, "something is deprecated without a sunset date", hurts: "everyone who must plan for the end of it",
        why: "Nobody can tell how long they may still use it, so it can never be removed in good faith.",
        instead: "Add x-sunset with a date as YYYY-MM-DD.")
    static let sunsetBroughtForward = error(
        "sunset-brought-forward", .both, "a sunset date is earlier than it was", hurts: "those who planned for the date that was given",
        why: "Clients planned their change for the date that they were told.", instead: "Keep the date, or choose a later one.")
    static let stabilityLowered = error(
        "stability-lowered", .both, "x-stability promises less than it did", hurts: "everyone who relied on the promise",
        why: "What is called stable may be built upon; taking that back exempts later breaking changes from every check.",
        instead: "Keep the level; deprecate the operation if it is to go.")

    static let authAdded = error(
        "auth-added", .request, "an operation asks for credentials that anybody could call", hurts: "callers without credentials",
        why: "Clients that send no token get 401.", instead: "Make a new operation that asks for credentials, and deprecate this one.")
    static let authChanged = error(
        "auth-changed", .request, "an operation asks for other credentials", hurts: "callers with the old credentials",
        why: "Clients that send what was asked for until now get 401 or 403.",
        instead: "Accept the old credentials beside the new ones until the old ones are out of use.")
    static let authScopeAdded = error(
        "auth-scope-added", .request, "an operation asks for one more scope", hurts: "callers whose tokens lack the scope",
        why: "Tokens that were given out without the scope get 403.",
        instead: "Give the scope to every token first, and ask for it when the old tokens have expired.")
    static let authRelaxed = harmless("auth-relaxed", .request, "an operation accepts more kinds of callers")

    static let callerRemoved = error(
        "caller-removed", .request, "a service may not call an operation any more", hurts: "the service that is named",
        why: "Its calls are answered 403 from the moment that this release runs, also those of its release before.",
        instead: "Take its last call away first, let that release run everywhere, and take the name out of callers after it.")
    static let callerAdded = harmless("caller-added", .request, "one more service may call an operation")

    static let operationRules = [
        operationAdded, operationRemoved, operationPathChanged, operationMethodChanged, operationIDChanged, deprecated, sunsetMissing,
        sunsetBroughtForward, stabilityLowered, authAdded, authChanged, authScopeAdded, authRelaxed, callerRemoved,
        callerAdded,
    ]
}
