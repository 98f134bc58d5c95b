import GalleryCore

extension ServiceDefinition {
    static let nasa = ServiceDefinition(
        ServiceDescription(.nasa, at: NASACatalog.publicBase, isAlone: true),
        addresses: AddressRules(
            photos: forms, pictureHost: "images-assets.nasa.gov")
    ) { setup throws(CatalogError) in
        try NASACatalog(base: setup.base, transport: setup.transport)
    }

    private static let forms =
        AddressForm.all([
            "images.nasa.gov/details/{}", "images.nasa.gov/details-{}.html", "images.nasa.gov/details-{}",
            "images.nasa.gov/details?id={}", "images.nasa.gov/details?nasa_id={}",
            "images.nasa.gov/**#details/{}", "images.nasa.gov/**#details-{}.html",
            "images.nasa.gov/**#details-{}", "images-assets.nasa.gov/image/{}/*",
        ]) { $0[0] }
}
