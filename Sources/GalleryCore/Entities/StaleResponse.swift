public import FoundationEssentials

/// Report that a cached reply was used.
public struct StaleResponse: Equatable, Sendable {
    public let service: ServiceName
    public let date: Date
    public let reason: CatalogError

    public init(service: ServiceName, date: Date, reason: CatalogError) {
        self.service = service
        self.date = date
        self.reason = reason
    }
}
