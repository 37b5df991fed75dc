internal import JSONCoding

/// Finds the lines on which values of a JSON text stand, in one pass that reads only what is on the way.
enum JSONLines {
    /// - Parameters:
    ///   - pointers: places; one that is not there gets the line of the nearest place above it.
    ///   - text: JSON that has been parsed before.
    /// - Returns: the line, from 1, of the member's name or of the element.
    static func lines(of pointers: some Sequence<String>, in text: [UInt8]) -> [String: Int] {
        var trie = [Wanted()]
        var ends: [(pointer: String, node: Int)] = []
        for pointer in pointers {
            var node = 0
            for token in JSONPointer(pointer)?.tokens ?? [] {
                if let next = trie[node].children[token] {
                    node = next
                } else {
                    trie.append(Wanted(parent: node))
                    trie[node].children[token] = trie.count - 1
                    node = trie.count - 1
                }
            }
            ends.append((pointer, node))
        }
        text.withUnsafeBufferPointer { buffer in
            var scanner = Scanner(text: buffer, trie: trie)
            scanner.value(0)
            trie = scanner.trie
        }
        var result: [String: Int] = [:]
        for (pointer, end) in ends {
            var node = end
            while trie[node].line == 0, node != 0 { node = trie[node].parent }
            result[pointer] = max(1, trie[node].line)
        }
        return result
    }

    private struct Wanted {
        var parent = 0
        var line = 0
        var children: [String: Int] = [:]
    }

    /// Trusts the text: it has been parsed.
    private struct Scanner {
        let text: UnsafeBufferPointer<UInt8>
        var trie: [Wanted]
        var position = 0
        var line = 1

        mutating func value(_ node: Int?) {
            skipSpace()
            if let node, trie[node].line == 0 { trie[node].line = line }
            guard position < text.count else { return }
            switch text[position] {
            case UInt8(ascii: "{"): members(node)
            case UInt8(ascii: "["): elements(node)
            case UInt8(ascii: "\""): skipString()
            default: while position < text.count, !Self.ends.contains(text[position]) { position += 1 }
            }
        }

        private static let ends: Set<UInt8> = [
            UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
            UInt8(ascii: "\t"),
        ]

        private mutating func members(_ node: Int?) {
            position += 1
            while true {
                skipSpace()
                guard position < text.count, text[position] == UInt8(ascii: "\"") else { break }
                let start = position
                let nameLine = line
                skipString()
                var child: Int?
                if let node, !trie[node].children.isEmpty { child = trie[node].children[name(start..<position)] }
                if let child { trie[child].line = nameLine }
                skipSpace()
                position += 1  // the colon
                value(child)
                skipSpace()
                guard position < text.count, text[position] == UInt8(ascii: ",") else { break }
                position += 1
            }
            position += 1
        }

        private mutating func elements(_ node: Int?) {
            position += 1
            var index = 0
            while true {
                skipSpace()
                guard position < text.count, text[position] != UInt8(ascii: "]") else { break }
                value(node.flatMap { trie[$0].children.isEmpty ? nil : trie[$0].children[String(index)] })
                index += 1
                skipSpace()
                guard position < text.count, text[position] == UInt8(ascii: ",") else { break }
                position += 1
            }
            position += 1
        }

        private func name(_ range: Range<Int>) -> String {
            let bytes = UnsafeBufferPointer(rebasing: text[range])
            guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) }
            guard case .success(.string(let name)) = JSONParser.parse(bytes) else { return "" }
            return name
        }

        private mutating func skipString() {
            position += 1
            while position < text.count, text[position] != UInt8(ascii: "\"") { position += text[position] == UInt8(ascii: "\\") ? 2 : 1 }
            position += 1
        }

        private mutating func skipSpace() {
            while position < text.count {
                switch text[position] {
                case UInt8(ascii: "\n"): line += 1
                case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
                default: return
                }
                position += 1
            }
        }
    }
}
