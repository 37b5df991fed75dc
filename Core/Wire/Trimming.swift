extension StringProtocol {
    /// Without the white space at both ends. Scalar by scalar: finding the last character of a text means walking back over what it
    /// may be made of, which for a row of flags is all of them, again and again.
    public var trimmed: String {
        var rest = Substring(self).unicodeScalars
        while rest.first?.properties.isWhitespace ?? false { rest.removeFirst() }
        while rest.last?.properties.isWhitespace ?? false { rest.removeLast() }
        return String(Substring(rest))
    }
}
