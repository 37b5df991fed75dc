internal import Contracts
internal import JSONCoding
internal import Platform
internal import TrainingDomain
internal import Wire

/// The files of a library: `library.json` with the version of it all, which grows with every change, the number of the set of drawings and
/// the list of files; those, with the exercises; and the drawings in `images`.
struct LibraryFiles {
    private let folder: String
    private var exercises: [(place: String, entry: LibraryExercise)] = []
    private var problems: [String] = []

    private init(folder: String) { self.folder = folder }

    /// Reads the files of a folder, all of them before anything is believed.
    /// - Throws: `LibraryProblems`.
    static func read(_ folder: String) throws(LibraryProblems) -> LibraryContent {
        var files = LibraryFiles(folder: folder)
        let head = files.readHead()
        for name in head?.files ?? [] { files.readExercises(name.text) }
        files.checkTogether()
        let images = files.readImages(head?.drawings ?? 1)
        guard let head, files.problems.isEmpty else { throw LibraryProblems(lines: files.problems) }
        // What is alike stands together: the bundle is a tenth smaller then, as gzip looks back no further than 32 KB.
        let sorted = files.exercises.map(\.entry).sorted { Self.order($0) < Self.order($1) }
        return LibraryContent(
            library: ExerciseLibrary(version: head.version.value, drawings: head.drawings, exercises: sorted), images: images)
    }

    private static func order(_ entry: LibraryExercise) -> (String, String, String, String) {
        (entry.pattern.rawValue, entry.primary.rawValue, entry.equipment.rawValue, entry.id.text)
    }

    // MARK: One file

    private mutating func readHead() -> LibraryHead? {
        guard let tree = parse("library.json") else { return nil }
        return decode(LibraryHead.self, tree, "library.json")
    }

    private mutating func readExercises(_ file: String) {
        guard let tree = parse(file) else { return }
        guard let items = tree["exercises"]?.array else {
            problems.append("\(file): exercises: a list is missing")
            return
        }
        for (number, item) in items.enumerated() {
            let place = "\(file): \(item["id"]?.string ?? "exercise \(number + 1)")"
            if let entry = decode(LibraryExercise.self, item, place) { exercises.append((place, entry)) }
        }
    }

    private mutating func parse(_ file: String) -> JSONValue? {
        do {
            return try JSONParser.parse(try SmallFile.read("\(folder)/\(file)", limit: 16 << 20).get())
        } catch let failure as SmallFile.Failure {
            problems.append("\(file): \(failure.message)")
        } catch {
            problems.append("\(file): \(error)")
        }
        return nil
    }

    private mutating func decode<Value: DTO>(_ type: Value.Type, _ tree: JSONValue, _ place: String) -> Value? {
        do throws(InputError) {
            return try InputDecoder.decode(Value.self, from: tree)
        } catch {
            switch error {
            case .malformed(let syntax): problems.append("\(place): \(syntax)")
            case .invalid(let fields): problems += fields.map { "\(place): \($0.field): \($0.rule.message(.english))" }
            }
            return nil
        }
    }

    // MARK: All of them

    private mutating func checkTogether() {
        var ids: [ExerciseID: LibraryExercise] = [:]
        var names: [String: ExerciseID] = [:]
        for (place, entry) in exercises {
            if ids.updateValue(entry, forKey: entry.id) != nil { problems.append("\(place): id: is there already") }
            for (field, name) in [("name.en", entry.name.en), ("name.ar", entry.name.ar)] {
                let other = names.updateValue(entry.id, forKey: LibraryNames.key(name))
                if let other, other != entry.id { problems.append("\(place): \(field): is the name of \(other.text) already") }
            }
        }
        for (place, entry) in exercises {
            for id in entry.standIns ?? [] {
                guard let other = ids[id] else {
                    problems.append("\(place): standIns: there is no \(id.text)")
                    continue
                }
                if other.primary != entry.primary || other.pattern != entry.pattern {
                    problems.append("\(place): standIns: \(id.text) is of another muscle or pattern")
                }
            }
        }
    }

    private mutating func readImages(_ drawings: Int64) -> [LibraryContent.Image] {
        var names: [String: String] = [:]
        for (place, entry) in exercises { names[entry.image(drawings: drawings)] = names[entry.image(drawings: drawings)] ?? place }
        return names.sorted { $0.key < $1.key }.compactMap { name, place in
            switch SmallFile.read("\(folder)/images/\(name)", limit: LibraryContent.longestImage) {
            case .success(let bytes):
                guard let text = String(validating: bytes, as: UTF8.self), text.hasPrefix("<svg ") else {
                    problems.append("images/\(name): is no drawing")
                    return nil
                }
                return LibraryContent.Image(name: name, svg: text)
            case .failure(let failure):
                problems.append("\(place): images/\(name): \(failure.message)")
                return nil
            }
        }
    }
}

/// What `library.json` says.
private struct LibraryHead: DTO {
    enum FileCount: ListRule { static let range = 1...64 }
    enum VersionRule: WholeRule {
        static let range: ClosedRange<Int64> = 1...1_000_000_000
        static let example: Int64 = 1
    }
    let version: Whole<VersionRule>
    let drawings: Int64
    let files: BoundedList<ShortText, FileCount>

    func problems() -> [FieldProblem] {
        files.enumerated().compactMap { place, name in
            name.text.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x2d || $0 == 0x2e } && name.text.hasSuffix(".json")
                ? nil : FieldProblem("files.\(place)", .malformed(expected: .slug))
        }
    }
    static let example = LibraryHead(version: .example, drawings: 1, files: [ShortText(trusted: "chest.json")])
}
