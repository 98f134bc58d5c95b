/// Cached replies that services gave in place of failed requests.
public protocol StaleReplies: Sendable {
    /// Reason of a failed request since the last notice; `nil` if all replies of the service were fresh.
    func failure(of service: ServiceName) -> CatalogError?
}
