import GalleryCore

extension KeyName {
    static let flickr = KeyName("flickr_api_key", of: .flickr)
    static let flickrSecret = KeyName("flickr_api_secret", of: .flickr, isForSignIn: true)
}

extension ServiceDefinition {
    static let flickr = ServiceDefinition(
        ServiceDescription(.flickr, at: FlickrCatalog.publicBase, keys: [.flickr, .flickrSecret]),
        addresses: AddressRules(
            photos: FlickrLinks.forms, pictureHost: "staticflickr.com", author: { $0.user }),
        accounts: AccountDefinition(
            pageSize: 100,
            signIn: { setup throws(CatalogError) in try FlickrSignIn(setup) },
            service: { setup throws(CatalogError) in
                guard let application = setup.application else {
                    throw .misconfigured(.keyMissing(.flickr))
                }
                return try FlickrCatalog(
                    base: setup.base ?? FlickrCatalog.publicBase, key: application.key,
                    signer: OAuth1Signer(
                        application: application, token: setup.token.text, tokenSecret: setup.token.secret),
                    transport: setup.transport)
            })
    ) { setup throws(CatalogError) in
        try FlickrCatalog(base: setup.base, key: setup.key(.flickr), transport: setup.transport)
    }
}
