public import Platform
internal import Wire

/// Settings that several services have: one name, one default and one meaning, whichever service reads them.
extension ConfigReader {
    /// A URL that may be left out, without a slash at its end.
    public mutating func optionalURL(_ name: String) -> String? {
        let url = url(name, default: "", schemes: ["http", "https"])
        return url.isEmpty ? nil : url
    }

    /// How clients reach this service; nil where it says so by the request's `Host`. With TLS in production, because links are made of it.
    public mutating func publicURL(_ name: String) -> String? {
        let url = optionalURL(name)
        refusePlainInProduction(name, url ?? "")
        return url
    }

    /// Base URL of the media service.
    public mutating func mediaURL() -> String { url("MEDIA_URL", default: "http://127.0.0.1:8084", schemes: ["http", "https"]) }

    /// Base URL of the profile service.
    public mutating func profileURL() -> String { url("PROFILE_URL", default: "http://127.0.0.1:8082", schemes: ["http", "https"]) }

    /// The folder of the time zone database; see `ServiceRuntime.zones`.
    public mutating func zoneDirectory() -> String { string("ZONEINFO", default: ZoneDatabase.systemDirectory) }
}

extension ServiceRuntime {
    /// The time zone database of a folder.
    /// - Throws: `ServiceError.missingZones` when there is none. The service does not start then: every day would be UTC's.
    public func zones(in directory: String) throws(ServiceError) -> ZoneDatabase {
        let zones = ZoneDatabase(directory: directory)
        guard zones.zone(.example) != nil else { throw .missingZones(directory: directory) }
        return zones
    }
}

extension RequestContext {
    /// The address that clients reach this service by, without a slash at its end.
    /// - Parameter configured: what the service's settings say; the request's `Host` when nil.
    public func publicURL(_ configured: String?) -> String { configured ?? "http://" + (host ?? "127.0.0.1") }
}
