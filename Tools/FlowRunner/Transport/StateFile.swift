internal import JSONCoding
internal import LocalFiles
public import Platform
internal import Supervisor

/// Why the state of the running services could not be read.
public struct StateError: Error, Sendable, Equatable {
    public let message: String
    public init(message: String) { self.message = message }
}

/// What `barbell up` leaves for others to find its services.
public enum StateFile {
    /// Reads `{"services": {"auth": {"url": …, "pid": …, "testHooks": true, "group": null}}}`; `testHooks` and `group` may be missing.
    /// A file that names its supervisor is believed while that runs, as one that was killed leaves it; those that are written by hand name
    /// none.
    /// - Parameter path: the file, or the folder that holds it as `state.json`.
    public static func services(_ path: String) throws(StateError) -> [ServiceAddress] {
        let file = Files.kind(path) == .folder ? Files.join(path, "state.json") : path
        let bytes: [UInt8]
        guard Files.kind(file) != nil else { throw StateError(message: "nothing runs from \(path): start it with barbell up") }
        do throws(FileError) { bytes = try Files.read(file) } catch { throw StateError(message: error.message) }
        let document: JSONValue
        do throws(EvaluationError) { document = try JSONReading.parse(bytes) } catch {
            throw StateError(message: "\(file): \(error.message)")
        }
        if document["supervisor"] != nil, StackState(path: file)?.supervisor.isRunning != true {
            throw StateError(message: "nothing runs from \(path): start it with barbell up")
        }
        guard let services = document["services"]?.object else { throw StateError(message: "\(file): there is no services object") }
        var addresses: [ServiceAddress] = []
        for (name, service) in services {
            guard let url = service["url"]?.string, URLParts(url) != nil else { continue }
            addresses.append(
                ServiceAddress(name: name, url: url, hasTestHooks: service["testHooks"]?.bool, group: service["group"]?.string))
        }
        return addresses.sorted { $0.name < $1.name }
    }

    /// Where faults between the services are set; nil when they call each other directly.
    /// - Parameter path: as for `services`.
    public static func faultControl(_ path: String) -> String? {
        guard let file = self.path(path), let bytes = try? Files.read(file), let document = try? JSONReading.parse(bytes) else {
            return nil
        }
        return document["faults"]?["url"]?.string
    }

    /// Where the console of the stack is; nil when it has none.
    /// - Parameter path: as for `services`.
    public static func console(_ path: String) -> String? {
        guard let file = self.path(path), let bytes = try? Files.read(file), let document = try? JSONReading.parse(bytes) else {
            return nil
        }
        return document["console"]?["url"]?.string
    }

    /// The file itself, whichever of both is given; nil when it is not there.
    public static func path(_ path: String) -> String? {
        let file = Files.kind(path) == .folder ? Files.join(path, "state.json") : path
        return Files.kind(file) == .file ? file : nil
    }

    /// A secret that `barbell up` made up, from `secrets.json` beside `state.json`; nil when it made none of that name.
    /// - Parameter path: as for `services`.
    public static func secret(_ name: String, _ path: String) -> Secret? {
        let folder = Files.kind(path) == .folder ? path : Files.folder(of: path)
        guard let bytes = try? Files.read(Files.join(folder, "secrets.json")), let document = try? JSONReading.parse(bytes) else {
            return nil
        }
        return document[name]?.string.map { Secret($0) }
    }
}

/// `name=value` texts, from the command line and from files.
public enum VariableText {
    /// `true`, `false`, `null` and numbers have their types; everything else is text, quotes dropped.
    public static func value(_ text: String) -> FlowValue {
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: break
        }
        if FlowParser.isJSONNumber(Array(text.utf8)) {
            if let integer = Int64(text) { return .integer(integer) }
            if !text.utf8.contains(where: { $0 == 0x2e || $0 | 0x20 == 0x65 }) { return .bigInteger(text) }
            if let number = Double(text) { return .number(number) }
        }
        if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") { return .string(String(text.dropFirst().dropLast())) }
        return .string(text)
    }

    /// Why no variable may have this name.
    public static func problem(withName name: String) -> String? { ExpressionNode.Head.reserved(name) }

    /// nil without a `=` or with a bad name.
    public static func pair(_ text: String) -> (name: String, value: String)? {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let name = String(text[..<equals]).trimmingSpaces
        guard name.utf8.first?.isLetter == true, name.utf8.allSatisfy({ $0.isWord }) else { return nil }
        return (name, String(text[text.index(after: equals)...]).trimmingSpaces)
    }

    /// Lines of `name=value`; empty lines and lines that start with `#` are passed over.
    public static func file(_ path: String) throws(StateError) -> [(name: String, value: String)] {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try Files.read(path) } catch { throw StateError(message: error.message) }
        var pairs: [(name: String, value: String)] = []
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let line = String(line).trimmingSpaces
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let pair = pair(line) else { throw StateError(message: "\(path):\(index + 1): expected name=value") }
            pairs.append(pair)
        }
        return pairs
    }
}
