internal import Contracts
internal import Glibc
internal import Objects
internal import Platform
internal import Security
internal import ServiceKit
internal import Wire

/// Opens the store that the settings name.
enum ObjectStores {
    static func open(_ settings: MediaServiceSettings, _ runtime: ServiceRuntime, pool: WorkerPool) async throws -> any ObjectStore {
        switch settings.storage {
        case .directory(let root):
            try ScratchFolder.prepare(root)
            guard let address = StoreAddress(objectsURL(settings.publicURL ?? "http://127.0.0.1")),
                let credentials = ObjectCredentials(
                    accessKey: "media", secretKey: Secret(hex(runtime.keys.hmac("signed urls").sign(Array("objects".utf8)))))
            else { throw StoreSettingsError() }
            return try await DirectoryStore.open(
                .init(root: root, publicURL: address, credentials: credentials, clockTolerance: runtime.configuration.clockTolerance),
                random: runtime.random, pool: pool)
        case .s3(let endpoint, let publicEndpoint, let region, let bucket, let keyID, let secret):
            guard let address = StoreAddress(endpoint), let credentials = ObjectCredentials(accessKey: keyID, secretKey: secret) else {
                throw StoreSettingsError()
            }
            let store = S3Store(
                .init(
                    endpoint: address, publicEndpoint: publicEndpoint.flatMap(StoreAddress.init), region: region, bucket: bucket,
                    credentials: credentials),
                client: runtime.http, pool: pool)
            try await store.createBucket()
            return store
        }
    }

    /// Where the embedded store's objects are, on a host that serves this service.
    static func objectsURL(_ base: String) -> String { base + Media.objectsPrefix }
}

struct StoreSettingsError: Error, Sendable {}

/// The folder for work under way.
enum ScratchFolder {
    /// Makes the folder with those above it. Blocks.
    static func prepare(_ path: String) throws {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o700) == 0 || errno == EEXIST else { throw FileError(code: errno) }
        }
    }

    /// Removes what nobody has touched for that long: what a crash left. Blocks.
    static func sweep(_ path: String, olderThan seconds: Int) {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        let now = time(nil)
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            var status = stat()
            guard lstat(path + "/" + name, &status) == 0, now - status.st_mtim.tv_sec > seconds else { continue }
            unlink(path + "/" + name)
        }
    }
}
