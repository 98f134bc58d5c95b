/// Failures of requests for which cached replies were used.
public protocol StaleReplies: Sendable {
    /// Error of a failed request since the last notice; `nil` if all replies of the service were fresh.
    func failure(of service: ServiceName) -> CatalogError?
}
