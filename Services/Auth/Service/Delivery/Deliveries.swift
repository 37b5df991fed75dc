internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Wire

/// Sends what the outbox holds: SMS through the HTTP gateway, mail through SMTP.
struct Deliveries: Sendable {
    let runtime: ServiceRuntime
    let settings: AuthSettings
    let mailer: SMTPMailer

    var handlers: [WorkKind: WorkHandler] {
        let latency = runtime.metrics.histogram(
            "barbell_sms_seconds", help: "Time from asking for a code until the gateway has it.", labels: [:])
        let peers = runtime.peers
        return [
            AuthWork.sms: { item in
                let message = try SMS(item)
                guard runtime.clocks.now(run: item.run) < message.expiresAt else { throw WorkFailure.permanent("code expired before it was sent") }
                try await peers.deliver { client in
                    _ = try await client.call(
                        Sandbox.sendSMS, reading: Nothing.self, at: settings.smsURL, parameters: Nothing(),
                        body: SMSMessage(id: ShortText(trusted: item.id), to: message.to, text: message.text), requestID: item.id,
                        run: item.run, deadline: .seconds(10))
                }
                latency.observe(Double((runtime.clocks.now(run: item.run) - message.askedAt).milliseconds) / 1000)
            },
            AuthWork.mail: { item in
                guard let to = item.payload["to"]?.string, let subject = item.payload["subject"]?.string, let body = item.payload["body"]?.string
                else { throw WorkFailure.permanent("incomplete mail") }
                try await mailer.send(
                    Mail(id: item.id, to: to, subject: subject, body: body, run: item.run), now: runtime.clocks.now(run: item.run))
            },
        ]
    }

    private struct SMS {
        let to: SaudiMobile
        let text: String
        let askedAt: Instant
        let expiresAt: Instant

        init(_ item: WorkItem) throws {
            guard let to = item.payload["to"]?.string, let text = item.payload["text"]?.string, let asked = item.payload["askedAt"]?.integer,
                let expires = item.payload["expiresAt"]?.integer
            else { throw WorkFailure.permanent("incomplete SMS") }
            self.to = SaudiMobile(trusted: to)
            self.text = text
            askedAt = Instant(milliseconds: asked)
            expiresAt = Instant(milliseconds: expires)
        }
    }
}
