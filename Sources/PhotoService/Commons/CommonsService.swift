import GalleryCore

extension ServiceDefinition {
    static let commons = ServiceDefinition(
        ServiceDescription(.commons, at: CommonsCatalog.publicBase),
        addresses: AddressRules(
            pages: AddressRules.Site(host: "commons.wikimedia.org", parameter: "curid") { path in
                // `/entity/M123` is the structured data of the file with the page ID 123.
                guard path.count == 2 else { return nil }
                switch (path[0], path[1].split(separator: ":", maxSplits: 1)) {
                case ("entity", _):
                    return path[1].hasPrefix("M") ? CommonsCatalog.pageID(path[1].dropFirst()) : nil
                case ("wiki", let parts) where parts.count == 2 && parts[0] == "File":
                    return CommonsPageTitle.key(ofEncoded: parts[1])
                default: return nil
                }
            },
            // The API, files and thumbnails are on different subdomains.
            pictures: AddressRules.Site(host: "wikimedia.org"))
    ) { setup throws(CatalogError) in
        try CommonsCatalog(base: setup.base, transport: setup.transport)
    }
}
