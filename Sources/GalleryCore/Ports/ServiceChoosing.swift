/// The choice of the service that is asked.
public protocol ServiceChoosing: Sendable {
    /// The service that is asked.
    var service: ServiceName { get }
    /// The services asked for lists: one, or those that all together stand for.
    var asked: [ServiceName] { get }
    /// What can be chosen, in the order in which it is listed.
    var selectable: [ServiceName] { get }
    /// The services that are set up, without the demo and without all together.
    var configured: [ServiceName] { get }
    /// Why the service that was chosen cannot be asked; nil for one that can.
    var obstacle: CatalogError? { get }
    /// What is left of the limits of the services that are asked, as far as they tell: of each service the one with the
    /// smallest share left first.
    func budgets() -> [(ServiceName, RateBudget)]
    /// Changes the service; leaves it as it is when the other one cannot be had.
    func change(to name: ServiceName) throws(CatalogError)
}
