public import GalleryCore

/// Recognizes addresses of photos by the rules of the service definitions.
public struct ServiceAddresses: PhotoAddresses {
    private let services: [(name: ServiceName, rules: AddressRules)]
    private let isCertain: Bool

    public init(of definitions: [ServiceDefinition] = ServiceDefinition.all) {
        self.init(of: definitions, isCertain: false)
    }

    /// If `isCertain`, recognizes only addresses that name a photo for certain.
    init(of definitions: [ServiceDefinition], isCertain: Bool) {
        services = definitions.map { ($0.description.name, $0.addresses) }
        self.isCertain = isCertain
    }

    /// Hosts of photos' web pages, in display order of the services, without hosts in `.invalid` (RFC 2606).
    public var pageHosts: [String] {
        services.compactMap(\.rules.photos.first?.host).filter { !$0.hasSuffix(".invalid") }
    }

    public func photo(at address: String) -> PhotoID? {
        guard let parts = AddressParts(address) else { return nil }
        for (name, rules) in services {
            let forms = rules.photos + (isCertain ? [] : rules.uncertain)
            guard let key = forms.lazy.compactMap({ $0.key(of: parts) }).first else { continue }
            let id = PhotoID(service: name, key: key)
            return id.isPlain ? id : nil
        }
        return nil
    }

    public func isService(_ name: ServiceName) -> Bool { services.contains { $0.name == name } }

    public func isTrusted(_ address: String, as use: AddressUse, of photo: PhotoID) -> Bool {
        rules(of: photo.service).isTrusted(address, as: use, of: photo.key)
    }

    public func publicAddress(of photo: Photo, width: Int) -> String? {
        let rules = rules(of: photo.id.service)
        guard let publicPicture = rules.publicPicture,
            let address = photo.source.variant(forWidth: width)?.address, WebLink.https(address) != nil,
            rules.isTrusted(address, as: .picture, of: photo.id.key),
            let host = AddressRules.authority(of: address), publicPicture.hosts.contains(host)
        else { return nil }
        return publicPicture.scaled(address, width)
    }

    public var publicHosts: [String] { services.flatMap { $0.rules.publicPicture?.hosts ?? [] } }

    public func author(of account: Account) -> String {
        rules(of: account.service).author(account)
    }

    private func rules(of service: ServiceName) -> AddressRules {
        services.first { $0.name == service }?.rules ?? AddressRules()
    }
}
