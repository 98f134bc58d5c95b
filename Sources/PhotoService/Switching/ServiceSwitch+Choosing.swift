public import GalleryCore

extension ServiceSwitch: ServiceChoosing {
    public var selectable: [ServiceName] { factory.selectable }

    public var configured: [ServiceName] { factory.configured }

    public func isReady(_ name: ServiceName) -> Bool { factory.isReady(name) }

    public var queried: [ServiceName] { factory.members(of: service) ?? [service] }

    public var obstacle: CatalogError? { (base as? UnavailableService)?.refusal }

    public func budget(of service: ServiceName) -> RateBudget? { (try? self.service(service))?.budget() }
}

extension ServiceSwitch: CatalogLookup {
    public func catalog(of service: ServiceName) throws(CatalogError) -> any PhotoCatalog {
        try self.service(service)
    }
}
