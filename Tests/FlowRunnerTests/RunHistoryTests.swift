import Foundation
import LocalFiles
import Testing

@testable import FlowRunner

@Suite struct RunHistoryTests {
    private static func entry(_ number: Int, failed: Int = 0) -> RunHistory.Entry {
        .init(
            started: "2026-03-\(number < 10 ? "0" : "")\(number)T08:00:00.000Z", seconds: 1.5, passed: 9 - failed, failed: failed, flaky: 1,
            notRun: 0, steps: 80, revision: "1bb45de0c2f1")
    }

    @Test func aFolderKeepsItsLastThirtyRuns() throws {
        let folder = Scratch()
        defer { folder.remove() }
        let history = RunHistory((1...31).map { Self.entry($0) })
        try Files.write(history.bytes, to: folder.path("history.json"))
        let read = RunHistory(folder: folder.folder)
        #expect(read.runs == (2...31).map { Self.entry($0) })
    }

    @Test func everyReportAddsItsRun() throws {
        let folder = Scratch()
        defer { folder.remove() }
        for _ in 1...2 { _ = try ReportFiles.write(ReportTests.sample(), folder: folder.folder, requirements: RequirementTable()) }
        let runs = RunHistory(folder: folder.folder).runs
        #expect(runs.map(\.passed) == [1, 1] && runs.map(\.failed) == [3, 3] && runs.map(\.steps) == [7, 7])
        let page = try ReadReport(try Files.read(folder.path("report.html"))).markup
        #expect(page.contains("The last 2 runs: 2 with failed flows"))
    }

    @Test(arguments: ["", "[]", #"{"schema": "other/1", "runs": [{}]}"#, #"{"schema": "barbell-history/1", "runs": [{"passed": -1}, 7]}"#])
    func whatIsNoHistoryIsNone(_ text: String) throws {
        let folder = Scratch()
        defer { folder.remove() }
        try Files.write(Array(text.utf8), to: folder.path("history.json"))
        #expect(RunHistory(folder: folder.folder).runs == [])
    }

    @Test func theDrawingSaysInWordsWhatItShows() {
        let markup = HistoryDrawing(RunHistory([Self.entry(1), Self.entry(2, failed: 2)])).markup
        #expect(markup.contains("aria-label=\"The last 2 runs: 1 with failed flows\""))
        #expect(markup.contains("<title>2026-03-02 08:00 UTC, 7 passed, 2 failed, 1 flaky, 1.50 s, 1bb45de0c2f1</title>"))
    }

    @Test func aRevisionIsWhatGitSays() throws {
        let folder = Scratch()
        defer { folder.remove() }
        #expect(SourceRevision.current(in: folder.folder) == nil)
        func git(_ arguments: String...) throws -> String {
            let process = Process(), output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", folder.folder, "-c", "user.name=Salma", "-c", "user.email=salma@example.com"] + arguments
            process.standardOutput = output
            try process.run()
            process.waitUntilExit()
            return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).trimmingCharacters(in: .newlines)
        }
        _ = try git("init", "-q")
        _ = try git("commit", "-q", "--allow-empty", "-m", "First")
        let commit = try git("rev-parse", "--short=12", "HEAD")
        #expect(commit.count == 12 && SourceRevision.current(in: folder.folder)?.text == commit)
        try folder.write("GET {{auth}}/x", "a.hurl")
        _ = try git("add", "a.hurl")
        #expect(SourceRevision.current(in: folder.folder)?.text == "\(commit)-dirty")
    }
}
