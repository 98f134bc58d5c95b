import GalleryCore

extension KeyName {
    static let unsplash = KeyName("unsplash_access_key", of: .unsplash)
    static let unsplashSecret = KeyName("unsplash_secret_key", of: .unsplash, isForSignIn: true)
}

extension ServiceDefinition {
    static let unsplash = ServiceDefinition(
        ServiceDescription(
            .unsplash, at: UnsplashCatalog.publicBase, keys: [.unsplash, .unsplashSecret], isPreferred: true),
        addresses: AddressRules(
            // The word for photos is in the language of the page.
            photos: AddressForm.slugs(
                ["unsplash.com/photos/{}/**"]
                    + ["photos", "fotos", "foto", "fotografias", "写真", "사진"].map {
                        "unsplash.com/{lang}/\($0)/{}/**"
                    }),
            pictureHost: "unsplash.com",
            publicPicture: AddressRules.PublicPicture(
                hosts: ["images.unsplash.com", "plus.unsplash.com"], scaled: ScaledPicture.address),
            downloadReport: { "/photos/\($0)/download" }),
        accounts: AccountDefinition(
            pageSize: 30,
            signIn: { setup throws(CatalogError) in try UnsplashSignIn(setup) },
            service: { setup throws(CatalogError) in
                try UnsplashCatalog(
                    base: setup.base ?? UnsplashCatalog.publicBase, token: setup.token.text,
                    transport: setup.transport)
            })
    ) { setup throws(CatalogError) in
        try UnsplashCatalog(base: setup.base, key: setup.key(.unsplash), transport: setup.transport)
    }
}
