/// Name of an access key in the settings file and the key file.
public struct KeyName: Hashable, Sendable {
    /// For example `flickr_api_key`.
    public let rawValue: String
    /// The only service the key is sent to.
    public let service: ServiceName
    /// Whether the key is needed only for sign-in; the service works without it.
    public let isForSignIn: Bool

    public init(_ rawValue: String, of service: ServiceName, isForSignIn: Bool = false) {
        self.rawValue = rawValue
        self.service = service
        self.isForSignIn = isForSignIn
    }

    public var variable: String { rawValue.uppercased() }
}

extension [KeyName] {
    public var services: [ServiceName] {
        reduce(into: []) { names, key in if !names.contains(key.service) { names.append(key.service) } }
    }

    public func of(_ service: ServiceName) -> [KeyName] { filter { $0.service == service } }

    public func required(of service: ServiceName) -> [KeyName] { of(service).filter { !$0.isForSignIn } }

    /// Keys to discard: `fresh` has no value for them, but changes another key of the same service.
    public func outdated(by fresh: [KeyName: String], in old: (KeyName) -> String?) -> [KeyName] {
        let replaced = fresh.filter { name, text in old(name).map { $0 != text } ?? false }.map(\.key.service)
        return filter { replaced.contains($0.service) && fresh[$0] == nil }
    }
}
