/// Guesses which name was meant.
package enum Spelling {
    /// The name nearest to `name`: at most two edits away, fewer for short names; the first in order among equals.
    package static func nearest(to name: String, among names: [String]) -> String? {
        let limit = min(2, name.utf8.count / 4)
        return names.sorted().map { (name: $0, distance: distance(Array(name.utf8), Array($0.utf8))) }
            .filter { $0.distance > 0 && $0.distance <= limit }
            .min { $0.distance < $1.distance }?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours that turn one into the other (optimal string alignment).
    package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for row in 1..<max(1, a.count + 1) {
            var current = [row]
            for column in 1..<max(1, b.count + 1) {
                let replace = last[column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
                var best = min(replace, last[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[b.count]
    }
}
