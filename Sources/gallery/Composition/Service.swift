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
    /// Where tokens are stored; nil for nowhere.
    let stateFolder: String?
    let transport: CurlTransport
    /// Responses of the network services.
    let memory: any ReplyCache
    /// Told when a response comes from `memory`.
    let stale: StaleResponses
    /// A simulated state, of `--debug`.
    var scenario: DebugScenario?

    /// The network services that are set up.
    var configured: [ServiceName] {
        [.openverse] + [KeyName.unsplash, .flickr].filter { settings.keys[$0] != nil }.map(\.service)
    }

    /// A service with its responses cached for offline use. Makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service {
        let alone = try makeAlone(name)
        let service: any Service = scenario.map { DebugService(base: alone, scenario: $0) } ?? alone
        // The demo runs on this machine.
        return name == .demo
            ? service : CachedCatalog(service, memory: memory, stale: stale)
    }

    func notice(on name: ServiceName) -> ServiceNotice? {
        settings.keys.missing(of: name).map { .keyIncomplete(name, variable: $0.variable) }
    }

    private func makeAlone(_ name: ServiceName) throws(CatalogError) -> any Service {
        let base = settings.address(of: name) ?? ""
        func key(_ key: KeyName) throws(CatalogError) -> String {
            guard let text = settings.keys[key] else { throw .misconfigured(.keyMissing(name)) }
            return text
        }
        switch name {
        case .demo: return DemoCatalog(transport: transport)
        case .openverse:
            return try OpenverseCatalog(
                base: base,
                credentials: OpenverseCredentials(
                    id: settings.keys[.openverseID], secret: settings.keys[.openverseSecret],
                    folder: stateFolder),
                transport: transport)
        case .unsplash:
            return try UnsplashCatalog(base: base, key: key(.unsplash), transport: transport)
        case .flickr: return try FlickrCatalog(base: base, key: key(.flickr), transport: transport)
        default:
            throw .misconfigured(
                .unknownService(name.rawValue, known: ServiceName.selectable.map(\.rawValue)))
        }
    }
}
