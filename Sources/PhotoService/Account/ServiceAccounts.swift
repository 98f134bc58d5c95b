public import GalleryCore

public struct ServiceAccounts: AccountCatalog {
    private let transport: CurlTransport
    private let tokens: any TokenStore
    private let bases: @Sendable (ServiceName) -> String?
    private let application: @Sendable (ServiceName) -> ApplicationKey?

    public init(
        transport: CurlTransport, tokens: any TokenStore, bases: @escaping @Sendable (ServiceName) -> String?,
        application: @escaping @Sendable (ServiceName) -> ApplicationKey?
    ) {
        self.transport = transport
        self.tokens = tokens
        self.bases = bases
        self.application = application
    }

    public func pageSize(for account: Account) -> Int {
        ServiceDefinition.named(account.service)?.accounts?.pageSize ?? 30
    }

    public func collections(
        of account: Account, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await source(of: account).collections(of: account, request)
    }

    public func photos(
        of account: Account, in collection: String?, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        try await source(of: account).photos(of: account, in: collection, request)
    }

    private func source(of account: Account) throws(CatalogError) -> any AccountService {
        let service = account.service
        guard let accounts = ServiceDefinition.named(service)?.accounts else { throw .unauthorized }
        return try accounts.service(
            AccountSetup(
                base: bases(service), application: application(service), token: token(of: account),
                transport: transport))
    }

    private func token(of account: Account) throws(CatalogError) -> AccessToken {
        guard let token = tokens.token(of: account.service),
            tokens.account(at: account.service)?.user == account.user
        else { throw .unauthorized }
        return token
    }
}

extension ServiceAccounts: AccountFavorites {
    public func set(
        _ isFavorite: Bool, _ key: String, of account: Account
    ) async throws(MirrorError) -> RateBudget? {
        let source: any AccountService
        do { source = try self.source(of: account) } catch {
            throw error == .unauthorized ? .revoked : .unreachable(error)
        }
        return try await source.set(isFavorite, key)
    }
}
