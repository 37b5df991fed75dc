internal import Platform
public import ServiceKit

/// The training service's own settings.
public struct TrainingSettings: Sendable {
    public var auth: AuthLink

    public init(auth: AuthLink) { self.auth = auth }

    init(from reader: inout ConfigReader) { self.init(auth: AuthLink(from: &reader)) }
}
