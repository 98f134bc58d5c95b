public import GalleryCore

public struct ServiceSignIn: SigningIn {
    /// Default port, below the range of ephemeral ports.
    public static let usualPort = 28_417
    private static let lifetime = Duration.seconds(120)

    private let transport: CurlTransport
    private let port: Int
    private let tokens: (any TokenStore)?
    private let bases: @Sendable (ServiceName) -> String?
    private let application: @Sendable (ServiceName) -> ApplicationKey?
    private let mayWrite: @Sendable () -> Bool
    private let page: @Sendable (SignInPage) -> String

    /// - Parameters:
    ///   - tokens: `nil` if tokens cannot be stored.
    ///   - bases: custom base address, which replaces all hosts of a service.
    ///   - mayWrite: whether favorites are to be changed as well as read.
    public init(
        transport: CurlTransport, port: Int, tokens: (any TokenStore)?,
        bases: @escaping @Sendable (ServiceName) -> String?,
        application: @escaping @Sendable (ServiceName) -> ApplicationKey?,
        mayWrite: @escaping @Sendable () -> Bool, page: @escaping @Sendable (SignInPage) -> String
    ) {
        self.transport = transport
        self.port = port
        self.tokens = tokens
        self.bases = bases
        self.application = application
        self.mayWrite = mayWrite
        self.page = page
    }

    public var services: [ServiceName] {
        ServiceDefinition.all.filter { $0.accounts != nil }.map(\.description.name)
    }

    public var redirectAddress: String { Self.redirectAddress(port: port) }

    public func usesBuiltInAddress(of service: ServiceName) -> Bool { bases(service) == nil }

    static func redirectAddress(port: Int) -> String { "http://127.0.0.1:\(port)/" }

    public func begin(
        at service: ServiceName, by way: SignInWay
    ) async throws(SignInError) -> any SignInAttempt {
        guard let accounts = ServiceDefinition.named(service)?.accounts else { throw .notOffered(service) }
        guard let tokens else { throw .noHome }
        guard let application = application(service) else { throw .noApplication(service) }
        let listener = way == .browser ? try CallbackListener(port: port) : nil
        let exchange: any SignInExchange
        do throws(CatalogError) {
            exchange = try accounts.signIn(
                SignInSetup(
                    base: bases(service), application: application, redirect: redirectAddress,
                    mayWrite: mayWrite(), transport: transport))
        } catch { throw .catalog(error) }
        let begun = try await exchange.begin(redirect: way == .browser ? redirectAddress : nil)
        listener?.serve(begun, for: Self.lifetime, page: page)
        return ServiceSignInAttempt(
            exchange: exchange, begun: begun, redirect: redirectAddress,
            pasted: begun.endsWithCode ? .code : way == .pasteOrType ? .addressOrCode : .address,
            listener: listener, tokens: tokens)
    }
}
