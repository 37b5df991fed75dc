public import HTTPCore

/// Takes an answer as it comes, in place of a `CurlResponse` that has all of its body. Called on the thread that drives the transfer.
public struct AnswerReader {
    /// The head of the final answer; once, before the first piece, and not at all where the transfer fails before it.
    let head: (HTTPStatus, HTTPHeaders) -> Void
    /// The next piece of the body. False: not now. The same piece comes again after `CurlMulti.resume`.
    let piece: (UnsafeRawBufferPointer) -> Bool

    public init(head: @escaping (HTTPStatus, HTTPHeaders) -> Void, piece: @escaping (UnsafeRawBufferPointer) -> Bool) {
        self.head = head
        self.piece = piece
    }
}

extension HTTPTransfer {
    /// Gives the answer of the prepared request to a reader.
    public func read(by reader: AnswerReader) { handle.sink.reader = reader }
}
