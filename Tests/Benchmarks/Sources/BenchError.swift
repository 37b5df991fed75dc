/// Why a measurement was not made.
enum BenchError: Error, CustomStringConvertible {
    case usage
    /// The call that failed, with errno where it has one.
    case failed(String, code: Int32 = 0)
    /// The work was done, but wrongly, so its time means nothing.
    case wrongResult(String)

    var description: String {
        switch self {
        case .usage:
            """
            usage: bench serve PORT LOOPS FOLDER | insert PATH WRITERS SECONDS | json ROUNDS | tokens ROUNDS
                   | thumbnails FILE COUNT THREADS | render KIND WxH SECONDS FOLDER OUTPUT LAYER…
                   | spawn ROUNDS COMMAND… | ports COUNT | table [--markdown]
            """
        case .failed(let call, let code): code == 0 ? "\(call) failed" : "\(call) failed with errno \(code)"
        case .wrongResult(let what): "wrong result: \(what)"
        }
    }
}
