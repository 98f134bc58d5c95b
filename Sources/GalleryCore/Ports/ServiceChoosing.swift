public protocol ServiceChoosing: Sendable {
    var service: ServiceName { get }
    /// Services queried for lists: the active service or, for `all` or `free`, the services it combines.
    var queried: [ServiceName] { get }
    /// In display order.
    var selectable: [ServiceName] { get }
    /// Configured services that `all` combines.
    var configured: [ServiceName] { get }
    /// Whether the service, which may be a combined one, has all required keys.
    func isReady(_ name: ServiceName) -> Bool
    /// Why the active service cannot be used; `nil` if it can.
    var obstacle: CatalogError? { get }
    /// Request limits of the queried services; the limits of a service begin with the tightest.
    func budgets() -> [(ServiceName, RateBudget)]
    /// Fetches the limits that a queried service grants to the user's application; `nil` if no service replies.
    func grant() async -> RequestGrant?
    /// Switches the service; unchanged on error.
    func change(to name: ServiceName) throws(CatalogError)
}
