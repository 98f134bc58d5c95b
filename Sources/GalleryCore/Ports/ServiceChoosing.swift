public protocol ServiceChoosing: Sendable {
    var service: ServiceName { get }
    /// Services queried for lists: the active service, or those that `all` or `free` combines.
    var asked: [ServiceName] { get }
    /// Selectable services in display order.
    var selectable: [ServiceName] { get }
    /// Configured services that `all` combines.
    var configured: [ServiceName] { get }
    /// Why the active service cannot be used; `nil` if it can.
    var obstacle: CatalogError? { get }
    /// Request limits of the queried services; within a service, the one with the smallest remaining share comes first.
    func budgets() -> [(ServiceName, RateBudget)]
    /// Requests the limits that the queried services grant to the user's application; `nil` if no service replies.
    func grant() async -> RequestGrant?
    /// Switches the service; unchanged on error.
    func change(to name: ServiceName) throws(CatalogError)
}
