import GalleryCore

extension KeyName {
    static let openverseID = KeyName("openverse_client_id", of: .openverse)
    static let openverseSecret = KeyName("openverse_client_secret", of: .openverse)
}

extension ServiceDefinition {
    static let openverse = ServiceDefinition(
        ServiceDescription(
            .openverse, at: OpenverseCatalog.publicBase, keys: [.openverseID, .openverseSecret],
            worksWithoutKeys: true),
        addresses: AddressRules(
            pages: AddressRules.Site(host: "openverse.org") { path in
                path.count > 1 && path[0] == "image" ? path[1].lowercased() : nil
            }, isAggregator: true)
    ) { setup throws(CatalogError) in
        try OpenverseCatalog(
            base: setup.base,
            credentials: OpenverseCredentials(
                id: setup.keys(.openverseID), secret: setup.keys(.openverseSecret), folder: setup.folder),
            transport: setup.transport)
    }
}
