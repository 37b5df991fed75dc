internal import Compression
internal import JSONCoding

/// What the script of the HTML report reads: `run`, everything that lines show, and `part0`, `part1` …, the rest of each step, of many
/// flows together, which are unpacked when somebody looks into one of them. Each is JSON, packed by gzip, in base64.
struct ReportData {
    /// Their ids and texts.
    let blocks: [(id: String, text: String)]

    /// Bytes that let a report of ten thousand steps be sent by mail: what passed steps sent and got gives way to that.
    static let limit = 2_800_000
    /// Bytes of JSON in a part: short to unpack, and long enough that what its steps have in common packs well.
    private static let partSize = 256 << 10

    /// - Parameter limit: of all blocks together; what failed steps need is kept in any case.
    init(_ result: RunResult, _ table: RequirementTable, limit: Int = Self.limit) {
        for detail in Detail.allCases {
            if let blocks = Self.pack(result, table, detail, limit: detail == Detail.allCases.last ? .max : limit) {
                self.blocks = blocks
                return
            }
        }
        blocks = []
    }

    /// - Returns: nil when it comes to more than the limit.
    private static func pack(_ result: RunResult, _ table: RequirementTable, _ detail: Detail, limit: Int) -> [(id: String, text: String)]?
    {
        var lines = RunLines(), blocks: [(id: String, text: String)] = [], part: [UInt8] = [], index = 0, size = 0
        func add(_ id: String, _ json: [UInt8]) {
            let text = Base64.encode(gzip(json))
            blocks.append((id, text))
            size += text.utf8.count
        }
        func close() {
            if index > 0 { add("part\(blocks.count)", part + [0x5d]) }
            (part, index) = ([], 0)
        }
        for flow in result.flows {
            guard size <= limit else { return nil }
            lines.add(flow, part: blocks.count, index: index)
            part.append(index == 0 ? 0x5b : 0x2c)
            part += JSONValue.array(flow.steps.map { StepDetails.json($0, detail) }).bytes()
            index += 1
            if part.count >= partSize { close() }
        }
        close()
        add("run", lines.json(RequirementClaims(result, table), shortened: detail.remark).bytes())
        return size <= limit ? blocks : nil
    }

    /// Only without memory it fails, and then the page says that it has nothing to show.
    private static func gzip(_ bytes: [UInt8]) -> [UInt8] { (try? Gzip.compress(bytes, level: 6)) ?? [] }
}

extension ReportData {
    /// How much of passed steps there is. All of them show method, URL, status and asserts; a failed one shows everything.
    enum Detail: CaseIterable {
        case everything, longSpans, fewerFacts, shortBodies, noBodies, noSpans

        /// Bytes of each body.
        var bodyLimit: Int {
            switch self {
            case .everything: Redactor.bodyLimit
            case .longSpans, .fewerFacts: 2048
            case .shortBodies: 256
            case .noBodies, .noSpans: 0
            }
        }

        var spans: Spans {
            switch self {
            case .everything: .all
            case .longSpans: .long
            case .fewerFacts, .shortBodies, .noBodies: .longWithoutFacts
            case .noSpans: .none
            }
        }

        /// It repeats most of the request.
        var hasCurl: Bool { bodyLimit >= 2048 }

        /// What a reader must know of what is not there; nil when nothing is missing.
        var remark: String? {
            let bodies = bodyLimit == 0 ? "no bodies" : "the first \(bodyLimit) bytes of bodies"
            let spans =
                switch self.spans {
                case .all, .long: "services' spans of a twentieth of the time or more"
                case .longWithoutFacts: "services' spans of a twentieth of the time or more, without their attributes"
                case .none: "no spans of services"
                }
            return self == .everything ? nil : "To stay small, this page has of steps that passed \(bodies) and \(spans)."
        }
    }

    /// Which spans of a passed step's requests there are.
    enum Spans {
        /// The long ones took a twentieth of the time or more, or failed.
        case all, long, longWithoutFacts, none
    }
}

extension Duration {
    /// Whole ones.
    var microseconds: Int { Int(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000) }
}
