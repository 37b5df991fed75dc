/// What holds for many operations, in the words that documents, pages and exports share.
public enum Conventions {
    /// What holds for every operation and is not repeated in each.
    public static let everywhere = """
        Every GET also answers HEAD. A path with another method is refused with 405 and `Allow`. Members and query items that are not \
        listed are ignored; in a request null counts as absent. Texts are trimmed. A text as long as `maxLength` is taken; where there is \
        `x-maxCharacters`, characters are counted as readers see them, so that a text of more code points may be taken, up to \
        `x-maxBytes` of UTF-8. An enum with `x-open` gets more words without notice. More than 30 combining marks in a row are no text. \
        At most 100 wrong fields are told. Every answer carries `X-Request-Id`. What is wrong with a request is told by `code`, one of \
        the `x-error-codes` of its response, and for single fields \
        by `fields[].code`.
        """

    /// Of `Idempotency-Key`: what a client has to know before it sends a write again.
    public static let key = """
        For \(EndpointDescription.keyLifetime.components.seconds / 3600) hours a repeat with the same key and body is answered like the \
        first, with `Idempotency-Replayed`; what was refused is tried anew. A key belongs to one person and one operation; without a \
        token, to whoever knows it. With 409 and `request_in_progress` the first is not done yet: send it again. With 422 and `idempotency_mismatch` \
        the key stands for another body: make a new one. Where an app gives things their ids, in a path or as `id` or `clientId` of a \
        body, a repeat is the same thing for ever, without a key.
        """
}
