/// Why documents or pacts could not be had.
struct ContractInputError: Error {
    let message: String
    /// Whether the machine is to blame and not the command line.
    var isEnvironment = false
}
