internal import ServiceKit

/// What this service leaves for after its transactions.
enum AuthWork {
    static let sms: WorkKind = "sms"
    static let mail: WorkKind = "mail"
}
