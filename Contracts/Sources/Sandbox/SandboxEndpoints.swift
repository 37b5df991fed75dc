internal import HTTPCore
public import Wire

/// The recording peer that stands in for the SMS gateway, the mail server, the push service and the payment provider during development.
public enum Sandbox {
    public static let sendSMS = Endpoint<Anyone, Nothing, SMSMessage, SMSReceipt>(
        "sandbox.sendSMS", .post, "/sms/messages", status: .accepted, errors: [.phoneInvalid],
        summary: "The HTTP gateway services send SMS through; the same id twice is one message")
    public static let sendPush = Endpoint<Anyone, Nothing, PushMessage, SMSReceipt>(
        "sandbox.sendPush", .post, "/push/messages", status: .accepted, errors: [.notFound],
        summary: "The push gateway: one notification to one device; the same id twice is one message")
    public static let messages = Endpoint<Anyone, MessageFilter, Nothing, RecordedMessages>(
        "sandbox.messages", .get, "/sandbox/messages", summary: "What was received, newest first")
    public static let message = Endpoint<Anyone, RecordedMessageParameters, Nothing, MessageDetail>(
        "sandbox.message", .get, "/sandbox/messages/{channel}/{id}", errors: [.notFound],
        summary: "One message with its source and, where it has one, its HTML")
    public static let messageHTML = Endpoint<Anyone, RecordedMailParameters, Nothing, RawOutput>(
        "sandbox.mailHTML", .get, "/sandbox/mails/{id}/html", contentType: "text/html; charset=utf-8", errors: [.notFound],
        summary: "The HTML of a mail, without scripts and without anything from elsewhere")
    public static let clearMessages = Endpoint<Anyone, MessageFilter, Nothing, Nothing>(
        "sandbox.clearMessages", .delete, "/sandbox/messages", summary: "Forget messages")
    public static let disturb = Endpoint<Anyone, Nothing, Disturbance, Nothing>(
        "sandbox.disturb", .post, "/sandbox/disturbances",
        summary: "Fail, delay, refuse or drop the next sends and confirmations of payments")
    /// An event without a name has a `RecordedMessage`, one of the name `payment` has a `PaymentIntent`.
    public static let live = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "sandbox.live", .get, "/sandbox/live", contentType: "text/event-stream", carries: RecordedMessage.self,
        summary: "Messages and payments as they arrive")
    public static let page = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "sandbox.page", .get, "/", contentType: "text/html; charset=utf-8", summary: "Messages and payments on a page that updates itself")

    public static let areas: [Area] = [
        Area(
            "Messages",
            "SMS, mail and notifications that the services sent: read the code, open the link.",
            [
                messages.description, message.description, messageHTML.description, clearMessages.description, live.description,
                page.description,
            ]),
        Area(
            "Gateways",
            "Where the services send SMS and notifications; they stand in for the providers.",
            [sendSMS.description, sendPush.description]),
        Area("Disturbances", "What goes wrong with the next sends.", [disturb.description]),
    ] + payments + rooms + browsers

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}

/// A way to reach people.
public enum Channel: String, WireEnum {
    /// SMS.
    case sms
    /// Mail.
    case mail
    /// Notifications of devices.
    case push
    /// Confirmations of payments: they can be disturbed and leave no messages.
    case payment
}

/// An SMS to send.
public struct SMSMessage: DTO {
    /// The sender's id of the message; a repeat is answered like the first and recorded once.
    public let id: ShortText
    /// Whom to send it to.
    public let to: SaudiMobile
    /// What it says.
    public let text: PlainText
    public init(id: ShortText, to: SaudiMobile, text: String) { self.id = id; self.to = to; self.text = PlainText(trusted: text) }
    public static let example = SMSMessage(id: ShortText(trusted: "01960f3e"), to: .example, text: "042917 is your FitCoach+ code.")
}

/// A notification for one installed app.
public struct PushMessage: DTO {
    /// The sender's id of the message; a repeat is answered like the first and recorded once.
    public let id: ShortText
    /// The device's token.
    public let to: PushToken
    /// The first line.
    public let title: PlainText
    /// What it says.
    public let body: PlainText
    /// Where opening it leads.
    public let route: PlainText
    /// When it is of no use any more, and should not be shown; left out for what stays of use.
    public let expiresAt: Instant?
    public init(id: ShortText, to: PushToken, title: String, body: String, route: String, expiresAt: Instant? = nil) {
        self.id = id
        self.to = to
        self.title = PlainText(trusted: title)
        self.body = PlainText(trusted: body)
        self.route = PlainText(trusted: route)
        self.expiresAt = expiresAt
    }
    public static let example = PushMessage(
        id: ShortText(trusted: "01960f3e"), to: .example, title: "New badge", body: "Day One Done", route: "gtsd://badges/day_one_done",
        expiresAt: .example)
}

/// That a message was taken.
public struct SMSReceipt: DTO {
    /// The id it was sent with.
    public let id: ShortText
    public init(id: ShortText) { self.id = id }
    public static let example = SMSReceipt(id: ShortText(trusted: "01960f3e"))
}

