public protocol CatalogLookup: Sendable {
    /// Throws for an unknown service, and for one that is not set up.
    func catalog(of service: ServiceName) throws(CatalogError) -> any PhotoCatalog
}
