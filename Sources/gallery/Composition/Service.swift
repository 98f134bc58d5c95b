public import Configuration
import GalleryCore
import PhotoService
import Wording

typealias ProgramServices = ServiceSwitch<Services>

extension ServiceSwitch where Factory == Services {
    /// Addresses of the current services; the demo has no address.
    var addresses: [String] { queried.compactMap(factory.settings.address(of:)) }

    /// The wait with the name of the service in place of a host that the user configured, and of the demo's.
    func named(_ wait: NetworkWait) -> NetworkWait {
        let service = queried.first {
            $0 == .demo || factory.settings.replacedAddress(of: $0)?.hostForMessages == wait.host
        }
        return service.map { NetworkWait(host: "\($0)", elapsed: wait.elapsed, pause: wait.pause) } ?? wait
    }

    /// Photo identifier for a word, which is such an identifier (`unsplash:abc123`) or the address of a photo page.
    func photoName(_ word: String) -> String? {
        if let id = PhotoID(word), factory.settings.services.havePhotos(of: id.service) { return word }
        return Services.addresses.photo(at: word)?.description
    }
}

extension ServiceSwitch: KeyRing where Factory == Services {
    var keys: AccessKeys { factory.settings.keys }

    /// Replaces the service for the folders of the user; `nil` without folders.
    func use(files: (any Service)?) {
        var services = factory
        services.files = files
        use(services, changed: [.files])
    }

    func use(_ keys: AccessKeys) {
        var services = factory
        let old = services.settings.keys
        services.settings.keys = keys
        use(services, changed: keys.names.filter { keys[$0] != old[$0] }.map(\.service))
    }
}

/// Makes the services of `ServiceDefinition.all` with their settings.
struct Services: ServiceFactory {
    var settings: Settings
    /// Folder for tokens; `nil` if they cannot be stored.
    let stateFolder: String?
    let transport: CurlTransport
    let memory: any ReplyCache
    /// Records responses that come from `memory`.
    let stale: StaleResponses
    var scenario: DebugScenario?
    /// Service for the folders of the user; `nil` without folders.
    var files: (any Service)?

    static let addresses = ServiceAddresses()

    static let names = ServiceDefinition.all.map(\.description).names

    var selectable: [ServiceName] { Self.names }

    var configured: [ServiceName] {
        settings.services.filter { service in
            !service.isAlone && isReady(service.name)
        }.map(\.name)
    }

    func isReady(_ name: ServiceName) -> Bool {
        name == .files ? files != nil : settings.isReady(name)
    }

    /// Service with cached responses for offline use. Makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service {
        let alone = try makeSingle(name)
        let service: any Service = scenario.map { DebugService(base: alone, scenario: $0) } ?? alone
        // A local service is always available, and needs no cache.
        return settings.address(of: name) == nil
            ? service : CachedCatalog(service, memory: memory, stale: stale)
    }

    func notice(on name: ServiceName) -> ServiceNotice? {
        settings.keys.missing(of: name).map { .keyIncomplete(name, variable: $0.variable) }
    }

    private func makeSingle(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard let definition = ServiceDefinition.named(name) else {
            throw .misconfigured(.unknownService(name.rawValue, known: selectable.map(\.rawValue)))
        }
        return try definition.make(
            ServiceSetup(
                base: settings.address(of: name) ?? "", keys: { [keys = settings.keys] in keys[$0] },
                folder: stateFolder, transport: transport, language: { Language.current.code }, files: files))
    }
}
