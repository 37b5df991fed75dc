import Glibc
import LocalFiles
import Testing

@Suite struct FileWritingTests {
    private static func isLink(_ path: String) -> Bool { kind(path) == S_IFLNK }

    private static func kind(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    private static func firstBytes(_ descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    @Test func aPipeIsWrittenIntoAndStays() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let pipe = scratch.path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        try #require(reader >= 0)
        defer { close(reader) }
        try Files.write(Array("answer".utf8), to: pipe)
        #expect(Self.firstBytes(reader) == Array("answer".utf8))
        #expect(Self.kind(pipe) == S_IFIFO)
        #expect(Files.names(in: scratch.folder) == ["pipe"])
    }

    @Test func aLinkToAPipeIsWrittenThrough() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0 && symlink("pipe", scratch.path("out")) == 0)
        let reader = open(scratch.path("pipe"), O_RDONLY | O_NONBLOCK)
        try #require(reader >= 0)
        defer { close(reader) }
        try Files.write([0x61], to: scratch.path("out"))
        #expect(Self.firstBytes(reader) == [0x61] && Self.isLink(scratch.path("out")))
    }

    /// Also one that leads nowhere yet, and one behind another.
    @Test(arguments: [true, false]) func aLinkStaysAndWhatItLeadsToIsWritten(isThere: Bool) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try Files.makeFolder(scratch.path("kept"))
        if isThere { try scratch.write("before", "kept/report.xml") }
        try #require(symlink("kept/report.xml", scratch.path("inner")) == 0 && symlink(scratch.path("inner"), scratch.path("outer")) == 0)
        try scratch.write("after", "outer")
        #expect(Self.isLink(scratch.path("outer")) && Self.isLink(scratch.path("inner")) && !Self.isLink(scratch.path("kept/report.xml")))
        #expect(Files.text(scratch.path("kept/report.xml")) == "after")
        #expect(Files.names(in: scratch.path("kept")) == ["report.xml"])
    }

    /// As `/dev/stdout` is when a shell has led it into a file.
    @Test func whatLeadsToADescriptorIsWrittenWhereThatIs() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let file = open(scratch.path("file"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try #require(file >= 0 && symlink("/proc/self/fd/\(file)", scratch.path("out")) == 0)
        defer { close(file) }
        for word in ["first ", "last"] {
            try #require(write(file, word, word.utf8.count) == word.utf8.count)
            if word == "first " { try scratch.write("report ", "out") }
        }
        #expect(Files.text(scratch.path("file")) == "first report last" && Self.isLink(scratch.path("out")))
    }

    @Test func aFolderIsNoPlaceForAFileAndNothingIsLeftBeside() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try Files.makeFolder(scratch.path("folder"))
        #expect(throws: FileError.self) { try scratch.write("text", "folder") }
        #expect(Files.names(in: scratch.folder) == ["folder"])
    }
}
