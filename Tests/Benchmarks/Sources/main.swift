internal import Foundation

// The measuring half of Tools/bench: each verb does one piece of work and prints its numbers, one a line.
let words = Array(CommandLine.arguments.dropFirst())

do {
    switch (words.first ?? "", words.dropFirst().map { $0 }) {
    case ("serve", let rest) where rest.count == 3: try await Serving.run(port: number(rest[0]), loops: number(rest[1]), folder: rest[2])
    case ("insert", let rest) where rest.count == 3:
        try await DurableInserts.run(path: rest[0], writers: number(rest[1]), seconds: number(rest[2]))
    case ("json", let rest) where rest.count == 1: try JSONWork.run(rounds: number(rest[0]))
    case ("tokens", let rest) where rest.count == 1: try TokenWork.run(rounds: number(rest[0]))
    case ("thumbnails", let rest) where rest.count == 3:
        try await Thumbnails.run(path: rest[0], count: number(rest[1]), threads: number(rest[2]))
    case ("render", let rest): try RenderArguments.run(rest)
    case ("spawn", let rest) where rest.count >= 2: try StartUp.run(rounds: number(rest[0]), command: Array(rest.dropFirst()))
    case ("ports", let rest) where rest.count == 1: try FreePorts.run(count: number(rest[0]))
    case ("table", let rest) where rest == [] || rest == ["--markdown"]: Table.run(isMarkdown: !rest.isEmpty)
    default: throw BenchError.usage
    }
} catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(2)
}

func number(_ text: String) throws(BenchError) -> Int {
    guard let number = Int(text), number >= 0 else { throw .usage }
    return number
}
