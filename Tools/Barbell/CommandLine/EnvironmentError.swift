/// The machine is not as it must be.
struct EnvironmentError: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}
