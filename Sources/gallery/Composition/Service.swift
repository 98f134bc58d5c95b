public import Configuration
import GalleryCore
import PhotoService

/// The services of this program, of which one is asked now.
typealias ProgramServices = ServiceSwitch<Services>

extension ServiceSwitch where Factory == Services {
    /// The addresses of the services asked now; none of the demo, which is on this machine.
    var addresses: [String] { asked.compactMap(factory.settings.address(of:)) }
}

extension ServiceSwitch: KeyRing where Factory == Services {
    var keys: AccessKeys { factory.settings.keys }

    func use(_ keys: AccessKeys) {
        var services = factory
        let old = services.settings.keys
        services.settings.keys = keys
        use(services, changed: KeyName.allCases.filter { keys[$0] != old[$0] }.map(\.service))
    }
}

extension Settings {
    /// Where a service is reached; nil for one that is on this machine.
    func address(of service: ServiceName) -> String? {
        switch service {
        case .openverse: self[.openverseURL] ?? OpenverseCatalog.publicBase
        case .unsplash: self[.unsplashURL] ?? UnsplashCatalog.publicBase
        case .flickr: self[.flickrURL] ?? FlickrCatalog.publicBase
        default: nil
        }
    }
}

/// The services there are. A new one is a folder in PhotoService and a line here.
struct Services: ServiceFactory {
    var settings: Settings
    /// Where tokens are kept; nil for nowhere.
    let stateFolder: String?
    let transport: CurlTransport
    /// What the services over the network answered.
    let memory: any ReplyCache
    /// Told when an answer comes from there.
    let stale: StaleResponses
    /// A state that was put on for looking at it.
    var scenario: DebugScenario?

    /// Those of a network that have what they need.
    var configured: [ServiceName] {
        let keyed: [(ServiceName, KeyName)] = [(.unsplash, .unsplash), (.flickr, .flickr)]
        return [.openverse] + keyed.filter { settings.keys[$0.1] != nil }.map(\.0)
    }

    /// Makes a service ready to be asked, with its answers kept for when it cannot be had; makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service {
        let alone = try makeAlone(name)
        let service: any Service = scenario.map { DebugService(base: alone, scenario: $0) } ?? alone
        // The demo is never out of reach.
        return name == .demo
            ? service : CachedCatalog(service, memory: memory, stale: stale)
    }

    func notice(on name: ServiceName) -> ServiceNotice? {
        settings.keys.missing(of: name).map { .keyIncomplete(name, variable: $0.variable) }
    }

    private func makeAlone(_ name: ServiceName) throws(CatalogError) -> any Service {
        switch name {
        case .demo: return DemoCatalog(transport: transport)
        case .openverse:
            return try OpenverseCatalog(
                base: settings[.openverseURL] ?? OpenverseCatalog.publicBase,
                credentials: OpenverseCredentials(
                    id: settings.keys[.openverseID], secret: settings.keys[.openverseSecret],
                    folder: stateFolder),
                transport: transport)
        case .unsplash:
            guard let key = settings.keys[.unsplash] else { throw .misconfigured(.keyMissing(name)) }
            return try UnsplashCatalog(
                base: settings[.unsplashURL] ?? UnsplashCatalog.publicBase, key: key, transport: transport)
        case .flickr:
            guard let key = settings.keys[.flickr] else { throw .misconfigured(.keyMissing(name)) }
            return try FlickrCatalog(
                base: settings[.flickrURL] ?? FlickrCatalog.publicBase, key: key, transport: transport)
        default:
            throw .misconfigured(
                .unknownService(name.rawValue, known: ServiceName.selectable.map(\.rawValue)))
        }
    }
}
