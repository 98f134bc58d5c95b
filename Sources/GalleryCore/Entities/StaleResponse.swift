public import FoundationEssentials

/// That something was shown from memory, and why.
public struct StaleResponse: Equatable, Sendable {
    /// The service that was asked.
    public let service: ServiceName
    /// When it had answered.
    public let date: Date
    /// Why it did not answer now.
    public let reason: CatalogError

    public init(service: ServiceName, date: Date, reason: CatalogError) {
        (self.service, self.date, self.reason) = (service, date, reason)
    }
}
