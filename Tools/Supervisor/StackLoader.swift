public import LocalFiles
internal import YAML

/// Reads a compose file with everything around it: `.env`, the environment, generated secrets, env files.
public struct StackLoader {
    /// As given, for messages.
    public let file: String
    /// The absolute folder that relative paths of the file start from.
    public let projectFolder: String
    public let folder: StateFolder
    public let environment: [String: String]

    public init(file: String, projectFolder: String, folder: StateFolder, environment: [String: String]) {
        self.file = file
        self.projectFolder = projectFolder
        self.folder = folder
        self.environment = environment
    }

    /// The names that compose looks for, the preferred one first.
    public static let fileNames = ["compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml"]

    /// The state folder must exist when the file asks for secrets.
    public func load() throws(SupervisorError) -> ComposeFile {
        guard let text = Files.text(Paths.absolute(file, in: Files.currentFolder())) else { throw .unreadable(file) }
        let read = { [projectFolder] (path: String) in Files.text(Paths.absolute(path, in: projectFolder)) }
        var variables: [String: String] = [:]
        if let defaults = read(".env") {
            do throws(EnvironmentFile.BadLine) {
                for (name, value) in try EnvironmentFile.parse(defaults) { variables[name] = value }
            } catch {
                let position = YAMLPosition(line: error.line, column: 1)
                throw .invalid(ComposeError([ComposeProblem(file: ".env", position: position, message: "not NAME=value")]))
            }
        }
        variables.merge(environment) { _, set in set }
        variables["BARBELL_STATE"] = folder.path
        let names = ComposeFile.secretNames(in: text).filter { variables[$0, default: ""].isEmpty }
        do throws(FileError) { variables.merge(try folder.secrets(names)) { _, made in made } } catch { throw .file(error) }
        do throws(ComposeError) {
            return try ComposeFile.parse(text, file: file, variables: variables, readFile: read)
        } catch {
            throw .invalid(error)
        }
    }
}

/// Why a stack cannot be started at all.
public enum SupervisorError: Error, Sendable, CustomStringConvertible {
    case unreadable(String)
    case invalid(ComposeError)
    case file(FileError)

    public var description: String {
        switch self {
        case .unreadable(let file): "cannot read \(file)"
        case .invalid(let error): error.description
        case .file(let error): error.description
        }
    }
}

extension ComposeFile {
    /// The names under `x-barbell.secrets`, which must be known before the file can be expanded. Anything that is wrong is left for
    /// `parse` to report.
    static func secretNames(in text: String) -> [String] {
        let root = try? YAMLParser.parse(text)
        return root?["x-barbell"]?["secrets"]?.items?.compactMap(\.text) ?? []
    }
}

extension StackPlan {
    /// A sentence for each port that somebody else listens on already.
    public func takenPorts() -> [String] {
        services.flatMap { service in
            service.ports.filter { $0.isTCP && !FreePorts.isFree($0.port, address: $0.address) }.map {
                "port \($0.port) of '\(service.name)' is in use by another process: stop it (barbell down?), or use --ports auto"
            }
        }
    }
}
