import GalleryCore

extension ServiceDefinition {
    static let demo = ServiceDefinition(ServiceDescription(.demo, at: nil)) { setup in
        DemoCatalog(transport: setup.transport)
    }
}
