public import GalleryCore

extension ServiceSwitch: ServiceChoosing {
    public var configured: [ServiceName] { factory.configured }

    public var asked: [ServiceName] { service == .all ? configured : [service] }

    public var obstacle: CatalogError? { (base as? UnavailableService)?.refusal }

    public var budgets: [(ServiceName, RateBudget)] {
        if let all = base as? AllServices { return all.budgetsOfMembers() }
        return base.budgets().map { (service, $0) }
    }

    public func budget(of service: ServiceName) -> RateBudget? { (try? self.service(service))?.budget() }
}
