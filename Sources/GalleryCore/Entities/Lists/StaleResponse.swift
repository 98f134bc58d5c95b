public import FoundationEssentials

/// Report that a cached reply of `date` was used, as the request failed.
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
