extension String {
    /// For a terminal: what flows and answers bring along moves no cursor, colours nothing and renames no window. Controls are written as
    /// flows write them, `\u{1b}`; line feeds and tabs stay.
    var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var text = ""
        for scalar in replacing("\r\n", with: "\n").unicodeScalars {
            if scalar.isControl { text += "\\u{\(String(scalar.value, radix: 16))}" } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0a: false
        case 0..<0x20, 0x7f..<0xa0: true
        default: false
        }
    }
}
