import GalleryCore

struct AccountDefinition: Sendable {
    let pageSize: Int
    let signIn: @Sendable (SignInSetup) throws(CatalogError) -> any SignInExchange
    let service: @Sendable (AccountSetup) throws(CatalogError) -> any AccountService
}

struct SignInSetup: Sendable {
    /// Custom base address; replaces the service's hosts.
    let base: String?
    let application: ApplicationKey
    /// Address to which the browser delivers the answer.
    let redirect: String
    let mayWrite: Bool
    let transport: CurlTransport
}

struct AccountSetup: Sendable {
    let base: String?
    let application: ApplicationKey?
    let token: AccessToken
    let transport: CurlTransport
}
