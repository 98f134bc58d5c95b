import GalleryCore

/// How people sign in at a service, and how it is asked as one of them.
struct AccountDefinition: Sendable {
    /// The most that a page of an account's photos has.
    let pageSize: Int
    let signIn: @Sendable (SignInSetup) throws(CatalogError) -> any SignInExchange
    let service: @Sendable (AccountSetup) throws(CatalogError) -> any AccountService
}

struct SignInSetup: Sendable {
    /// In place of the service's own addresses.
    let base: String?
    let application: ApplicationKey
    /// Where the browser brings the answer.
    let redirect: String
    let mayWrite: Bool
    let transport: CurlTransport
}

struct AccountSetup: Sendable {
    /// In place of the service's own address.
    let base: String?
    /// The person's keys as they are now.
    let application: ApplicationKey?
    let token: AccessToken
    let transport: CurlTransport
}

/// A service, asked as the person it knows by the token.
protocol AccountService: AccountCatalog {
    /// Makes the photo of that key a favorite, or none any more. Returns what is left of the limit, where the service
    /// tells.
    func set(_ isFavorite: Bool, _ key: String) async throws(MirrorError) -> RateBudget?
}
