internal import Contracts
internal import ServiceKit

/// What services send, what was received, and the page that shows it.
struct MessageRoutes: Sendable {
    let messages: MessageActions

    var routes: [Route] {
        [
            Sandbox.sendSMS.handleResponse(messages.sendSMS),
            Sandbox.sendPush.handleResponse(messages.sendPush),
            Sandbox.messages.handle(messages.list),
            Sandbox.message.handle(messages.one),
            Sandbox.messageHTML.handle(messages.html),
            Sandbox.clearMessages.handle(messages.clear),
            Sandbox.disturb.handle(messages.disturb),
            Sandbox.live.handle(messages.live),
            Sandbox.page.handle(messages.page),
        ]
    }
}
