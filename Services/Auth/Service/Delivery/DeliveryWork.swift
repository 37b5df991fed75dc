internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Wire

/// Sends what the outbox holds: SMS through the HTTP gateway, mail through SMTP.
struct DeliveryWork: Sendable {
    let runtime: ServiceRuntime
    let settings: AuthSettings
    let mailer: SMTPMailer

    var handlers: [WorkHandler] {
        let latency = runtime.metrics.histogram(
            "barbell_sms_seconds", help: "Time from asking for a code until the gateway has it.", labels: [:])
        let gateway = runtime.gateway(credential: settings.smsToken)
        return [
            AuthWork.sms.handle { message, item in
                guard runtime.clocks.now(run: item.run) < message.expiresAt.instant else {
                    // Nobody can do anything about it any more, so that it is no dead work, which waits for an operator.
                    runtime.logger.log(.warning, "a code expired before it was sent", ["work": .string(item.id)])
                    return
                }
                try await gateway.deliver { client in
                    _ = try await client.call(
                        Sandbox.sendSMS, reading: Nothing.self, at: settings.smsURL, parameters: Nothing(),
                        body: SMSMessage(id: ShortText(trusted: item.id), to: message.to, text: message.text), requestID: item.id,
                        run: item.run, deadline: .seconds(10))
                }
                latency.observe(Double((runtime.clocks.now(run: item.run) - message.askedAt.instant).milliseconds) / 1000)
            },
            AuthWork.mail.sent(by: mailer, clocks: runtime.clocks),
        ]
    }
}