public struct MessageFilter: DTO {
    /// The whole recipient, in any spelling.
    public let to: ShortText?
    /// Only messages of this kind.
    public let channel: Channel?
    /// What the recipient, the subject or the text contains, in any case of letters.
    public let text: ShortText?

    public init(to: ShortText? = nil, channel: Channel? = nil, text: ShortText? = nil) {
        self.to = to
        self.channel = channel
        self.text = text
    }
    public static let example = MessageFilter(to: ShortText(trusted: "layla@example.com"), channel: .mail)
}

/// One message to one recipient.
public struct RecordedMessageParameters: DTO {
    /// How it was sent.
    public let channel: Channel
    /// The sender's id of it.
    public let id: ShortText
    /// The recipient; the first one that the id has when left out.
    public let to: ShortText?

    public init(channel: Channel, id: ShortText, to: ShortText? = nil) {
        self.channel = channel
        self.id = id
        self.to = to
    }
    public static let example = RecordedMessageParameters(channel: .mail, id: ShortText(trusted: "01960f3e"))
}

/// One mail to one recipient.
public struct RecordedMailParameters: DTO {
    /// The sender's id of it.
    public let id: ShortText
    /// The recipient; the first one that the id has when left out.
    public let to: ShortText?

    public init(id: ShortText, to: ShortText? = nil) {
        self.id = id
        self.to = to
    }
    public static let example = RecordedMailParameters(id: ShortText(trusted: "01960f3e"))
}

/// A message with what it was made of.
public struct MessageDetail: DTO {
    /// The message, with all of its text.
    public let message: RecordedMessage
    /// Of a mail, as it came over the wire.
    public let source: String?
    /// Of a mail that has a part of it.
    public let html: String?

    public init(message: RecordedMessage, source: String?, html: String?) {
        self.message = message
        self.source = source
        self.html = html
    }
    public static let example = MessageDetail(message: .example, source: nil, html: nil)
}

/// A message that was sent.
public struct RecordedMessage: DTO {
    /// The sender's id of it; the first 200 characters of a mail's `Message-ID`.
    public let id: String
    /// How it was sent.
    public let channel: Channel
    /// The number, address or device token.
    public let to: String
    /// The subject of a mail or the title of a notification; left out for SMS. A list has 1,000 characters of it at most.
    public let subject: String?
    /// What it says, as plain text. A list has 16,384 characters of it at most, and what is picked out of those.
    public let text: String
    /// The first run of exactly six digits in the text, if there is one.
    public let code: String?
    /// The value of the first `token=` link in the text, if there is one.
    public let token: String?
    /// The links in the text, in order.
    public let links: [String]
    /// When it arrived.
    public let receivedAt: Instant
    /// How often the same id arrived; more than 1 means a sender repeated itself.
    public let deliveries: Int

    public init(
        id: String, channel: Channel, to: String, subject: String?, text: String, code: String?, token: String?, links: [String],
        receivedAt: Instant, deliveries: Int
    ) {
        self.id = id
        self.channel = channel
        self.to = to
        self.subject = subject
        self.text = text
        self.code = code
        self.token = token
        self.links = links
        self.receivedAt = receivedAt
        self.deliveries = deliveries
    }
    public static let example = RecordedMessage(
        id: "01960f3e", channel: .sms, to: "+966501234567", subject: nil, text: "042917 is your FitCoach+ code.", code: "042917",
        token: nil, links: [], receivedAt: .example, deliveries: 1)
}

/// Messages that were sent, newest first.
public struct RecordedMessages: DTO {
    public let items: [RecordedMessage]
    /// How many there are.
    public let total: Int
    public init(items: [RecordedMessage], total: Int) { self.items = items; self.total = total }
    public static let example = RecordedMessages(items: [.example], total: 1)
}

/// What happens to sends.
public enum DisturbanceMode: String, WireEnum {
    /// Answer as if temporarily out of order; senders try again.
    case fail
    /// Take the message, but answer late.
    case delay
    /// Refuse the recipient for good; senders give up. A card is declined.
    case refuse
    /// Take the message, then drop the connection before answering.
    case drop
}

/// What goes wrong with the next sends.
public struct Disturbance: DTO {
    public let channel: Channel
    public let mode: DisturbanceMode
    /// How many sends are disturbed, 0 to clear.
    public let count: Int
    /// Only sends to this recipient, or the payments of this reference, when given.
    public let to: ShortText?
    /// With `delay`: how long an answer is held back.
    public let delayMilliseconds: Int?
    public init(channel: Channel, mode: DisturbanceMode, count: Int, to: ShortText? = nil, delayMilliseconds: Int? = nil) {
        self.channel = channel
        self.mode = mode
        self.count = count
        self.to = to
        self.delayMilliseconds = delayMilliseconds
    }
    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if !(0...1000).contains(count) { problems.append(FieldProblem("count", .outOfRange(minimum: 0, maximum: 1000))) }
        if let delayMilliseconds, !(0...60_000).contains(delayMilliseconds) {
            problems.append(FieldProblem("delayMilliseconds", .outOfRange(minimum: 0, maximum: 60_000)))
        }
        return problems
    }
    public static let example = Disturbance(channel: .mail, mode: .fail, count: 2)
}
