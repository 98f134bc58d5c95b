import GalleryCore

extension ServiceDefinition {
    static let files = ServiceDefinition(ServiceDescription(.files, at: nil)) { setup throws(CatalogError) in
        guard let files = setup.files else { throw .misconfigured(.notSetUp(.files)) }
        return files
    }
}
