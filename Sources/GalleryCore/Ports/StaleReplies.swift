/// Failures of requests for which cached replies were used.
public protocol StaleReplies: Sendable {
    /// Error of a request since the last notice to the user; `nil` if all replies of the service were fresh.
    func failure(of service: ServiceName) -> CatalogError?
}
