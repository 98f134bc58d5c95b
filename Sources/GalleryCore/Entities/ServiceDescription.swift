/// What is known of a service before it is asked anything.
public struct ServiceDescription: Equatable, Sendable {
    public let name: ServiceName
    /// Where it is reached unless a setting says otherwise; nil for one that is on this machine.
    public let address: String?
    /// In the order in which they are asked for.
    public let keys: [KeyName]
    /// Whether it is asked without its keys, which then raise its limits.
    public let worksWithoutKeys: Bool
    /// Whether it is asked first, where nothing was chosen and its keys are there.
    public let isPreferred: Bool

    public init(
        _ name: ServiceName, at address: String?, keys: [KeyName] = [], worksWithoutKeys: Bool = false,
        isPreferred: Bool = false
    ) {
        (self.name, self.address, self.keys) = (name, address, keys)
        (self.worksWithoutKeys, self.isPreferred) = (worksWithoutKeys || keys.isEmpty, isPreferred)
    }
}

extension [ServiceDescription] {
    /// What can be chosen, in the order in which it is listed: the services of the network, all of them together, those
    /// on this machine.
    public var names: [ServiceName] {
        filter { $0.address != nil }.map(\.name) + [.all] + filter { $0.address == nil }.map(\.name)
    }

    /// Those first without which a service is not asked.
    public var keys: [KeyName] {
        filter { !$0.worksWithoutKeys }.flatMap(\.keys) + filter(\.worksWithoutKeys).flatMap(\.keys)
    }

    /// The services with accounts.
    public var withSignIn: [ServiceName] { keys.filter(\.isForSignIn).services }

    /// Whether photos are of such a service, as in `open unsplash:abc123`; one's own are, too.
    public func havePhotos(of name: ServiceName) -> Bool {
        name == .own || contains { $0.name == name }
    }

    public subscript(name: ServiceName) -> ServiceDescription? { first { $0.name == name } }
}
