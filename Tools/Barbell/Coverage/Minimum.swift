internal import Commands

/// `80`, or `api=90` for a part.
struct Minimum {
    /// Empty for the whole.
    let name: String
    let percent: Double

    /// `80`, `99.5`.
    var percentText: String { percent == percent.rounded() ? String(Int(percent)) : String(percent) }

    /// As it is given.
    var text: String { name.isEmpty ? percentText : "\(name)=\(percentText)" }

    static func list(_ texts: [String], option: String) throws(UsageError) -> [Minimum] {
        var minima: [Minimum] = []
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.count == 2 ? String(parts[0]) : ""
            guard let last = parts.last, let percent = Double(last), (0...100).contains(percent), parts.count == 1 || !name.isEmpty else {
                throw UsageError(message: "\(option) needs a number from 0 to 100, or NAME=NUMBER, not \(text)")
            }
            minima.append(Minimum(name: name, percent: percent))
        }
        return minima
    }
}
