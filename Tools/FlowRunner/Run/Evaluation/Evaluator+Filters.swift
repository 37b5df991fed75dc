internal import JSONCoding
internal import Patterns
internal import Wire
internal import XPath

extension Evaluator {
    /// nil is "nothing there", such as an index beyond the end.
    func apply(_ filter: FilterNode, to value: FlowValue) throws(EvaluationError) -> FlowValue? {
        func unfit(_ wanted: String) -> EvaluationError {
            EvaluationError(message: "the filter \(filter.name) needs \(wanted), got \(value.shown) (\(value.typeName))")
        }
        func string() throws(EvaluationError) -> String {
            guard case .string(let text) = value else { throw unfit("a string") }
            return text
        }
        func bytes() throws(EvaluationError) -> [UInt8] {
            switch value {
            case .bytes(let bytes): return bytes
            case .string(let text): return Array(text.utf8)
            default: throw unfit("bytes")
            }
        }
        func list() throws(EvaluationError) -> [FlowValue] {
            guard case .list(let items) = value else { throw unfit("a list") }
            return items
        }
        func date() throws(EvaluationError) -> Instant {
            switch value {
            case .date(let instant): return instant
            case .string(let text):
                guard let instant = Instant.reading(text) else { throw unfit("a date") }
                return instant
            default: throw unfit("a date")
            }
        }
        func decoded(_ bytes: [UInt8]?) throws(EvaluationError) -> FlowValue {
            guard let bytes else { throw unfit("Base64") }
            return .bytes(bytes)
        }
        switch filter.kind {
        case .count: return .integer(Int64(try count(value, unfit)))
        case .first: return try list().first
        case .last: return try list().last
        case .nth(let setting):
            let items = try list()
            let index = try whole(setting)
            let place = index < 0 ? items.count + index : index
            return items.indices.contains(place) ? items[place] : nil
        case .location:
            guard case .object(let object) = value, let location = object["location"] else { throw unfit("a redirect") }
            return FlowValue(location)
        case .regex(let node): return try group(of: node, in: try string())
        case .replace(let old, let new):
            let (text, old, new) = (try string(), try self.text(old), try self.text(new))
            return .string(old.isEmpty ? text : text.replacing(old, with: new))
        case .replaceRegex(let node, let new):
            return .string(try pattern(node).replacing(in: try string(), with: try self.text(new)))
        case .split(let separator):
            let (text, separator) = (try string(), try self.text(separator))
            return .list(
                separator.isEmpty
                    ? text.map { .string(String($0)) }
                    : text.split(separator: separator, omittingEmptySubsequences: false).map { .string(String($0)) })
        case .toInt:
            switch value {
            case .integer, .bigInteger: return value
            case .number(let number): if let whole = Int64(exactly: number.rounded(.towardZero)) { return .integer(whole) }
            case .string(let text): if let whole = Int64(text.trimmingSpaces) { return .integer(whole) }
            default: break
            }
            throw unfit("a whole number")
        case .toFloat:
            switch value {
            case .integer(let whole): return .number(Double(whole))
            case .bigInteger(let digits): if let number = Double(digits) { return .number(number) }
            case .number: return value
            case .string(let text): if let number = Double(text.trimmingSpaces), number.isFinite { return .number(number) }
            default: break
            }
            throw unfit("a number")
        case .toString: return .string(value.rendered)
        case .toDate(let format):
            let (text, format) = (try string(), try self.text(format))
            guard let instant = DateFormat.instant(text, format) else {
                throw EvaluationError(message: "\(value.shown) is not a date of the format \(format)")
            }
            return .date(instant)
        case .format(let format):
            let format = try self.text(format)
            guard let text = DateFormat.text(try date(), format) else { throw EvaluationError(message: "unknown date format \(format)") }
            return .string(text)
        case .daysAfterNow: return .integer((try date() - state.now()).components.seconds / 86_400)
        case .daysBeforeNow: return .integer((state.now() - (try date())).components.seconds / 86_400)
        case .base64Encode: return .string(Base64.encode(try bytes()))
        case .base64URLSafeEncode: return .string(Base64.encode(try bytes(), urlSafe: true))
        case .base64Decode: return try decoded(Base64.decode(try string()))
        case .base64URLSafeDecode: return try decoded(Base64.decode(try string(), urlSafe: true))
        case .urlEncode: return .string(Percent.encode(try string(), keeping: "/"))
        case .urlDecode:
            guard let text = Percent.decode(try string()) else { throw unfit("percent-encoded text") }
            return .string(text)
        case .urlQueryParam(let name): return Percent.queryParameter(try text(name), of: try string()).map(FlowValue.string)
        case .htmlEscape: return .string(HTMLText.escape(try string()))
        case .htmlUnescape: return .string(HTMLText.unescape(try string()))
        case .decode(let encoding): return .string(try CharacterEncoding.decode(try bytes(), try text(encoding)))
        case .utf8Decode: return .string(try CharacterEncoding.decode(try bytes(), "utf-8"))
        case .utf8Encode: return .bytes(Array(try string().utf8))
        case .toHex: return .string(Hexadecimal.text(try bytes()))
        case .jsonPath(let path):
            let document: JSONValue
            if case .string(let text) = value { document = try JSONReading.document(text) } else { document = value.json }
            return try select(path, in: document)
        case .xpath(let expression):
            let text = Array(try string().utf8)
            let document: MarkupDocument
            do throws(XPathError) { document = try MarkupDocument(text, as: .html) } catch { throw unfit("HTML or XML") }
            return try FlowValue(xpath: self.text(expression), in: document)
        }
    }

    private func whole(_ setting: Setting<Int>) throws(EvaluationError) -> Int {
        switch setting {
        case .literal(let number): return number
        case .expression(let expression):
            guard case .integer(let number) = try value(expression) else { throw EvaluationError(message: "nth needs a whole number") }
            return Int(number)
        }
    }

    private func count(_ value: FlowValue, _ unfit: (String) -> EvaluationError) throws(EvaluationError) -> Int {
        switch value {
        case .list(let items): items.count
        case .nodes(let count): count
        case .bytes(let bytes): bytes.count
        default: throw unfit("a list, nodes or bytes")
        }
    }
}
