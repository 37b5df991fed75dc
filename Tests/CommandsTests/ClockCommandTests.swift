import Foundation
import JSONCoding
@testable import Supervisor
import Testing

@Suite struct ClockCommandTests {
    /// A console that takes one request and gives no answer.
    private static let silent = """
        import socket
        server = socket.create_server(("127.0.0.1", 0))
        print(server.getsockname()[1], flush=True)
        connection, _ = server.accept()
        connection.recv(65536)
        connection.close()
        """

    /// Whoever takes an unanswered move for one that was not made makes it twice.
    @Test(arguments: [("advance 1d", true), ("now", false)]) func aMoveWithoutAnAnswerMayGoOn(words: String, isMove: Bool) throws {
        let workplace = try Workplace(), console = try PythonServer(Self.silent)
        defer {
            workplace.remove()
            console.stop()
        }
        let own = try #require(ProcessIdentity(runningAs: ProcessInfo.processInfo.processIdentifier))
        let state = StackState(supervisor: own, services: [], console: console.url)
        try workplace.write(state.json.text(), ".barbell/state.json")
        let call = try BarbellCall("clock \(words)", in: workplace)
        #expect(call.status == 3 && call.errors.contains("the console: "), "\(call.errors)")
        #expect(call.errors.contains("the move may go on: barbell clock now tells") == isMove, "\(call.errors)")
    }
}
