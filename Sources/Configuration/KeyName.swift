public import GalleryCore

/// An access key, by its name in the settings file and the key file.
public enum KeyName: String, CaseIterable, Sendable {
    case unsplash = "unsplash_access_key"
    case flickr = "flickr_api_key"
    case openverseID = "openverse_client_id"
    case openverseSecret = "openverse_client_secret"

    /// The environment variable.
    public var variable: String { rawValue.uppercased() }

    /// The only service it is sent to.
    public var service: ServiceName {
        switch self {
        case .unsplash: .unsplash
        case .flickr: .flickr
        case .openverseID, .openverseSecret: .openverse
        }
    }

    /// The services that have keys.
    public static let services = allCases.map(\.service).reduce(into: [ServiceName]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    /// The keys of a service, in the order in which they are asked for.
    public static func names(of service: ServiceName) -> [KeyName] {
        allCases.filter { $0.service == service }
    }
}
