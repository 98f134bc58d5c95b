/// Service and key of a photo, written `unsplash:abc123`.
public struct PhotoID: Hashable, Sendable, Codable {
    public let service: ServiceName
    public let key: String

    public init(service: ServiceName, key: String) {
        self.service = service
        self.key = key
    }
}

extension PhotoID: LosslessStringConvertible {
    public init?(_ description: String) {
        guard let colon = description.firstIndex(of: ":") else { return nil }
        let service = description[..<colon]
        let key = description[description.index(after: colon)...]
        guard !service.isEmpty, !key.isEmpty else { return nil }
        self.init(service: ServiceName(rawValue: String(service)), key: String(key))
    }

    public var description: String { "\(service.rawValue):\(key)" }
}
