internal import Commands
internal import LocalFiles

/// `barbell new`: what a service begins as.
enum NewCommand {
    static let verb = Verb(
        "new", "write the files of a new service",
        usage: ["service NAME"],
        help: [
            .text(
                """
                Writes a service that has one route and one table, with its contract, tests, a flow and a page, in the shape of the others
                (Tools/Skeleton), and names it in the few places that list services. NAME is of lower-case letters. Run it in the
                repository; then

                  swift build --build-tests
                  Tools/descriptions && swift build --build-tests
                  .build/debug/barbell contract snapshot
                  .build/debug/barbell export markdown
                  UPDATE_GOLDEN=1 swift test --skip-build --filter 'ChecksumTests|ConfigurationPageTests'
                  Tools/graph

                write what the comments of its contract say, its OpenAPI document, its page of the reference, the checksums of its
                migrations, its settings and the picture of all modules, and Tools/test tests it with everything else.
                """),
        ],
        exits: [
            .ok: "written", .usage: "bad command line, or the name is taken",
            .environment: "a file cannot be written, or is not as it was expected",
        ],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let words = arguments.positionals
        guard words.count == 2, words[0] == "service" else { throw UsageError(message: "say: barbell new service NAME") }
        let skeleton = try ServiceSkeleton(name: words[1])
        // All of it is made before the first file is written.
        let files = try skeleton.newFiles() + skeleton.changedFiles()
        for file in files {
            try Files.write(Array(file.text.utf8), to: file.path)
            Terminal.out("\(file.isNew ? "wrote" : "changed") \(file.path)\n")
        }
        return .ok
    }
}
