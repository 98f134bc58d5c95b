public import GalleryCore

public struct ServiceDefinition: Sendable {
    public let description: ServiceDescription
    /// Makes no request.
    public let make: @Sendable (ServiceSetup) throws(CatalogError) -> any Service
    let addresses: AddressRules
    let accounts: AccountDefinition?

    init(
        _ description: ServiceDescription, addresses: AddressRules = AddressRules(),
        accounts: AccountDefinition? = nil,
        make: @escaping @Sendable (ServiceSetup) throws(CatalogError) -> any Service
    ) {
        self.description = description
        self.addresses = addresses
        self.accounts = accounts
        self.make = make
    }

    /// In display order.
    public static let all: [ServiceDefinition] = [
        .commons, .openverse, .nasa, .unsplash, .flickr, .files, .demo,
    ]

    /// Definition of one service; `nil` for an unknown name and for combined services.
    public static func named(_ name: ServiceName) -> ServiceDefinition? {
        all.first { $0.description.name == name }
    }
}
