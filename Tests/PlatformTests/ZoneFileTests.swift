import Foundation
import Testing
import Wire

@testable import PlatformCore

@Suite struct ZoneFileTests {
    private static func berlin() throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: ZoneOracle.folder + "/Europe/Berlin"))) }

    /// A file of two types, 0 and 3600, unless told.
    private static func file(
        version: String = "2", times: [Int64] = [0], indices: [UInt8] = [1], types: [(Int32, UInt8, UInt8)] = [(0, 0, 0), (3600, 1, 0)],
        leaps: Int = 0, footer: String = "\nAAA-1\n", second: String? = nil
    ) -> [UInt8] {
        func number<N: FixedWidthInteger>(_ value: N) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
        func header(_ version: String, _ times: Int, _ types: Int) -> [UInt8] {
            Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15) + [0, 0, leaps, times, types, 4].flatMap { number(UInt32($0)) }
        }
        let names = Array("AAA\0".utf8)
        let old: [UInt8] = header(version, 0, 1) + [0, 0, 0, 0, 0, 0] + names + [UInt8](repeating: 0, count: leaps * 8)
        var bytes = old + header(second ?? version, times.count, types.count) + times.flatMap { number($0) } + indices
        bytes += types.flatMap { number($0.0) + [$0.1, $0.2] } + names + [UInt8](repeating: 0, count: leaps * 12)
        return bytes + Array(footer.utf8)
    }

    @Test func soundFilesAreRead() throws {
        for version in ["2", "3", "4", "5"] {
            let table = try #require(TZifFile.table(Self.file(version: version)), "\(version)")
            #expect(table.offset(at: -1) == 0 && table.offset(at: 0) == 3600 && table.offset(at: 1 << 50) == 3600)
        }
        let withoutRule = try #require(TZifFile.table(Self.file(footer: "\n\n")))
        #expect(withoutRule.offset(at: 1 << 50) == 3600)
        let onlyRule = try #require(TZifFile.table(Self.file(times: [], indices: [], footer: "\nCET-1CEST,M3.5.0,M10.5.0/3\n")))
        #expect(onlyRule.offset(at: 1_774_745_999) == 3600 && onlyRule.offset(at: 1_774_746_000) == 7200)
        #expect(onlyRule.offset(at: 1_774_746_000 + 7 * ZoneTable.cycle) == 7200 && onlyRule.offset(at: -(1 << 50)) == 3600)
        // The rule counts from the last transition on, whatever the table says of it.
        let contradiction = try #require(TZifFile.table(Self.file(footer: "\nAAA-2\n")))
        #expect(contradiction.offset(at: -1) == 0 && contradiction.offset(at: 0) == 7200)
        // Daylight saving all the year has nothing to repeat.
        let always = try #require(TZifFile.table(Self.file(footer: "\nXXX3EDT4,0/0,J365/23\n")))
        #expect(always.offset(at: 0) == -14_400 && always.offset(at: 1 << 45) == -14_400 && always.offset(at: -1) == 0)
    }

    /// A day is skipped and clocks change again six hours later: what was skipped is what counts.
    @Test func changesMayFollowEachOther() throws {
        let skip: Int64 = 9 * 86_400 + 43_200
        let bytes = Self.file(
            times: [skip, skip + 21_600], indices: [1, 2], types: [(-43_200, 0, 0), (43_200, 0, 0), (46_800, 0, 0)], footer: "\nAAA-13\n")
        let zone = Zone(name: ZoneName(trusted: "X"), table: try #require(TZifFile.table(bytes)))
        let date = try LocalDate(validating: "1970-01-10")
        #expect(zone.startOfDay(date).seconds == skip && zone.startOfDay(date + 1).seconds == skip)
        #expect(try zone.instant(of: date, at: LocalTime(validating: "10:00")).seconds == skip + 36_000)
        #expect(zone.localDate(at: Instant(milliseconds: skip * 1000 - 1)) == date - 1)
    }

    @Test func theOldFormatIsRead() throws {
        let bytes = try Self.berlin()
        let counts = (0..<6).map { field in bytes[(20 + field * 4)..<(24 + field * 4)].reduce(0) { $0 << 8 | Int($1) } }
        let size = counts[3] * 5 + counts[4] * 6 + counts[5] + counts[2] * 8 + counts[1] + counts[0]
        var old = Array(bytes[..<(44 + size)])
        old[4] = 0
        let table = try #require(TZifFile.table(old))
        #expect(table.offset(at: 1_774_745_999) == 3600 && table.offset(at: 1_774_746_000) == 7200)
        // It ends in 2037 and has no rule.
        #expect(table.offset(at: 2_500_000_000) == 3600 && table.offset(at: 2_508_000_000) == 3600)
        #expect(TZifFile.table(old + [0]) == nil)
    }

    @Test func damagedFilesAreNoZones() throws {
        let bytes = try Self.berlin()
        #expect(TZifFile.table(bytes) != nil)
        for length in 0..<bytes.count { #expect(TZifFile.table(Array(bytes[..<length])) == nil, "\(length)") }
        #expect(TZifFile.table(bytes + [0x0a]) == nil)
        func changed(_ position: Int, _ values: UInt8...) -> [UInt8] {
            var copy = bytes
            copy.replaceSubrange(position..<(position + values.count), with: values)
            return copy
        }
        for (position, what) in [(0, "magic"), (4, "version")] { #expect(TZifFile.table(changed(position, 0x31)) == nil, "\(what)") }
        for field in 0..<6 {
            for huge in [[0xff, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff], [0x80, 0, 0, 0]] as [[UInt8]] {
                #expect(TZifFile.table(changed(20 + field * 4, huge[0], huge[1], huge[2], huge[3])) == nil, "\(field)")
            }
        }
    }

    @Test func unsoundTablesAreNoZones() {
        let broken: [(String, [UInt8])] = [
            ("time order", Self.file(times: [5, 5], indices: [1, 0])), ("type index", Self.file(indices: [2])),
            ("offset", Self.file(types: [(0, 0, 0), (93_600, 0, 0)])), ("offset", Self.file(types: [(0, 0, 0), (.min, 0, 0)])),
            ("flag", Self.file(types: [(0, 2, 0), (3600, 1, 0)])), ("name index", Self.file(types: [(0, 0, 4), (3600, 1, 0)])),
            ("no type", Self.file(times: [], indices: [], types: [])), ("leap seconds", Self.file(leaps: 1)),
            ("early time", Self.file(times: [.min])), ("late time", Self.file(times: [.max])), ("no footer", Self.file(footer: "")),
            ("half a footer", Self.file(footer: "\nAAA-1")), ("bad rule", Self.file(footer: "\nAAA\n")),
            ("two versions", Self.file(second: "3")),
        ]
        for (what, bytes) in broken { #expect(TZifFile.table(bytes) == nil, "\(what)") }
        #expect(TZifFile.table(Self.file(times: [1 << 59], footer: "\nCET-1CEST,M3.5.0,M10.5.0/3\n"))?.offset(at: .max / 1000) != nil)
    }

    @Test func anyBytesAreSurvived() throws {
        let random = SeededRandom(seed: 6)
        let sound = try [
            Self.berlin(), Self.file(footer: "\nCET-1CEST,M3.5.0,M10.5.0/3\n"), Self.file(times: [], indices: [], footer: "\nA3B,1,2\n"),
        ]
        var read = 0
        for round in 0..<3000 {
            var bytes = sound[round % sound.count]
            for _ in 0...random.below(4) { bytes[Int(random.below(UInt64(bytes.count)))] = UInt8(truncatingIfNeeded: random.next()) }
            guard let table = TZifFile.table(bytes) else { continue }
            read += 1
            for second in [Int64.min / 1000, -1 << 40, 0, 1_774_746_000, 1 << 40, .max / 1000] as [Int64] {
                let zone = Zone(name: ZoneName(trusted: "X"), table: table)
                _ = zone.startOfDay(zone.localDate(at: Instant(milliseconds: second * 1000)))
            }
        }
        #expect(read > 100)
    }

    // MARK: - Rules

    @Test(arguments: [
        "", "A", "AA3", "AAA", "AAA25", "AAA-25", "AAA3BBB", "AAA3BBB,", "AAA3BBB,M3.5.0", "AAA3BBB,M3.5.0,", "AAA3BBB,M13.5.0,M10.5.0",
        "AAA3BBB,M0.5.0,M10.5.0", "AAA3BBB,M3.6.0,M10.5.0", "AAA3BBB,M3.0.0,M10.5.0", "AAA3BBB,M3.5.7,M10.5.0", "AAA3BBB,J0,J5",
        "AAA3BBB,J366,J5",
        "AAA3BBB,366,5", "AAA3BBB,M3.5.0/168,M10.5.0", "AAA3BBB,M3.5.0,M10.5.0x", "AAA3BBB,M3.5.0,M10.5.0,1", "<AAA3", "<A>3", "AAA3:60",
        "AAA3:00:60", "AAA3:", "A1A3", "AAA3 ", ":America/New_York", "AAA3BBB26,1,2", "AAA9999999999999999999", "AAA-24BBB-25,1,2",
    ])
    func otherTextsAreNoRules(_ text: String) { #expect(ZoneRule(text.utf8) == nil) }

    @Test func rulesAreRead() throws {
        #expect(try #require(ZoneRule("<+0545>-5:45".utf8)) == ZoneRule(standard: 20_700, saving: nil))
        #expect(try #require(ZoneRule("AAA+03:00:01".utf8)).standard == -10_801)
        let dublin = try #require(ZoneRule("IST-1GMT0,M10.5.0,M3.5.0/1".utf8))
        #expect(dublin.standard == 3600 && dublin.saving?.offset == 0)
        #expect(dublin.saving?.start == ZoneRule.Change(day: .weekday(0, week: 5, month: 10), time: 7200))
        #expect(try #require(ZoneRule("<-02>2<-01>,M3.5.0/-1,M10.5.0/0".utf8)).saving?.start.time == -3600)
        #expect(try #require(ZoneRule("EET-2EEST,M3.4.4/50,M10.4.4/50".utf8)).saving?.end.time == 180_000)
    }

    @Test(arguments: [
        (ZoneRule.Day.ofCommonYear(60), Int64(2024), "2024-03-01"), (.ofCommonYear(60), 2023, "2023-03-01"),
        (.ofCommonYear(59), 2024, "2024-02-28"),
        (.ofCommonYear(365), 2024, "2024-12-31"), (.ofCommonYear(1), 2024, "2024-01-01"), (.ofYear(0), 2024, "2024-01-01"),
        (.ofYear(59), 2024, "2024-02-29"), (.ofYear(59), 2023, "2023-03-01"), (.ofYear(365), 2024, "2024-12-31"),
        (.weekday(0, week: 5, month: 3), 2026, "2026-03-29"), (.weekday(0, week: 1, month: 3), 2026, "2026-03-01"),
        (.weekday(0, week: 2, month: 3), 2026, "2026-03-08"), (.weekday(0, week: 5, month: 2), 2026, "2026-02-22"),
        (.weekday(6, week: 1, month: 8), 2026, "2026-08-01"), (.weekday(5, week: 5, month: 12), 2027, "2027-12-31"),
    ])
    func daysOfRulesAreFound(_ day: ZoneRule.Day, _ year: Int64, _ date: String) {
        #expect(LocalDate(daysSinceEpoch: day.days(in: year)).text == date)
    }
}

@Suite struct ZoneDatabaseTests {
    @Test(arguments: [
        "Asia/Nowhere", "asia/riyadh", "ASIA/RIYADH", "Asia", "posixrules", "localtime", "leapseconds", "Factory", "posix/Asia/Riyadh",
        "right/Asia/Riyadh",
        "posix", "right", "tzdata.zi", "zone.tab", "iso3166.tab", "leap-seconds.list", "../zoneinfo/UTC", "Asia/../UTC",
        "/usr/share/zoneinfo/UTC", "",
        ".", "./UTC", "Asia/./Riyadh", "Asia//Riyadh", "UTC/", "EST5EDT,M3.2.0,M11.1.0", ":UTC", "🌍", String(repeating: "A/", count: 3000),
    ])
    func otherNamesAreNoZones(_ text: String) { #expect(ZoneDatabase().zone(ZoneName(trusted: text)) == nil) }

    @Test func aNameEndsAtItsEnd() {
        for text in ["UTC\0", "UTC\0x", "Asia/Riyadh\0/x", "\0", "UTC\n"] { #expect(ZoneDatabase().zone(ZoneName(trusted: text)) == nil) }
    }

    @Test func everyZoneOfTheDatabaseIsRead() throws {
        let database = ZoneDatabase()
        for name in try ZoneOracle.names() + ["UTC", "Etc/GMT+12", "Etc/UTC", "EST5EDT"] {
            #expect(try database.zone(ZoneName(validating: name))?.name.text == name)
        }
    }

    @Test func nothingOutsideTheFolderIsRead() throws {
        let folder = try TemporaryFolder()
        let zone = Array(try Data(contentsOf: URL(filePath: ZoneOracle.folder + "/Asia/Riyadh")))
        try folder.write(zone, "inside/Asia/Riyadh")
        try folder.write(zone, "inside-not/Secret")
        try folder.write(zone + [UInt8](repeating: 0, count: 1 << 20), "inside/Large")
        let inside = folder.path + "/inside"
        for (link, target) in [
            ("Out", "../inside-not/Secret"), ("Absolute", ZoneOracle.folder + "/Asia/Riyadh"), ("Folder", "../inside-not"),
            ("Loop", "Loop"),
            ("Riyadh", "Asia/Riyadh"), ("Dangling", "Asia/Nowhere"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: "\(inside)/\(link)", withDestinationPath: target)
        }
        #expect(mkfifo("\(inside)/Pipe", 0o600) == 0)
        let database = ZoneDatabase(directory: inside)
        func knows(_ name: String) -> Bool { database.zone(ZoneName(trusted: name)) != nil }
        #expect(knows("Asia/Riyadh") && knows("Riyadh"))
        for name in ["Out", "Absolute", "Folder/Secret", "Loop", "Dangling", "Pipe", "Large", "UTC", "../inside-not/Secret"] {
            #expect(!knows(name), "\(name)")
        }
        #expect(ZoneDatabase(directory: folder.path + "/missing").zone(.example) == nil)
    }

    @Test func onlyWhatExistsIsKept() throws {
        let folder = try TemporaryFolder()
        let database = ZoneDatabase(directory: folder.path)
        #expect(database.zone(.example) == nil)
        try folder.write(Array(try Data(contentsOf: URL(filePath: ZoneOracle.folder + "/Asia/Riyadh"))), "Asia/Riyadh")
        #expect(database.zone(.example) != nil)
        try folder.write([], "Asia/Riyadh")
        #expect(database.zone(.example)?.offset(at: Instant(milliseconds: 0)) == 10_800)
        #expect(ZoneDatabase(directory: folder.path).zone(.example) == nil)
    }

    @Test func threadsShareOneDatabase() async {
        let database = ZoneDatabase()
        let offsets = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<20 { group.addTask { database.zone(.example)?.offset(at: Instant(milliseconds: 0)) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(offsets == Array(repeating: 10_800, count: 20))
    }
}
