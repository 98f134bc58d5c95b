public import Configuration
import GalleryCore
import PhotoService

/// The services of this program, of which one is asked now.
typealias ProgramServices = ServiceSwitch<Services>

extension ServiceSwitch where Factory == Services {
    /// The addresses of the services asked now; none of the demo, which is on this machine.
    var addresses: [String] { asked.compactMap(factory.settings.address(of:)) }

    /// Whether a word is the identifier of a photo, such as `unsplash:abc123`.
    func isPhoto(_ word: String) -> Bool {
        PhotoID(word).map { factory.settings.services.havePhotos(of: $0.service) } ?? false
    }
}

extension ServiceSwitch: KeyRing where Factory == Services {
    var keys: AccessKeys { factory.settings.keys }

    func use(_ keys: AccessKeys) {
        var services = factory
        let old = services.settings.keys
        services.settings.keys = keys
        use(services, changed: keys.names.filter { keys[$0] != old[$0] }.map(\.service))
    }
}

/// Makes the services there are (`ServiceDefinition.all`) as they are set up.
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

    static let names = ServiceDefinition.all.map(\.description).names

    /// As a sentence has them, in English.
    static let listed =
        names.dropLast().map(\.rawValue).joined(separator: ", ") + (names.last.map { " or \($0)" } ?? "")

    var selectable: [ServiceName] { Self.names }

    /// The network services that are set up.
    var configured: [ServiceName] {
        settings.services.filter { service in
            service.address != nil
                && (service.worksWithoutKeys || settings.keys.source(for: service.name) != nil)
        }.map(\.name)
    }

    /// A service with its responses cached for offline use. Makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service {
        let alone = try makeAlone(name)
        let service: any Service = scenario.map { DebugService(base: alone, scenario: $0) } ?? alone
        // One on this machine is there without a network, too.
        return settings.address(of: name) == nil
            ? service : CachedCatalog(service, memory: memory, stale: stale)
    }

    func notice(on name: ServiceName) -> ServiceNotice? {
        settings.keys.missing(of: name).map { .keyIncomplete(name, variable: $0.variable) }
    }

    private func makeAlone(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard let definition = ServiceDefinition.named(name) else {
            throw .misconfigured(.unknownService(name.rawValue, known: selectable.map(\.rawValue)))
        }
        return try definition.make(
            ServiceSetup(
                base: settings.address(of: name) ?? "", keys: { [keys = settings.keys] in keys[$0] },
                folder: stateFolder, transport: transport))
    }
}
