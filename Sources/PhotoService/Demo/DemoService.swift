import GalleryCore

extension ServiceDefinition {
    static let demo = ServiceDefinition(
        ServiceDescription(.demo, at: nil),
        addresses: AddressRules(
            pages: .slugs(on: "gallery.invalid"), downloadReport: { "/photos/\($0)/download" })
    ) { setup in
        DemoCatalog(transport: setup.transport)
    }
}
