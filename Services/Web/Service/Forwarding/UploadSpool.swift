internal import Glibc
internal import HTTPCore
internal import LocalFiles

/// The folder where uploads lie until they are passed on.
struct UploadSpool: Sendable {
    /// Seconds. Longer than an upload rests on its way in and on: what nobody has touched for so long is of a process that died.
    private static let age = 3600
    /// Files that go in one pass, so that a full folder holds nothing up.
    private static let most = 1000

    let folder: String

    /// Removes what a crash left. Other processes may have their uploads in the same folder. Blocks.
    func sweep() {
        let now = time(nil)
        var removed = 0
        for name in Files.names(in: folder) where removed < Self.most && name.hasPrefix(BodyFile.namePrefix) {
            let path = Files.join(folder, name)
            var status = stat()
            guard lstat(path, &status) == 0, now - status.st_mtim.tv_sec > Self.age, unlink(path) == 0 else { continue }
            removed += 1
        }
    }
}
