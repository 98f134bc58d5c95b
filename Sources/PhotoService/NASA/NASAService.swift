import GalleryCore

extension ServiceDefinition {
    static let nasa = ServiceDefinition(
        ServiceDescription(.nasa, at: NASACatalog.publicBase, isAlone: true),
        addresses: AddressRules(
            pages: AddressRules.Site(host: "images.nasa.gov") { path in
                path.count == 2 && path[0] == "details" ? path[1] : nil
            },
            pictures: AddressRules.Site(host: "images-assets.nasa.gov") { path in
                path.count > 2 && path[0] == "image" ? path[1] : nil
            })
    ) { setup throws(CatalogError) in
        try NASACatalog(base: setup.base, transport: setup.transport)
    }
}
