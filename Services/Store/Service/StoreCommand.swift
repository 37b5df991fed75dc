internal import Glibc
internal import Platform
internal import ServiceKit
internal import Wire

/// What the program does besides serving.
public enum StoreCommand {
    /// `load [FOLDER]`: puts the catalogue's files on the shelf.
    /// - Parameter arguments: without the program's own name.
    /// - Returns: the exit status: 0 when it is done, 1 when it failed, 2 when it was asked for in the wrong way.
    public static func run(_ arguments: [String], defaultPort: Int, environment: [String: String]) async -> Int32 {
        guard arguments.first == "load", arguments.count <= 2 else {
            say("usage: store [load [FOLDER] | migrate | move]", to: STDERR_FILENO)
            return 2
        }
        return await ServiceMain.withDatabase(StoreService.self, defaultPort: defaultPort, environment: environment) { settings, database in
            guard let folder = arguments.dropFirst().first ?? settings.catalogue else {
                say("store: which folder? Name it, or set STORE_CATALOGUE", to: STDERR_FILENO)
                return 2
            }
            let clock = SystemClock()
            let counts = try await CatalogueLoader(ids: IDSource(clock: clock, random: SystemRandom())).load(
                folder, into: database, now: clock.now())
            say("\(folder): \(counts)", to: counts.newer == nil ? STDOUT_FILENO : STDERR_FILENO)
            return counts.newer == nil ? 0 : 1
        }
    }

    private static func say(_ text: String, to descriptor: Int32) {
        let bytes = Array((text + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
