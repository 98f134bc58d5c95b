/// Names a photo service in commands, settings and stored rows.
public struct ServiceName: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Lower-case ASCII, as typed after `service`.
    public let rawValue: String

    /// Takes the name as it stands; whether such a service exists is decided by the composition.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The painted collection that needs neither key nor network.
    public static let demo = ServiceName(rawValue: "demo")
    public static let openverse = ServiceName(rawValue: "openverse")
    /// Every service that is configured, together.
    public static let all = ServiceName(rawValue: "all")
    public static let unsplash = ServiceName(rawValue: "unsplash")
    public static let flickr = ServiceName(rawValue: "flickr")

    /// The person's own pictures; no service, asked over no network.
    public static let own = ServiceName(rawValue: "own")
    /// Those whose photos can be named by typing, as in `open unsplash:abc123`.
    static let named = selectable.filter { $0 != .all } + [.own]

    /// Those that can be chosen, in the order in which they are listed.
    public static let selectable = [ServiceName.openverse, .unsplash, .flickr, .all, .demo]

    /// The name itself.
    public var description: String { rawValue }
}

/// Identity of a photo: the service it comes from and its key there. Written `unsplash:abc123`.
public struct PhotoID: Hashable, Sendable, Codable {
    /// The service that knows the photo.
    public let service: ServiceName
    /// The service's own identifier; opaque text, never a number.
    public let key: String

    /// Joins a service and a key.
    public init(service: ServiceName, key: String) {
        (self.service, self.key) = (service, key)
    }
}

extension PhotoID {
    /// Reads what a person typed; nil for anything but the name of a service, `:` and a key.
    public init?(typed word: String) {
        guard let id = PhotoID(word), ServiceName.named.contains(id.service) else { return nil }
        self = id
    }
}

extension PhotoID: LosslessStringConvertible {
    /// Reads `service:key`; nil when either half is missing.
    public init?(_ description: String) {
        guard let colon = description.firstIndex(of: ":") else { return nil }
        let service = description[..<colon]
        let key = description[description.index(after: colon)...]
        guard !service.isEmpty, !key.isEmpty else { return nil }
        self.init(service: ServiceName(rawValue: String(service)), key: String(key))
    }

    /// `service:key`.
    public var description: String { "\(service.rawValue):\(key)" }
}
