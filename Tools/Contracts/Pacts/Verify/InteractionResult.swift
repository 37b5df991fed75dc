/// What became of one interaction.
public struct InteractionResult: Sendable, Equatable {
    public enum Outcome: Sendable, Equatable {
        case passed
        case failed(Failure)
        /// The provider, or what its states need, is not there.
        case unreachable(String)
    }

    /// Why an interaction is not as its consumer needs it.
    public struct Failure: Sendable, Equatable {
        /// What was sent: `GET /profile/users/01960f3e-…`; nil when it did not come to that.
        public let call: String?
        /// Why there was nothing to compare.
        public let problem: String?
        public let mismatches: [Mismatch]

        public init(call: String? = nil, problem: String? = nil, mismatches: [Mismatch] = []) {
            self.call = call
            self.problem = problem
            self.mismatches = mismatches
        }
    }

    public let file: String
    public let consumer: String
    public let provider: String
    public let interaction: Interaction
    public var outcome: Outcome
    /// Why it may fail for now.
    public var pending: PendingInteractions.Entry?

    public init(file: String, consumer: String, provider: String, interaction: Interaction, outcome: Outcome) {
        self.file = file
        self.consumer = consumer
        self.provider = provider
        self.interaction = interaction
        self.outcome = outcome
    }

    public var fingerprint: String { interaction.fingerprint(consumer: consumer, provider: provider) }
}
