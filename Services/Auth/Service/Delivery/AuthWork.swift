internal import Contracts
internal import ServiceKit
internal import Wire

/// What this service leaves for after its transactions.
enum AuthWork {
    static let sms: WorkKind<WaitingCode> = "sms"
    static let mail: WorkKind<WaitingMail> = "mail"
}

/// A one-time code on its way to a phone.
struct WaitingCode: DTO {
    let to: SaudiMobile
    let text: String
    /// After it the code is of no use, and is not sent any more.
    let expiresAt: EpochMilliseconds
    let askedAt: EpochMilliseconds
    static let example = WaitingCode(to: .example, text: "042917 is your FitCoach+ code.", expiresAt: .example, askedAt: .example)
}
