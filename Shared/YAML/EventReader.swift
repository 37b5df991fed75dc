internal import CYAML

/// What libyaml's parser says next.
struct YAMLEvent {
    enum Kind {
        case streamStart, documentStart, documentEnd, streamEnd
        case sequenceStart, sequenceEnd
        case mappingStart, mappingEnd
        case scalar(String, YAMLScalarStyle)
        case alias(String)
    }

    let kind: Kind
    let position: YAMLPosition
    var anchor: String?
    var tag: String?
}

/// Owner of one libyaml parser. It reads bytes that the caller keeps alive, so it never leaves `withEvents`.
final class EventReader {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// Runs `body` with a reader over `text`.
    static func withEvents<T>(of text: String, _ body: (EventReader) throws(YAMLError) -> T) throws(YAMLError) -> T {
        let result: Result<T, YAMLError> = Array(text.utf8).withUnsafeBufferPointer { bytes in
            do throws(YAMLError) {
                return .success(try body(try EventReader(bytes)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            throw YAMLError("not enough memory", at: YAMLPosition(line: 1, column: 1))
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event; after the end of the stream it must not be asked again.
    func next() throws(YAMLError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        let position = YAMLPosition(event.start_mark)
        switch event.type {
        case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, position: position)
        case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, position: position)
        case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, position: position)
        case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, position: position)
        case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, position: position)
        case YAML_ALIAS_EVENT:
            return YAMLEvent(kind: .alias(string(event.data.alias.anchor) ?? ""), position: position)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            return YAMLEvent(kind: .sequenceStart, position: position, anchor: string(data.anchor), tag: string(data.tag))
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            return YAMLEvent(kind: .mappingStart, position: position, anchor: string(data.anchor), tag: string(data.tag))
        case YAML_SCALAR_EVENT:
            let data = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
            return YAMLEvent(
                kind: .scalar(text, YAMLScalarStyle(data.style)), position: position, anchor: string(data.anchor), tag: string(data.tag))
        default: return YAMLEvent(kind: .streamEnd, position: position)
        }
    }

    private func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? { bytes.map { String(cString: $0) } }

    private func failure() -> YAMLError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not enough memory"
        let context = parser.pointee.context.map { " " + String(cString: $0) } ?? ""
        // The byte reader knows no line of its own: what it refuses is on the line that the scanner has reached, or later.
        let mark = parser.pointee.error == YAML_READER_ERROR ? parser.pointee.mark : parser.pointee.problem_mark
        return YAMLError(problem + context, at: YAMLPosition(mark))
    }
}

extension YAMLPosition {
    fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}

extension YAMLScalarStyle {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
