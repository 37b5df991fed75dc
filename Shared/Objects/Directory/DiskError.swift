internal import Glibc

/// What went wrong below the store: a system call, or something the store itself refuses.
enum DiskError: Error {
    /// - Parameter call: for the log.
    case system(Int32, call: StaticString)
    case store(ObjectStoreError)

    static func last(_ call: StaticString) -> DiskError { .system(errno, call: call) }

    var isMissing: Bool { if case .system(let code, _) = self { code == ENOENT || code == ENOTDIR } else { false } }
    var isTaken: Bool { if case .system(let code, _) = self { code == EEXIST || code == ENOTEMPTY } else { false } }
    /// A link that this file system, or this pair of them, cannot make; a copy can.
    var wantsCopy: Bool { if case .system(let code, _) = self { [EXDEV, EPERM, EMLINK, EOPNOTSUPP].contains(code) } else { false } }
    /// The kernel or the file system does not know the call.
    var isUnsupported: Bool { if case .system(let code, _) = self { [EINVAL, ENOSYS, EOPNOTSUPP, EXDEV].contains(code) } else { false } }

    /// As the store's caller hears it. Names no path.
    var asStoreError: ObjectStoreError {
        switch self {
        case .store(let error): error
        case .system(ENOENT, _), .system(ENOTDIR, _): .notFound
        case .system(ENOSPC, _), .system(EDQUOT, _), .system(EFBIG, _): .storageFull
        case .system(EIO, let call): .damaged("\(call): input/output error")
        case .system(let code, let call):
            .unavailable(retryable: [EMFILE, ENFILE, ENOMEM, EAGAIN, EBUSY].contains(code), reason: "\(call): errno \(code)")
        }
    }

    /// As the caller of `fetch` hears it, whose own path it may be about.
    var asFetchError: ObjectStoreError {
        switch self {
        case .system(EEXIST, _): .refused(.alreadyExists)
        case .system(ENOENT, _), .system(ENOTDIR, _): .unavailable(retryable: false, reason: "no folder to fetch into")
        default: asStoreError
        }
    }
}
