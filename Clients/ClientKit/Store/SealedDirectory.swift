internal import Platform
internal import Security

/// Files of one directory, each sealed under one key and bound to its name, so that no file can be put in another's place.
struct SealedDirectory: Sendable {
    let path: String
    private let box: SealedBox
    private let random: any RandomSource

    init(path: String, key: [UInt8], random: any RandomSource) throws(TokenStoreError) {
        guard let box = SealedBox(key: key) else { throw .invalidKey }
        self.path = path
        self.box = box
        self.random = random
    }

    /// Nil when there is no such file.
    func read(_ name: String, limit: Int) throws(TokenStoreError) -> [UInt8]? {
        guard let sealed = try PrivateFile.read(path + "/" + name, limit: limit) else { return nil }
        guard let plain = box.open(sealed, context: Array(name.utf8)) else { throw .unreadable }
        return plain
    }

    func write(_ plain: [UInt8], _ name: String) throws(TokenStoreError) {
        let sealed = box.seal(plain, context: Array(name.utf8), random: random)
        try PrivateFile.replace(path + "/" + name, with: sealed, temporary: hex(random.bytes(8)))
    }

    func remove(_ name: String) throws(TokenStoreError) { try PrivateFile.remove(path + "/" + name) }
}
