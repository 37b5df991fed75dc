/// Few rows that hold every pair of values of any two parameters: most faults take one or two things to be as they are.
public enum Pairwise {
    /// Rows of one value index a parameter, all pairs covered. Deterministic; by the in-parameter-order method: a parameter is added
    /// to the rows that are there, each with the value that covers most, then rows are added for what is left.
    /// - Parameter counts: how many values each parameter has; every count at least 1.
    public static func rows(_ counts: [Int]) -> [[Int]] {
        guard counts.allSatisfy({ $0 > 0 }), let first = counts.first else { return [] }
        guard counts.count > 1 else { return (0..<first).map { [$0] } }
        // Parameters with many values come first: all pairs of the two widest need that many rows in any case.
        let order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
        let sizes = order.map { counts[$0] }
        var rows = (0..<sizes[0]).flatMap { a in (0..<sizes[1]).map { b in [a, b] } }
        for parameter in sizes.indices.dropFirst(2) { grow(&rows, sizes, parameter) }
        return rows.map { row in
            var result = Array(repeating: 0, count: counts.count)
            for (place, parameter) in order.enumerated() { result[parameter] = row[place] }
            return result
        }
    }

    private static func grow(_ rows: inout [[Int]], _ sizes: [Int], _ parameter: Int) {
        // missing[p][v * size + w]: value v of p with value w of the new parameter was not seen.
        let size = sizes[parameter]
        var missing = (0..<parameter).map { Array(repeating: true, count: sizes[$0] * size) }
        var left = missing.reduce(0) { $0 + $1.count }
        func cover(_ row: [Int], _ value: Int) {
            for other in 0..<parameter where row[other] >= 0 && missing[other][row[other] * size + value] {
                missing[other][row[other] * size + value] = false
                left -= 1
            }
        }
        for index in rows.indices {
            var best = (value: index % size, gain: -1)
            for step in 0..<size {
                let value = (index + step) % size
                let gain = (0..<parameter).count { missing[$0][rows[index][$0] * size + value] }
                if gain > best.gain { best = (value, gain) }
            }
            cover(rows[index], best.value)
            rows[index].append(best.value)
        }
        while left > 0 {
            // One new row takes as many of the missing pairs of one value as fit: one a parameter.
            for value in 0..<size {
                var row = Array(repeating: -1, count: parameter)
                for other in 0..<parameter { row[other] = (0..<sizes[other]).first { missing[other][$0 * size + value] } ?? -1 }
                guard row.contains(where: { $0 >= 0 }) else { continue }
                cover(row, value)
                rows.append(row.map { max(0, $0) } + [value])
            }
        }
    }
}
