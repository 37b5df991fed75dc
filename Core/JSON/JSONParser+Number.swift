extension JSONParser {
    /// The number at the current position: an integer when it is written as one and fits, else a double.
    mutating func number() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        let negative = take(UInt8(ascii: "-"))
        // Up to 19 digits are collected exactly; `exponent` counts where the decimal point belongs.
        var digits = Digits()
        if take(.zero) {
            if position < text.count, text[position].isDigit { throw expected("'.', 'e' or the end of the number after a leading 0") }
        } else {
            guard position < text.count, text[position].isDigit else { throw expected("a digit after '-'") }
            readDigits(into: &digits)
        }
        var isInteger = true
        if take(UInt8(ascii: ".")) {
            isInteger = false
            guard position < text.count, text[position].isDigit else { throw expected("a digit after '.'") }
            let before = position
            readDigits(into: &digits)
            digits.exponent -= position - before
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isInteger = false
            let negativeExponent = take(UInt8(ascii: "-"))
            if !negativeExponent { _ = take(UInt8(ascii: "+")) }
            guard position < text.count, text[position].isDigit else { throw expected("a digit in the exponent") }
            var exponent = 0
            while position < text.count, text[position].isDigit {
                exponent = min(exponent * 10 + Int(text[position] - .zero), 1_000_000)
                position += 1
            }
            digits.exponent += negativeExponent ? -exponent : exponent
        }
        if isInteger, digits.isExact {
            if !negative, let value = Int64(exactly: digits.value) { return .integer(value) }
            if negative, digits.value <= Int64.min.magnitude { return .integer(Int64(truncatingIfNeeded: 0 &- digits.value)) }
        }
        if let value = digits.double { return .number(negative ? -value : value) }
        // The slow, exact way: correctly rounded for any length.
        guard let value = Double(String(decoding: text[start..<position], as: UTF8.self)), value.isFinite else {
            throw error("number out of range", at: start)
        }
        return .number(value)
    }

    private mutating func readDigits(into digits: inout Digits) {
        while position < text.count, text[position].isDigit {
            digits.append(text[position] - .zero)
            position += 1
        }
    }
}

/// A decimal number being read: `value` × 10^`exponent` while `isExact`.
private struct Digits {
    var value: UInt64 = 0
    var exponent = 0
    var isExact = true

    mutating func append(_ digit: UInt8) {
        let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
        if overflow || carry { isExact = false }
        value = sum
    }

    /// The double, when one exact operation gives it (Clinger's fast path): both factors below are exact doubles.
    var double: Double? {
        guard isExact, value <= 1 << 53 else { return nil }
        if value == 0 { return 0 }
        switch exponent {
        case 0...22: return Double(value) * powersOfTen[exponent]
        case -22 ..< 0: return Double(value) / powersOfTen[-exponent]
        default: return nil
        }
    }
}

private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]
