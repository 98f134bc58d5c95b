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
            photos: AddressForm.all([
                "openverse.org/image/{}/**", "openverse.org/{lang}/image/{}/**",
                "wordpress.org/openverse/image/{}/**",
            ]) { captured in
                let key = captured[0].lowercased()
                return key.allSatisfy { $0.isHexDigit && $0.isASCII || $0 == "-" } ? key : nil
            }, isAggregator: true)
    ) { setup throws(CatalogError) in
        try OpenverseCatalog(
            base: setup.base,
            credentials: OpenverseCredentials(
                id: setup.keys(.openverseID), secret: setup.keys(.openverseSecret), folder: setup.folder),
            transport: setup.transport)
    }
}
