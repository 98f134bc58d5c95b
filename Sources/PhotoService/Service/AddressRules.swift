import GalleryCore

struct AddressRules: Sendable {
    struct PublicPicture: Sendable {
        /// Hosts of the addresses, without subdomains.
        let hosts: [String]
        let scaled: @Sendable (_ address: String, _ width: Int) -> String
    }

    /// Forms of addresses that name a photo: its pages, and its files where their addresses have the photo's key. The
    /// host of the first is named to users.
    var photos: [AddressForm] = []
    /// Forms of addresses of which only the service knows whether they name one of its photos.
    var uncertain: [AddressForm] = []
    /// Host of picture files, with its subdomains.
    var pictureHost: String?
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
        guard let pictureHost, let authority = Self.authority(of: address) else { return false }
        return authority == pictureHost || authority.hasSuffix("." + pictureHost)
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

extension AddressForm {
    /// Pages of Unsplash and the demo, such as `/photos/foggy-forest-Ab1-_dEf2gH`: the key is the last eleven
    /// characters of the captured text.
    static func slugs(_ forms: [String]) -> [Self] {
        all(forms) { captured in
            let key = captured[0].suffix(11), slug = captured[0].dropLast(11)
            let isKey = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
            return isKey && key.count == 11 && (slug.isEmpty || slug.hasSuffix("-")) ? String(key) : nil
        }
    }
}
