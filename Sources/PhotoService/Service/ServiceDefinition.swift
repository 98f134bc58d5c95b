public import GalleryCore

/// A service: what is known of it, and how it is made.
public struct ServiceDefinition: Sendable {
    public let description: ServiceDescription
    /// Makes no request.
    public let make: @Sendable (ServiceSetup) throws(CatalogError) -> any Service
    /// Nil for a service without accounts.
    let accounts: AccountDefinition?

    init(
        _ description: ServiceDescription, accounts: AccountDefinition? = nil,
        make: @escaping @Sendable (ServiceSetup) throws(CatalogError) -> any Service
    ) {
        (self.description, self.accounts, self.make) = (description, accounts, make)
    }

    /// The services there are, in the order in which they are listed. A new one is a folder and its name here.
    public static let all: [ServiceDefinition] = [.openverse, .unsplash, .flickr, .demo]

    /// Nil where there is none, and for all together.
    public static func named(_ name: ServiceName) -> ServiceDefinition? {
        all.first { $0.description.name == name }
    }
}

/// What a service is made with.
public struct ServiceSetup: Sendable {
    /// Where it is reached; empty for one on this machine.
    let base: String
    let keys: @Sendable (KeyName) -> String?
    /// Where it may store tokens; nil for nowhere.
    let folder: String?
    let transport: CurlTransport

    public init(
        base: String, keys: @escaping @Sendable (KeyName) -> String?, folder: String?,
        transport: CurlTransport
    ) {
        (self.base, self.keys, self.folder, self.transport) = (base, keys, folder, transport)
    }

    /// A key without which there is no service.
    func key(_ name: KeyName) throws(CatalogError) -> String {
        guard let text = keys(name) else { throw .misconfigured(.keyMissing(name.service)) }
        return text
    }
}
