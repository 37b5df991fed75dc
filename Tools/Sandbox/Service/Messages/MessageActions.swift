internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Takes messages, or misbehaves as it was told to, and shows what was received.
struct MessageActions: Sendable {
    let runtime: ServiceRuntime
    let feed: LiveFeed
    let disturbances: Disturbances

    func sendSMS(_ call: Call<Anyone, Nothing, SMSMessage>) async throws -> HTTPResponse {
        let message = call.body
        let isAnswered = try await take(
            .sms, id: message.id, to: message.to.text, subject: nil, text: message.text.text, refusal: .phoneInvalid, now: call.now)
        return isAnswered ? try HTTPResponse.json(SMSReceipt(id: message.id), .accepted) : .brokenOff
    }

    func sendPush(_ call: Call<Anyone, Nothing, PushMessage>) async throws -> HTTPResponse {
        let message = call.body
        let isAnswered = try await take(
            .push, id: message.id, to: message.to.text, subject: message.title.text, text: message.body.text + "\n" + message.route.text,
            refusal: .notFound, now: call.now)
        return isAnswered ? try HTTPResponse.json(SMSReceipt(id: message.id), .accepted) : .brokenOff
    }

    /// The list and its count are of one moment: a flow that waits for the third message finds it among the items.
    func list(_ call: Call<Anyone, MessageFilter, Nothing>) async throws -> RecordedMessages {
        try await runtime.database.snapshot { db in try await MessageStore.list(call.parameters, in: db) }
    }

    func one(_ call: Call<Anyone, RecordedMessageParameters, Nothing>) async throws -> MessageDetail {
        let wanted = call.parameters
        return try await find(wanted.channel, wanted.id, wanted.to)
    }

    /// For a frame that runs no scripts; pictures come with the mail or not at all.
    func html(_ call: Call<Anyone, RecordedMailParameters, Nothing>) async throws -> HTTPResponse {
        guard let html = try await find(.mail, call.parameters.id, call.parameters.to).html else { throw APIError(.notFound) }
        let policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        return HTTPResponse(status: .ok, headers: ["Content-Security-Policy": policy], body: .bytes(Array(html.utf8)))
    }

    private func find(_ channel: Channel, _ id: ShortText, _ to: ShortText?) async throws -> MessageDetail {
        let found = try await runtime.database.read { db in try await MessageStore.find(channel, id.text, to: to?.text, in: db) }
        guard let found else { throw APIError(.notFound) }
        return found
    }

    func clear(_ call: Call<Anyone, MessageFilter, Nothing>) async throws -> Nothing {
        try await runtime.database.write { db in try await MessageStore.clear(call.parameters, in: db) }
        return Nothing()
    }

    func disturb(_ call: Call<Anyone, Nothing, Disturbance>) async throws -> Nothing {
        let id = runtime.ids.next()
        try await runtime.database.write { db in try await DisturbanceStore.put(call.body, id: id, in: db) }
        return Nothing()
    }

    func page(_ call: Call<Anyone, Nothing, Nothing>) async throws -> HTTPResponse {
        HTTPResponse(status: .ok, body: .bytes(Array(SandboxPage.html.utf8)))
    }

    /// News as server-sent events, for the page.
    func live(_ call: Call<Anyone, Nothing, Nothing>) async throws -> HTTPResponse {
        let news = feed.watch()
        return HTTPResponse(
            status: .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
            body: .stream { writer in
                try await writer.write(Array(": watching\n\n".utf8))
                for await item in news {
                    let lines: [UInt8] =
                        switch item {
                        case .message(let message): Array("data: ".utf8) + (try JSONWriter.encode(message))
                        case .payment(let payment): Array("event: payment\ndata: ".utf8) + (try JSONWriter.encode(payment))
                        }
                    try await writer.write(lines + [0x0a, 0x0a])
                }
            })
    }

    // MARK: - Taking

    /// - Returns: whether the sender is to learn that it was taken.
    func take(
        _ channel: Channel, id: ShortText, to recipient: String, subject: String?, text: String, refusal: ErrorCode, now: Instant
    ) async throws -> Bool {
        let incoming = IncomingMessage(channel: channel, id: id.text, to: recipient, subject: subject, text: text, receivedAt: now)
        let verdict = await verdict(channel, recipient)
        switch verdict {
        case .temporaryFailure: throw APIError(.unavailable)
        case .refused: throw APIError(refusal)
        case .accepted, .dropped: break
        }
        guard await keep(incoming) == .accepted else { throw APIError(.unavailable) }
        return verdict == .accepted
    }

    /// What becomes of a send.
    func verdict(_ channel: Channel, _ recipient: String) async -> SMTPDialogue.Verdict {
        do {
            guard let taken = try await disturbances.take(channel, to: recipient) else { return .accepted }
            switch taken.mode {
            case .fail: return .temporaryFailure
            case .refuse: return .refused
            case .drop: return .dropped
            case .delay:
                try await Task.sleep(for: taken.delay)
                return .accepted
            }
        } catch {
            runtime.logger.log(.error, "disturbance not read", ["error": .string("\(error)")])
            return .temporaryFailure
        }
    }

    /// Records a message and tells whoever watches the page.
    func keep(_ incoming: IncomingMessage) async -> SMTPDialogue.Verdict {
        do {
            feed.publish(.message(try await runtime.database.write { db in try await MessageStore.record(incoming, in: db) }))
            return .accepted
        } catch {
            runtime.logger.log(.error, "message not recorded", ["error": .string("\(error)")])
            return .temporaryFailure
        }
    }
}
