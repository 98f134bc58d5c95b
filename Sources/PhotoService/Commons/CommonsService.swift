import GalleryCore

extension ServiceDefinition {
    static let commons = ServiceDefinition(
        ServiceDescription(.commons, at: CommonsCatalog.publicBase, isAlone: true),
        addresses: AddressRules(
            pages: AddressRules.Site("commons.wikimedia.org", parameter: "curid") { path in
                // Identifier of the structured data of a file: M and the page ID.
                path.count == 2 && path[0] == "entity" && path[1].hasPrefix("M")
                    ? CommonsCatalog.pageID(path[1].dropFirst()) : nil
            },
            // Hosts of all requests to Wikimedia: API, files and thumbnails.
            pictures: AddressRules.Site("wikimedia.org"))
    ) { setup throws(CatalogError) in
        try CommonsCatalog(base: setup.base, transport: setup.transport)
    }
}
