public import GalleryCore

/// What accounts have at Unsplash and Flickr, asked for with their tokens.
public struct ServiceAccounts: AccountCatalog {
    private let transport: CurlTransport
    private let tokens: any TokenStore
    private let bases: @Sendable (ServiceName) -> String?
    private let application: @Sendable (ServiceName) -> ApplicationKey?

    /// - Parameters:
    ///   - bases: another address of a service than its own.
    ///   - application: the person's keys as they are now.
    public init(
        transport: CurlTransport, tokens: any TokenStore, bases: @escaping @Sendable (ServiceName) -> String?,
        application: @escaping @Sendable (ServiceName) -> ApplicationKey?
    ) {
        (self.transport, self.tokens, self.bases, self.application) = (transport, tokens, bases, application)
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

    private func source(of account: Account) throws(CatalogError) -> any AccountCatalog {
        account.service == .flickr ? try flickr(as: account) : try unsplash(as: account)
    }

    private func unsplash(as account: Account) throws(CatalogError) -> UnsplashCatalog {
        try UnsplashCatalog(
            base: bases(.unsplash) ?? UnsplashCatalog.publicBase, token: try token(of: account).text,
            transport: transport)
    }

    private func flickr(as account: Account) throws(CatalogError) -> FlickrCatalog {
        let token = try token(of: account)
        guard let application = application(.flickr) else { throw .misconfigured(.keyMissing(.flickr)) }
        let signer = OAuth1Signer(application: application, token: token.text, tokenSecret: token.secret)
        return try FlickrCatalog(
            base: bases(.flickr) ?? FlickrCatalog.publicBase, signer: signer, transport: transport)
    }

    /// Throws `.unauthorized` for who is not signed in any more.
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
        guard account.service == .flickr else {
            return try await made { () throws(CatalogError) in try unsplash(as: account) }.set(
                isFavorite, key)
        }
        try await made { () throws(CatalogError) in try flickr(as: account) }.set(isFavorite, key)
        return nil
    }

    private func made<Catalog>(_ make: () throws(CatalogError) -> Catalog) throws(MirrorError) -> Catalog {
        do { return try make() } catch {
            throw error == .unauthorized ? .revoked : .unreachable(error)
        }
    }
}
