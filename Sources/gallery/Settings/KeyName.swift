import GalleryCore

/// The secrets there are, by their names in the settings file; those of the environment are the same in capitals.
enum KeyName: String, CaseIterable {
    case unsplash = "unsplash_access_key"
    case flickr = "flickr_api_key"
    case openverseID = "openverse_client_id"
    case openverseSecret = "openverse_client_secret"

    /// The variable of the environment.
    var variable: String { rawValue.uppercased() }

    /// Whose it is; nobody else ever gets it.
    var service: ServiceName {
        switch self {
        case .unsplash: .unsplash
        case .flickr: ServiceName(rawValue: "flickr")
        case .openverseID, .openverseSecret: ServiceName(rawValue: "openverse")
        }
    }

    /// The services that have keys.
    static let services = allCases.map(\.service).reduce(into: [ServiceName]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    /// What a service wants, in the order in which it is asked for.
    static func names(of service: ServiceName) -> [KeyName] { allCases.filter { $0.service == service } }
}
