internal import Glibc
internal import Platform
internal import ServiceKit
internal import Wire

/// What the program does besides serving.
public enum TrainingCommand {
    /// `load [FOLDER]`: puts a folder's exercise library into the database.
    /// - Parameter arguments: without the program's own name.
    /// - Returns: the exit status: 0 when it is loaded or was, 1 when it failed, 2 when it was asked for in the wrong way.
    public static func run(_ arguments: [String], defaultPort: Int, environment: [String: String]) async -> Int32 {
        guard arguments.first == "load", arguments.count <= 2 else {
            say("usage: training [load [FOLDER] | migrate | move]", to: STDERR_FILENO)
            return 2
        }
        return await ServiceMain.withDatabase(TrainingService.self, defaultPort: defaultPort, environment: environment) {
            settings, database in
            var folder = arguments.dropFirst().first
            if folder == nil, case .folder(let configured)? = settings.library { folder = configured }
            guard let folder else {
                say("training: which folder? Name it, or set TRAINING_LIBRARY", to: STDERR_FILENO)
                return 2
            }
            let outcome = try await LibraryLoader.load(folder, into: database, now: SystemClock().now())
            if case .older = outcome {
                say("\(folder): \(outcome)", to: STDERR_FILENO)
                return 1
            }
            say("\(folder): \(outcome)", to: STDOUT_FILENO)
            return 0
        }
    }

    private static func say(_ text: String, to descriptor: Int32) {
        let bytes = Array((text + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
