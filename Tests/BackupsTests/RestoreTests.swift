import Glibc
import LocalFiles
import Testing

@testable import Backups

@Suite struct RestoreTests {
    private func refusal(_ state: StoredState, into target: String = "other") -> String {
        do {
            try Restore.bring(state.root + "/copy", into: "\(state.root)/\(target)", parts: StoredState.parts)
            return ""
        } catch { return "\(error)" }
    }

    private func change(_ path: String, _ body: (inout [UInt8]) -> Void) throws {
        var bytes = try Files.read(path)
        body(&bytes)
        try Files.write(bytes, to: path)
    }

    @Test(arguments: ["volumes/auth-data/auth.sqlite", "volumes/media-data/objects/a", "secrets.json"])
    func whatWasDamagedIsRefusedBeforeAnythingIsWritten(_ path: String) throws {
        let state = try StoredState()
        try Files.write(Array("photo".utf8), to: state.object("a"))
        try state.backup()
        try change("\(state.root)/copy/\(path)") { $0[$0.count / 2] ^= 1 }
        #expect(refusal(state).hasSuffix("\(path) was damaged after it was copied; take an older backup"))
        #expect(Files.kind(state.root + "/other") == nil)
        unlink("\(state.root)/copy/\(path)")
        #expect(refusal(state).hasSuffix("\(path) is missing"))
    }

    @Test func whatIsNoBackupIsRefused() throws {
        let state = try StoredState()
        #expect(refusal(state).hasPrefix("there is no folder"))
        try Files.makeFolder(state.root + "/copy")
        #expect(refusal(state).contains("is no backup, or one that was cut off"))
        let refused = [
            ("{", "damaged or of another program"), ("[]", "damaged or of another program"),
            (#"{"format":2,"madeAt":"","files":[]}"#, "use a newer one"),
            (#"{"format":1,"madeAt":"","files":[{"path":"../../etc/passwd","bytes":1,"sha256":""}]}"#, "damaged"),
            (#"{"format":1,"madeAt":"","files":[{"path":"/etc/passwd","bytes":1,"sha256":""}]}"#, "damaged"),
        ]
        for (manifest, reason) in refused {
            try Files.write(Array(manifest.utf8), to: state.root + "/copy/manifest.json")
            #expect(refusal(state).contains(reason), "\(manifest)")
        }
    }

    /// A path of another part of the state folder, although its hash is right.
    @Test func onlyWhatIsStoredIsBroughtBack() throws {
        let state = try StoredState()
        try Files.write(Array("x".utf8), to: state.path + "/state.json")
        try Backup.make(of: state.path, parts: ["state.json"], to: state.root + "/copy", at: "")
        #expect(refusal(state).contains("state.json is none of volumes, secrets.json, clock.json"))
        #expect(Files.kind(state.root + "/other") == nil)
    }

    /// As where no stack runs the services: whatever is in their folder is copied and brought back.
    @Test func aFolderOfAnyPartsIsBroughtBackAsItWas() throws {
        let state = try StoredState(), source = state.path + "/volumes"
        try Files.write(Array("photo".utf8), to: state.object("a"))
        let manifest = try Backup.make(of: source, parts: Files.names(in: source), to: state.root + "/copy", at: "")
        #expect(manifest.parts == ["auth-data", "media-data"])
        try Restore.bring(state.root + "/copy", into: state.root + "/other")
        #expect(Files.text(state.root + "/other/media-data/objects/a") == "photo")
        let again = try Backup.make(of: state.root + "/other", parts: manifest.parts, to: state.root + "/again", at: "")
        #expect(again.files.map(\.path) == manifest.files.map(\.path))
        #expect(throws: BackupError.self) { () throws(BackupError) in try Restore.bring(state.root + "/copy", into: state.root + "/other") }
    }

    @Test func whatIsThereIsNotReplaced() throws {
        let state = try StoredState()
        try state.backup()
        #expect(refusal(state, into: "state").contains("there is data in"))
        try Files.makeFolder(state.root + "/other/volumes/auth-data")
        #expect(refusal(state) == "", "empty folders are in nobody's way")
    }

    @Test func aRestoreThatCannotFinishLeavesNothing() throws {
        let state = try StoredState()
        try state.backup()
        try Files.makeFolder(state.root + "/other/.restoring")
        #expect(refusal(state).contains("another restore is under way, or one was cut off"))
        rmdir(state.root + "/other/.restoring")
        // What is in the way shows only when everything is copied.
        let hidden = state.root + "/other/volumes/.mounted/kept"
        try Files.write(Array("mine".utf8), to: hidden)
        #expect(refusal(state).contains("cannot make \(state.root)/other/volumes"))
        #expect(Files.text(hidden) == "mine")
        #expect(Files.names(in: state.root + "/other") == ["volumes"] && Files.names(in: state.root + "/other/volumes") == [".mounted"])
        // The same when a part has got to its place before.
        let reversed = { () throws(BackupError) in
            _ = try Restore.bring(state.root + "/copy", into: state.root + "/other", parts: StoredState.parts.reversed())
        }
        #expect(throws: BackupError.self, performing: reversed)
        #expect(Files.names(in: state.root + "/other") == ["volumes"])
    }
}
