internal import PlatformCore

/// Files of one directory, each sealed under one key and bound to its name, so that no file can be put in another's place.
struct SealedDirectory: Sendable {
    let path: String
    let sealing: any Sealing
    let random: any RandomSource

    /// Nil when there is no such file.
    func read(_ name: String, limit: Int) throws(TokenStoreError) -> [UInt8]? {
        guard let sealed = try PrivateFile.read(path + "/" + name, limit: limit) else { return nil }
        guard let plain = sealing.open(sealed, context: Array(name.utf8)) else { throw .unreadable }
        return plain
    }

    func write(_ plain: [UInt8], _ name: String) throws(TokenStoreError) {
        let sealed = try sealing.seal(plain, context: Array(name.utf8))
        try PrivateFile.replace(path + "/" + name, with: sealed, temporary: hex(random.bytes(8)))
    }

    func remove(_ name: String) throws(TokenStoreError) { try PrivateFile.remove(path + "/" + name) }
}
