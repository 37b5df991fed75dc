internal import Wire

/// A parsed flow as a text that says what it means and not where or how it is written: two flows of one shape do the same.
enum FlowShape {
    /// Where something stands, and its spelling beside its meaning.
    private static let spelling: Set<String> = ["position", "statusPosition", "bodyPosition", "source", "compiled", "warnings"]

    static func text(_ file: FlowFile) -> String {
        var out = ""
        add(file, to: &out)
        return out
    }

    private static func add(_ value: Any, to out: inout String) {
        switch value {
        case let json as JSONTemplate: return add(json, to: &out)
        case let text as String: return out += "\(text.debugDescription) "
        case let duration as Duration: return out += "\(duration) "
        default: break
        }
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty || mirror.displayStyle == .collection || mirror.displayStyle == .optional else {
            return out += "\(value) "
        }
        out += "("
        for child in mirror.children {
            if let label = child.label {
                if spelling.contains(label) { continue }
                out += label + ":"
            }
            add(child.value, to: &out)
        }
        out += ")"
    }

    /// JSON means the same however it is spaced: blanks outside its strings are dropped.
    private static func add(_ json: JSONTemplate, to out: inout String) {
        var isInString = false
        out += "json("
        for part in json.parts {
            switch part {
            case .expression(let expression, let quoted):
                out += "<\(quoted)"
                add(expression, to: &out)
                out += ">"
            case .text(let text):
                var isEscaped = false
                for scalar in text.unicodeScalars {
                    if isInString {
                        isInString = isEscaped || scalar != "\""
                        isEscaped = !isEscaped && scalar == "\\"
                    } else if scalar == "\"" {
                        isInString = true
                    } else if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
                        continue
                    }
                    out.unicodeScalars.append(scalar)
                }
            }
        }
        out += ")"
    }
}
