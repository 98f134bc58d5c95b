public import GalleryCore

/// An access key, by its name in the settings file and the key file.
public enum KeyName: String, CaseIterable, Sendable {
    case unsplash = "unsplash_access_key"
    case unsplashSecret = "unsplash_secret_key"
    case flickr = "flickr_api_key"
    case flickrSecret = "flickr_api_secret"
    case openverseID = "openverse_client_id"
    case openverseSecret = "openverse_client_secret"

    /// The environment variable.
    public var variable: String { rawValue.uppercased() }

    /// The only service it is sent to.
    public var service: ServiceName {
        switch self {
        case .unsplash, .unsplashSecret: .unsplash
        case .flickr, .flickrSecret: .flickr
        case .openverseID, .openverseSecret: .openverse
        }
    }

    /// The service works without it; signing in does not.
    public var isForSignIn: Bool { [.unsplashSecret, .flickrSecret].contains(self) }

    /// The services that have keys.
    public static let services = allCases.map(\.service).reduce(into: [ServiceName]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    /// The keys of a service, in the order in which they are asked for.
    public static func names(of service: ServiceName) -> [KeyName] {
        allCases.filter { $0.service == service }
    }

    /// Those without which the service is not asked.
    public static func required(of service: ServiceName) -> [KeyName] {
        names(of: service).filter { !$0.isForSignIn }
    }

    /// Those that belong to a key that `fresh` replaces, and that it does not give: the old ones fit no more.
    public static func outdated(by fresh: [KeyName: String], in old: (KeyName) -> String?) -> [KeyName] {
        let replaced = fresh.filter { name, text in old(name).map { $0 != text } ?? false }.map(\.key.service)
        return allCases.filter { replaced.contains($0.service) && fresh[$0] == nil }
    }
}
