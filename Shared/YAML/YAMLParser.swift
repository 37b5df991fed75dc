/// Reads one YAML 1.1 document into a tree.
public enum YAMLParser {
    /// The document in `text`; an empty text is null. Refused: duplicate keys, keys that are not scalars, a second document,
    /// aliases that are unknown or contain themselves, and documents beyond `limits`.
    public static func parse(_ text: String, limits: YAMLLimits = YAMLLimits()) throws(YAMLError) -> YAMLNode {
        try EventReader.withEvents(of: text) { (reader) throws(YAMLError) in
            var composer = Composer(reader: reader, limits: limits)
            return try composer.document()
        }
    }
}

/// Builds nodes from events.
private struct Composer {
    /// A node with what repeating it costs.
    struct Measured { let node: YAMLNode; let nodes: Int; let depth: Int }

    let reader: EventReader
    let limits: YAMLLimits
    var anchors: [String: Measured] = [:]
    var openAnchors: Set<String> = []
    var total = 0

    init(reader: EventReader, limits: YAMLLimits) {
        self.reader = reader
        self.limits = limits
    }

    mutating func document() throws(YAMLError) -> YAMLNode {
        _ = try reader.next()
        let first = try reader.next()
        guard case .documentStart = first.kind else { return YAMLNode(.scalar("", .plain), at: first.position) }
        let root = try node(try reader.next(), depth: 1).node
        _ = try reader.next()
        let end = try reader.next()
        guard case .streamEnd = end.kind else { throw YAMLError("a second document: one file holds one", at: end.position) }
        return root
    }

    private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> Measured {
        if case .alias(let name) = event.kind { return try alias(name, event.position, depth: depth) }
        if let anchor = event.anchor { openAnchors.insert(anchor) }
        try count(1, depth: depth, at: event.position)
        let measured: Measured
        switch event.kind {
        case .sequenceStart: measured = try sequence(event, depth: depth)
        case .mappingStart: measured = try mapping(event, depth: depth)
        case .scalar(let text, let style):
            measured = Measured(node: YAMLNode(.scalar(text, style), at: event.position, tag: event.tag), nodes: 1, depth: 1)
        default: throw YAMLError("a value is missing", at: event.position)
        }
        if let anchor = event.anchor {
            openAnchors.remove(anchor)
            anchors[anchor] = measured
        }
        return measured
    }

    private mutating func alias(_ name: String, _ position: YAMLPosition, depth: Int) throws(YAMLError) -> Measured {
        guard !openAnchors.contains(name) else { throw YAMLError("anchor '\(name)' contains itself", at: position) }
        guard let target = anchors[name] else { throw YAMLError("no anchor is called '\(name)'", at: position) }
        try count(target.nodes, depth: depth + target.depth - 1, at: position)
        return target
    }

    private mutating func count(_ nodes: Int, depth: Int, at position: YAMLPosition) throws(YAMLError) {
        total += nodes
        guard total <= limits.nodes else { throw YAMLError("more than \(limits.nodes) values once aliases are expanded", at: position) }
        guard depth <= limits.depth else { throw YAMLError("nested deeper than \(limits.depth) levels", at: position) }
    }

    private mutating func sequence(_ start: YAMLEvent, depth: Int) throws(YAMLError) -> Measured {
        var items: [YAMLNode] = []
        var (nodes, height) = (1, 0)
        while true {
            let event = try reader.next()
            if case .sequenceEnd = event.kind { break }
            let item = try node(event, depth: depth + 1)
            items.append(item.node)
            nodes += item.nodes
            height = max(height, item.depth)
        }
        return Measured(node: YAMLNode(.sequence(items), at: start.position, tag: start.tag), nodes: nodes, depth: height + 1)
    }

    private mutating func mapping(_ start: YAMLEvent, depth: Int) throws(YAMLError) -> Measured {
        var own: [YAMLEntry] = []
        var merged: [YAMLNode] = []
        var lines: [String: Int] = [:]
        var (nodes, height) = (1, 0)
        while true {
            let event = try reader.next()
            if case .mappingEnd = event.kind { break }
            guard case .scalar(let key, let style) = event.kind else {
                throw YAMLError("a key must be a scalar", at: event.position)
            }
            let value = try node(try reader.next(), depth: depth + 1)
            nodes += value.nodes + 1
            height = max(height, value.depth)
            if let line = lines.updateValue(event.position.line, forKey: key) {
                throw YAMLError("key '\(key)' is already on line \(line)", at: event.position)
            }
            if key == "<<" && style == .plain {
                merged += try mergeSources(value.node)
            } else {
                own.append(YAMLEntry(key: key, keyPosition: event.position, value: value.node))
            }
        }
        // Earlier sources win over later ones, and the mapping's own keys over all.
        var known = Set(own.map(\.key))
        for entry in merged.flatMap({ $0.entries ?? [] }) where known.insert(entry.key).inserted { own.append(entry) }
        return Measured(node: YAMLNode(.mapping(own), at: start.position, tag: start.tag), nodes: nodes, depth: height + 1)
    }

    private func mergeSources(_ value: YAMLNode) throws(YAMLError) -> [YAMLNode] {
        let sources = value.items ?? [value]
        for source in sources where source.entries == nil {
            throw YAMLError("'<<' merges mappings, not \(source.kind)", at: source.position)
        }
        return sources
    }
}
