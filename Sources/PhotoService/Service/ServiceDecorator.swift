public import GalleryCore

/// Forwarding service that wraps one service and has its properties.
public protocol ServiceDecorator: ForwardingService {
    var base: any Service { get }
}

extension ServiceDecorator {
    public var service: ServiceName { base.service }
    public var filters: FilterAbility { base.filters }
    public var excludesWords: Bool { base.excludesWords }
    public func largestPage(of query: PhotoQuery) -> Int { base.largestPage(of: query) }
    public func budget() -> RateBudget? { base.budget() }
    public var optionalRequests: Int { base.optionalRequests }
    public func budgets() -> [(ServiceName, RateBudget)] { base.budgets() }
    public func grant() async -> RequestGrant? { await base.grant() }
}
