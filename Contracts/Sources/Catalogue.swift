internal import HTTPCore
public import Wire

/// Every service and its routes: what the harness checks answers against and what the OpenAPI documents are made of.
public enum Catalogue {
    public static let services: [String: [EndpointDescription]] = [
        "auth": Auth.all + System.all,
        "profile": Profiles.all + System.all,
        "tasks": Tasks.all + System.all,
        "media": Media.all + Stack.all + System.all,
        "store": Store.all + System.all,
        "training": Training.all + System.all,
        "nutrition": Nutrition.all + System.all,
        "coaching": Coaching.all + System.all,
        "sandbox": Sandbox.all + System.all,
    ]

    /// The endpoint that answers a concrete call, if there is one. `HEAD` is answered by the `GET` endpoint.
    public static func endpoint(service: String, method: String, path: String) -> EndpointDescription? {
        let method = method == "HEAD" ? "GET" : method
        return services[service]?.first { $0.method.rawValue == method && $0.path.match(path) != nil }
    }
}
