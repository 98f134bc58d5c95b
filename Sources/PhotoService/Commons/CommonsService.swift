import GalleryCore

extension ServiceDefinition {
    static let commons = ServiceDefinition(
        ServiceDescription(.commons, at: CommonsCatalog.publicBase),
        // The API, files and thumbnails are on different subdomains.
        addresses: AddressRules(
            photos: CommonsLinks.files, uncertain: CommonsLinks.wikiFiles, pictureHost: "wikimedia.org")
    ) { setup throws(CatalogError) in
        try CommonsCatalog(base: setup.base, transport: setup.transport, language: setup.language)
    }
}
