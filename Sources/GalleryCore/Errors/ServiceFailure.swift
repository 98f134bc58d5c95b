public struct ServiceFailure: Equatable, Sendable {
    public let service: ServiceName
    public let error: CatalogError

    public init(service: ServiceName, error: CatalogError) {
        self.service = service
        self.error = error
    }
}
