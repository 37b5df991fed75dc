internal import CSodium
internal import Glibc
public import Platform

/// Why a password was neither hashed nor checked.
public enum PasswordError: Error, Hashable, Sendable {
    /// Too many are waiting: answer 503 with this `Retry-After`.
    case overloaded(retryAfter: Duration)
    /// Longer than any rule allows: more than `PasswordHasher.maximumBytes` of UTF-8.
    case tooLong
    /// The stored text is not an argon2id hash within the limits of this process.
    case unreadableHash
    case cancelled
    /// Not enough memory for one hash.
    case outOfMemory
}

/// What a password check found.
public enum PasswordVerdict: Sendable, Hashable {
    /// The password is right. With `needsRehash` the stored hash is weaker than today's costs: store a new one.
    case match(needsRehash: Bool)
    case mismatch
}

/// Hashes passwords with argon2id on a bounded pool of threads, never on an event loop. Passwords are normalised (NFKC) first.
///
/// At most `threads` hashes use memory at once (19 MiB each by default); libsodium returns it to the kernel after each.
public final class PasswordHasher: Sendable {
    public let costs: PasswordHashing
    private let pool: WorkerPool
    private let salts: any RandomSource
    /// Nobody's hash, at today's costs: checking against it takes what a real check takes.
    private let nobody: String

    /// Longer passwords are refused before any work is spent on them.
    public static let maximumBytes = 1024
    /// A stored hash that asks for more memory than this is refused, whoever wrote it.
    public static let maximumStoredMemoryKiB = 262_144

    /// - Parameters:
    ///   - threads: hashes at once; the number of cores when nil.
    ///   - queueLimit: how many may wait; 32 a thread when nil.
    ///   - longestWait: refuse rather than let a caller wait longer than this, as far as can be foreseen.
    public init(
        costs: PasswordHashing = .standard, threads: Int? = nil, queueLimit: Int? = nil, longestWait: Duration = .seconds(2),
        random: any RandomSource
    ) throws(WorkerPoolError) {
        requireSodium()
        let threads = max(1, threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        self.costs = costs
        pool = try WorkerPool(threads: threads, queueLimit: queueLimit ?? 32 * threads, longestWait: longestWait)
        salts = random
        nobody =
            "$argon2id$v=19$m=\(costs.memoryKiB),t=\(costs.passes),p=1$\(base64Unpadded(random.bytes(16)))$\(base64Unpadded(random.bytes(32)))"
    }

    public var load: WorkerPool.Load { pool.load }

    /// Shows how many hashes are made and wait.
    public func show(in metrics: Metrics) { pool.show(as: "passwords", in: metrics) }

    /// A PHC string with a fresh salt.
    public func hash(_ password: String) async throws(PasswordError) -> String {
        try Self.checkLength(password)
        let salt = salts.bytes(Int(crypto_pwhash_saltbytes()))
        let costs = costs
        let hash = try await run { Argon2id.hash(password, salt: salt, costs: costs) }
        guard let hash else { throw .outOfMemory }
        return hash
    }

    /// Whether the password made `stored`.
    public func verify(_ password: String, against stored: String) async throws(PasswordError) -> PasswordVerdict {
        try Self.checkLength(password)
        guard let phc = PHCString(stored), phc.memoryKiB <= Self.maximumStoredMemoryKiB, phc.passes <= 64, phc.lanes == 1 else {
            throw .unreadableHash
        }
        switch try await run({ Argon2id.verify(password, stored) }) {
        case .match: return .match(needsRehash: costs.isRaised(over: phc))
        case .mismatch: return .mismatch
        case .outOfMemory: throw .outOfMemory
        }
    }

    /// Takes the time of a check that fails, for a user who does not exist, so that the answer's time does not tell.
    public func verifyDummy(_ password: String) async throws(PasswordError) {
        _ = try await verify(password, against: nobody)
    }

    private func run<T: Sendable>(_ job: @escaping @Sendable () -> T) async throws(PasswordError) -> T {
        do {
            return try await pool.run(job)
        } catch {
            switch error {
            case .overloaded(let retryAfter): throw .overloaded(retryAfter: retryAfter)
            case .cancelled: throw .cancelled
            case .outOfResources: throw .outOfMemory
            }
        }
    }

    private static func checkLength(_ password: String) throws(PasswordError) {
        guard password.utf8.count <= maximumBytes else { throw .tooLong }
    }
}

/// The blocking calls, made on the pool's threads only.
private enum Argon2id {
    enum Outcome { case match, mismatch, outOfMemory }

    /// Nil when there is not enough memory.
    static func hash(_ password: String, salt: [UInt8], costs: PasswordHashing) -> String? {
        var key = [UInt8](repeating: 0, count: 32)
        let failed = withNormalised(password) { bytes, count in
            crypto_pwhash(
                &key, UInt64(key.count), bytes, count, salt, UInt64(costs.passes), costs.memoryKiB * 1024, crypto_pwhash_alg_argon2id13())
        }
        guard failed == 0 else { return nil }
        return "$argon2id$v=19$m=\(costs.memoryKiB),t=\(costs.passes),p=1$\(base64Unpadded(salt))$\(base64Unpadded(key))"
    }

    static func verify(_ password: String, _ stored: String) -> Outcome {
        // libsodium reads the stored hash from a buffer of fixed size.
        var field = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        for (index, byte) in stored.utf8.prefix(field.count - 1).enumerated() { field[index] = CChar(bitPattern: byte) }
        errno = 0
        let failed = withNormalised(password) { bytes, count in crypto_pwhash_str_verify(field, bytes, count) }
        if failed == 0 { return .match }
        return errno == EINVAL ? .mismatch : .outOfMemory  // EINVAL is libsodium's word for a wrong password
    }

    /// The normalised password as the C functions want it; wiped afterwards.
    private static func withNormalised(_ password: String, _ body: (UnsafePointer<CChar>, UInt64) -> Int32) -> Int32 {
        var bytes = nfkcBytes(password)
        let count = UInt64(bytes.count)
        bytes.append(0)  // an empty array would have no address
        defer { wipe(&bytes) }
        return bytes.withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return -1 }
            return body(start, count)
        }
    }
}
