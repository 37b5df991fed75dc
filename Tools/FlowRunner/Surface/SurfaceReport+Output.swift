internal import JSONCoding

extension SurfaceReport {
    /// A line for each service, and one for all.
    public var sums: String {
        let kinds = Kind.shown
        var cells = [["service"] + kinds.map(\.title) + ["all"]]
        func line(_ name: String, _ service: String?) -> [String] {
            let numbers = kinds.map { kind in
                let sum = sum(kind, service: service)
                return "\(sum.seen)/\(sum.total)"
            }
            let all = sum(service: service)
            return [name] + numbers + [TextTable.percent(all.seen, all.total)]
        }
        for service in services { cells.append(line(service, service)) }
        if services.count != 1 { cells.append(line("all", nil)) }
        return TextTable.text(cells, left: 1)
    }

    /// What has never been seen, by service and route: a route that was never called is one line.
    public func missing(_ kinds: Set<Kind>) -> String {
        var text = ""
        for route in routes {
            if route.calls == 0 {
                if kinds.contains(.route) { text += "\(route.key.text)\n    never called\n" }
                continue
            }
            let lines = Kind.shown.filter(kinds.contains).compactMap { kind -> String? in
                let names = Self.missing(route, kind)
                return names.isEmpty ? nil : "    \(kind.title): \(names.joined(separator: ", "))\n"
            }
            if !lines.isEmpty { text += "\(route.key.text)\n" + lines.joined() }
        }
        return text
    }

    /// The codes that any route can answer with: each service has seen them at some route or never.
    public var everywhere: String {
        services.map { service in
            var seen: [String: Bool] = [:]
            for route in routes where route.key.service == service {
                for point in route.points(.everywhere) { seen[point.name] = point.isSeen || seen[point.name] == true }
            }
            let never = seen.filter { !$0.value }.keys.sorted().joined(separator: ", ")
            return
                "\(service): \(seen.values.count { $0 }) of \(seen.count) seen at some route\(never.isEmpty ? "" : "; never: \(never)")\n"
        }.joined()
    }

    /// `{"services":{"auth":{"route":{"seen","of"},…,"all":…}},"routes":[{"service","method","path","id","wallCalls","points":[{"kind","name",
    /// "seen"}]}],"undeclared":[…]}`
    public var json: [UInt8] {
        func sum(_ sum: Sum) -> JSONValue { ["seen": .integer(Int64(sum.seen)), "of": .integer(Int64(sum.total))] }
        func sums(_ service: String?) -> JSONValue {
            var object = JSONObject()
            for kind in Kind.allCases { object[kind.rawValue] = sum(self.sum(kind, service: service)) }
            object["all"] = sum(self.sum(service: service))
            return .object(object)
        }
        var services = JSONObject()
        for service in self.services { services[service] = sums(service) }
        let routes = self.routes.map { route -> JSONValue in
            let points = route.points.map { point -> JSONValue in
                ["kind": .string(point.kind.rawValue), "name": .string(point.name), "seen": .bool(point.isSeen)]
            }
            return [
                "service": .string(route.key.service), "method": .string(route.key.method), "path": .string(route.key.path),
                "id": .string(route.id), "wallCalls": .integer(Int64(route.calls)), "points": .array(points),
            ]
        }
        let root: JSONObject = [
            "services": .object(services), "all": sums(nil), "routes": .array(routes), "undeclared": .array(undeclared.map { .string($0) }),
        ]
        return JSONValue.object(root).bytes() + [0x0a]
    }

    /// RFC 4180: a line for each point.
    public var csv: String {
        var text = CSVText.line(["service", "method", "path", "kind", "name", "seen"])
        for route in routes {
            for point in route.points {
                text += CSVText.line([
                    route.key.service, route.key.method, route.key.path, point.kind.rawValue, point.name, String(point.isSeen),
                ])
            }
        }
        return text
    }
}
