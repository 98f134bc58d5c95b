/// An access key, by its name in the settings file and the key file.
public struct KeyName: Hashable, Sendable {
    /// Such as `flickr_api_key`.
    public let rawValue: String
    /// The only service it is sent to.
    public let service: ServiceName
    /// The service works without it; signing in does not.
    public let isForSignIn: Bool

    public init(_ rawValue: String, of service: ServiceName, isForSignIn: Bool = false) {
        (self.rawValue, self.service, self.isForSignIn) = (rawValue, service, isForSignIn)
    }

    /// The environment variable.
    public var variable: String { rawValue.uppercased() }
}

extension [KeyName] {
    /// The services that have keys.
    public var services: [ServiceName] {
        reduce(into: []) { names, key in if !names.contains(key.service) { names.append(key.service) } }
    }

    /// The keys of a service, in the order in which they are asked for.
    public func of(_ service: ServiceName) -> [KeyName] { filter { $0.service == service } }

    /// Those without which the service is not asked.
    public func required(of service: ServiceName) -> [KeyName] { of(service).filter { !$0.isForSignIn } }

    /// Those that belong to a key that `fresh` replaces, and that it does not give: the old ones fit no more.
    public func outdated(by fresh: [KeyName: String], in old: (KeyName) -> String?) -> [KeyName] {
        let replaced = fresh.filter { name, text in old(name).map { $0 != text } ?? false }.map(\.key.service)
        return filter { replaced.contains($0.service) && fresh[$0] == nil }
    }
}
