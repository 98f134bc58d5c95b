public struct ServiceDescription: Equatable, Sendable {
    public let name: ServiceName
    /// Default base address; `nil` for a local service.
    public let address: String?
    /// In the order of prompting.
    public let keys: [KeyName]
    /// True, too, for a service that has no keys.
    public let worksWithoutKeys: Bool
    /// Whether the service is the default once its keys are set.
    public let isPreferred: Bool
    /// Whether `all` leaves out the service.
    public let isAlone: Bool

    public init(
        _ name: ServiceName, at address: String?, keys: [KeyName] = [], worksWithoutKeys: Bool = false,
        isPreferred: Bool = false, isAlone: Bool = false
    ) {
        self.name = name
        self.address = address
        self.keys = keys
        self.worksWithoutKeys = worksWithoutKeys || keys.isEmpty
        self.isPreferred = isPreferred
        self.isAlone = isAlone
    }
}

extension [ServiceDescription] {
    /// Selectable services in display order: `free`, network services, `all`, local ones.
    public var names: [ServiceName] {
        [.free] + filter { $0.address != nil }.map(\.name) + [.all] + filter { $0.address == nil }.map(\.name)
    }

    /// Access keys of all services; those of services that need keys come first.
    public var keys: [KeyName] {
        filter { !$0.worksWithoutKeys }.flatMap(\.keys) + filter(\.worksWithoutKeys).flatMap(\.keys)
    }

    public var withSignIn: [ServiceName] { keys.filter(\.isForSignIn).services }

    /// Whether `name` is valid in photo identifiers such as `unsplash:abc123`; also true for `own`.
    public func havePhotos(of name: ServiceName) -> Bool {
        name == .own || contains { $0.name == name }
    }

    public subscript(name: ServiceName) -> ServiceDescription? { first { $0.name == name } }
}
