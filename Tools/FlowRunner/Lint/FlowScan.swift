/// A step by its place in its file.
struct StepPlace: Hashable {
    let path: String
    let line: Int

    init(_ step: LoadedStep) {
        path = step.source.path
        line = step.entry.position.line
    }
}

/// What all flows use, read once a step.
struct FlowScan {
    /// Variables that are there without being set.
    let always: Set<String>
    /// Every variable that any flow reads.
    private(set) var used: Set<String> = []
    /// Variables that are sent to say who is asking.
    private(set) var bearers: Set<String> = []
    private(set) var uses: [StepPlace: StepUses] = [:]

    init(always: Set<String>) { self.always = always }

    mutating func read(_ flow: LoadedFlow) {
        for step in flow.steps where uses[StepPlace(step)] == nil {
            let uses = StepUses(step.entry)
            self.uses[StepPlace(step)] = uses
            used.formUnion(uses.all.map(\.name))
            bearers.formUnion(uses.bearers)
        }
    }
}
