internal import HTTPCore
public import Wire

/// Every service and its routes: what the harness checks answers against and what the OpenAPI documents are made of.
public enum Catalogue {
    /// The operations of each service by what they are for; those that every service has come last.
    public static let areas: [String: [Area]] = [
        "auth": Auth.areas + System.areas,
        "profile": Profiles.areas + System.areas,
        "tasks": Tasks.areas + System.areas,
        "media": Media.areas + Stack.areas + System.areas,
        "store": Store.areas + System.areas,
        "training": Training.areas + System.areas,
        "nutrition": Nutrition.areas + System.areas,
        "coaching": Coaching.areas + System.areas,
        "web": System.areas,
        "sandbox": Sandbox.areas + System.areas,
    ]

    /// Where each answers on a developer's machine, as compose.yaml says.
    public static let ports: [String: Int64] = [
        "auth": 8081,
        "profile": 8082,
        "tasks": 8083,
        "media": 8084,
        "store": 8085,
        "training": 8086,
        "nutrition": 8087,
        "coaching": 8088,
        "web": 8090,
        "sandbox": 8025,
    ]

    public static let services: [String: [EndpointDescription]] = areas.mapValues { $0.flatMap(\.endpoints) }

    /// The endpoint that answers a concrete call, if there is one. `HEAD` is answered by the `GET` endpoint.
    public static func endpoint(service: String, method: String, path: String) -> EndpointDescription? {
        let method = method == "HEAD" ? "GET" : method
        return services[service]?.first { $0.method.rawValue == method && $0.path.match(path) != nil }
    }
}
