internal import JSONCoding

/// What the control listener answers, apart from any socket.
///
/// `POST /faults?run=R` sets a fault for the calls of run R: 201 `{"id": …}`. `GET /faults?run=R` lists R's with their hits.
/// `DELETE /faults?run=R` and `DELETE /faults/ID?run=R` remove R's and answer what was removed. Without `run` they are about
/// everybody's. `GET /edges` says what there is to put a fault on.
struct FaultControl {
    struct Answer: Sendable, Hashable {
        let status: Int
        let body: JSONValue
    }

    let edges: [FaultEdge]

    /// - Parameter target: path and query.
    func answer(_ method: String, _ target: String, _ body: [UInt8], _ book: inout FaultBook) -> Answer {
        do throws(FaultProblem) { return try handle(method, target, body, &book) } catch {
            return Answer(status: error.status, body: error.json)
        }
    }

    private func handle(_ method: String, _ target: String, _ body: [UInt8], _ book: inout FaultBook) throws(FaultProblem) -> Answer {
        let path = target.prefix { $0 != "?" }
        let run = try Self.run(target[path.endIndex...].dropFirst())
        let words = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch (method, words) {
        case ("GET", ["edges"]):
            return Answer(status: 200, body: ["edges": .array(edges.map { ["from": .string($0.from), "to": .string($0.to)] })])
        case ("GET", ["faults"]): return Self.list(book.list(owner: run))
        case ("POST", ["faults"]):
            let document: JSONValue
            do throws(JSONSyntaxError) { document = try JSONParser.parse(body) } catch {
                throw FaultProblem(status: 400, code: "bad_json", message: "the body is not JSON: \(error)")
            }
            let fault = try FaultReader.read(document, edges: edges, run: run)
            return Answer(status: 201, body: ["id": .string(String(try book.add(fault, owner: run ?? fault.run)))])
        case ("DELETE", ["faults"]): return Self.list(book.remove(nil, owner: run))
        case ("DELETE", let words) where words.count == 2 && words[0] == "faults":
            let removed = Int(words[1]).map { book.remove($0, owner: run) } ?? []
            guard !removed.isEmpty else {
                let known = book.list(owner: run).map { String($0.id) }
                throw FaultProblem(
                    status: 404, code: "not_found",
                    message:
                        "no fault has the id \(words[1].prefix(40)); there is \(known.isEmpty ? "none" : known.joined(separator: ", "))")
            }
            return Self.list(removed)
        case (_, ["edges"]), (_, ["faults"]):
            throw FaultProblem(status: 405, code: "method_not_allowed", message: "\(path) does not answer to \(method)")
        default:
            throw FaultProblem(status: 404, code: "not_found", message: "there is no \(path); there is /faults, /faults/ID and /edges")
        }
    }

    private static func list(_ entries: [FaultBook.Entry]) -> Answer { Answer(status: 200, body: ["faults": .array(entries.map(\.json))]) }

    /// The run of the query. Runs are plain words; one that is escaped is none.
    private static func run(_ query: Substring) throws(FaultProblem) -> String? {
        if query.isEmpty { return nil }
        guard query.hasPrefix("run="), query.count > 4,
            query.utf8.dropFirst(4).allSatisfy({ $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "%") })
        else {
            throw FaultProblem(status: 400, code: "bad_query", message: "the query must be run=NAME")
        }
        return String(query.dropFirst(4))
    }
}
