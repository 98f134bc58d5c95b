import GalleryCore

extension ServiceDefinition {
    static let demo = ServiceDefinition(
        ServiceDescription(.demo, at: nil, isAlone: true),
        addresses: AddressRules(
            photos: AddressForm.slugs(["gallery.invalid/photos/{}/**"]),
            downloadReport: { "/photos/\($0)/download" })
    ) { setup in
        DemoCatalog(transport: setup.transport)
    }
}
