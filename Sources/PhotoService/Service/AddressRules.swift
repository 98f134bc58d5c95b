import GalleryCore

struct AddressRules: Sendable {
    struct Site: Sendable {
        /// Lower case, without `www.`.
        let host: String
        /// Query parameter that contains the photo's key; takes precedence over the path.
        var parameter: String?
        /// Key of the photo, from the segments of a path; `nil` if the path is not that of a photo.
        var key: @Sendable (_ path: [String]) -> String? = { _ in nil }
    }

    struct PublicPicture: Sendable {
        /// Hosts of the addresses, without subdomains.
        let hosts: [String]
        let scaled: @Sendable (_ address: String, _ width: Int) -> String
    }

    var pages: Site?
    /// Picture files, on the host and its subdomains.
    var pictures: Site?
    /// Whether the service lists photos published elsewhere. Their originals may be on any host with a domain name;
    /// such hosts are contacted only when a photo is saved.
    var isAggregator = false
    /// Public addresses of pictures, for services that require linking to them.
    var publicPicture: PublicPicture?
    /// Path of the request that counts a download of a photo, by its key.
    var downloadReport: (@Sendable (_ key: String) -> String)?
    /// Author's username in photos that an account published.
    var author: @Sendable (Account) -> String = { $0.username }

    func isTrusted(_ address: String, as use: AddressUse, of key: String) -> Bool {
        switch use {
        case .picture: isOwn(address)
        case .original: isOwn(address) || isAggregator && Self.hasDomainName(address)
        case .downloadReport: downloadReport?(key) == String(address.prefix { $0 != "?" && $0 != "#" })
        }
    }

    /// Whether the address is a path, or https on the picture host or its subdomains.
    private func isOwn(_ address: String) -> Bool {
        if address.hasPrefix("/") { return !address.hasPrefix("//") }
        guard let pictures, let authority = Self.authority(of: address) else { return false }
        return pictures.contains(host: authority)
    }

    private static func hasDomainName(_ address: String) -> Bool {
        guard let host = authority(of: address) else { return false }
        return host.contains(".") && host.split(separator: ".").last?.allSatisfy(\.isLetter) == true
            && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    }

    static func authority(of address: String) -> String? {
        guard let link = WebLink.https(address) else { return nil }
        return link.dropFirst("https://".count).prefix { !"/?#".contains($0) }.lowercased()
    }
}

extension AddressRules.Site {
    /// Pages such as `/photos/foggy-forest-Ab1-_dEf2gH`: the key is the last eleven characters.
    static func slugs(on host: String) -> Self {
        Self(host: host) { path in
            guard path.count > 1, path[0] == "photos" else { return nil }
            let key = path[1].suffix(11), slug = path[1].dropLast(11)
            return key.count == 11 && (slug.isEmpty || slug.hasSuffix("-")) ? String(key) : nil
        }
    }

    func contains(host: String) -> Bool { host == self.host || host.hasSuffix("." + self.host) }
}
