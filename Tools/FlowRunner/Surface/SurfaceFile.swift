internal import JSONCoding

/// `surface.json`, schema `barbell-surface/1`:
///
/// - `schema`, `seed`
/// - `routes[]` by service, path and method: `service`, `method`, `path`, `statuses[]`, `errors[]` (`409 email_taken`), and the fields of
///   `answer`, `body` and `query` by their path, each with how it was met (`present`, `null`, `absent`; `accepted`, `refused`, `omitted`),
///   `answerValues`, `bodyValues`, `queryValues` with the words of enumerations, `wallCalls` by status
///
/// Everything is in order. How often something happened has a name that starts with `wall`: retries depend on the machine.
public enum SurfaceFile {
    static let schema = "barbell-surface/1"

    public static func bytes(_ surface: Surface, seed: UInt64) -> [UInt8] {
        var bytes = Array("{\"schema\":\"\(schema)\",\"seed\":\"\(seed)\",\"routes\":[".utf8)
        for (index, (key, route)) in surface.routes.sorted(by: { $0.key < $1.key }).enumerated() {
            bytes += Array((index == 0 ? "\n" : ",\n").utf8)
            bytes += self.route(key, route).bytes()
        }
        return bytes + Array("\n]}\n".utf8)
    }

    private static func route(_ key: Surface.Key, _ route: Surface.Route) -> JSONValue {
        var object: JSONObject = ["service": .string(key.service), "method": .string(key.method), "path": .string(key.path)]
        object["statuses"] = .array(route.statuses.keys.sorted().map { .integer(Int64($0)) })
        object["errors"] = .array(route.errors.sorted().map { .string($0) })
        for (name, fields) in [("answer", route.answer), ("body", route.body), ("query", route.query)] {
            object[name] = members(fields.traces) { traces in
                Surface.Traces.names.filter { traces.contains($0.trace) }.map { .string($0.name) }
            }
            object["\(name)Values"] = members(fields.values) { $0.sorted().map { .string($0) } }
        }
        object["wallCalls"] = .object(
            route.statuses.sorted { $0.key < $1.key }.reduce(into: JSONObject()) { $0[String($1.key)] = .integer(Int64($1.value)) })
        return .object(object)
    }

    private static func members<Value>(_ values: [String: Value], _ list: (Value) -> [JSONValue]) -> JSONValue {
        .object(values.sorted { $0.key < $1.key }.reduce(into: JSONObject()) { $0[$1.key] = .array(list($1.value)) })
    }

    /// Reads a file that a run has written.
    public static func read(_ path: String) throws(CoverageError) -> Surface { try parse(try Coverage.read(path), path: path) }

    public static func parse(_ bytes: [UInt8], path: String) throws(CoverageError) -> Surface {
        let root: JSONValue
        do throws(EvaluationError) { root = try JSONReading.parse(bytes) } catch {
            throw CoverageError(message: "\(path): \(error.message)")
        }
        guard root["schema"]?.string == schema, let routes = root["routes"]?.array else {
            throw CoverageError(message: "\(path): not a surface.json of barbell run")
        }
        var surface = Surface()
        for (index, entry) in routes.enumerated() {
            func wrong(_ what: String) -> CoverageError { CoverageError(message: "\(path): routes[\(index)]: \(what)") }
            guard let service = entry["service"]?.string, let method = entry["method"]?.string, let template = entry["path"]?.string else {
                throw wrong("service, method and path are texts")
            }
            var route = Surface.Route()
            for status in entry["statuses"]?.array ?? [] {
                guard let number = status.integer, (100...999).contains(number) else { throw wrong("a status is a number of three digits") }
                route.statuses[Int(number)] = max(1, Int(clamping: entry["wallCalls"]?[String(number)]?.integer ?? 1))
            }
            for error in entry["errors"]?.array ?? [] {
                guard let text = error.string else { throw wrong("an error is a text such as \"409 email_taken\"") }
                route.errors.insert(text)
            }
            for (name, part) in [("answer", \Surface.Route.answer), ("body", \.body), ("query", \.query)] {
                guard let fields = fields(entry[name], entry["\(name)Values"]) else { throw wrong("\(name) holds lists of words by field") }
                route[keyPath: part] = fields
            }
            surface.routes[Surface.Key(service: service, method: method, path: template), default: .init()].merge(route)
        }
        return surface
    }

    private static func fields(_ traces: JSONValue?, _ values: JSONValue?) -> Surface.Fields? {
        var fields = Surface.Fields()
        for (name, list) in traces?.object ?? JSONObject() {
            var met: Surface.Traces = []
            guard let words = list.array else { return nil }
            for word in words {
                guard let known = Surface.Traces.names.first(where: { $0.name == word.string }) else { return nil }
                met.insert(known.trace)
            }
            fields.traces[name] = met
        }
        for (name, list) in values?.object ?? JSONObject() {
            guard let words = list.array, case let texts = words.compactMap(\.string), texts.count == words.count else { return nil }
            fields.values[name] = Set(texts)
        }
        return fields
    }
}
