public import GalleryCore

/// Recognizes addresses of photos by the rules of the service definitions.
public struct ServiceAddresses: PhotoAddresses {
    private let services: [(name: ServiceName, rules: AddressRules)]

    public init(of definitions: [ServiceDefinition] = ServiceDefinition.all) {
        services = definitions.map { ($0.description.name, $0.addresses) }
    }

    /// Hosts of photos' web pages, in display order of the services, without hosts in `.invalid` (RFC 2606).
    public var pageHosts: [String] {
        services.compactMap(\.rules.pages?.host).filter { !$0.hasSuffix(".invalid") }
    }

    public func photo(at address: String) -> PhotoID? {
        let parts = AddressParts(address)
        return photo { $0.pages?.host == parts.host ? $0.pages?.key(of: parts) : nil }
    }

    /// Photo whose page or picture file has the address.
    func photo(published address: String) -> PhotoID? {
        let parts = AddressParts(address)
        return photo(at: address)
            ?? photo { $0.pictures?.contains(host: parts.host) == true ? $0.pictures?.key(parts.path) : nil }
    }

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

    private func photo(_ key: (AddressRules) -> String?) -> PhotoID? {
        for service in services {
            guard let key = key(service.rules) else { continue }
            let id = PhotoID(service: service.name, key: key)
            return id.isPlain ? id : nil
        }
        return nil
    }
}

extension AddressRules.Site {
    fileprivate func key(of address: AddressParts) -> String? {
        parameter.flatMap { address.query[$0] } ?? key(address.path)
    }
}

/// Host, path and query of a web address, without fragment.
private struct AddressParts {
    /// Lower case, without `www.`.
    let host: String
    let path: [String]
    /// Names and values stay percent-encoded.
    let query: [String: String]

    /// The scheme may be missing.
    init(_ address: String) {
        let whole = (WebLink.withoutScheme(address) ?? address[...]).prefix { $0 != "#" }
        let text = whole.prefix { $0 != "?" }
        let authority = text.prefix { $0 != "/" }
        let host = authority.lowercased()
        self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        path = text[authority.endIndex...].split(separator: "/").map(String.init)
        let pairs = whole[text.endIndex...].dropFirst().split(separator: "&").map {
            $0.split(separator: "=", maxSplits: 1)
        }
        query = Dictionary(
            pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
            uniquingKeysWith: { first, _ in first })
    }
}
