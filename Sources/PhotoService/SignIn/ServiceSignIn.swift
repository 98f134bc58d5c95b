public import GalleryCore

/// Signs in at the services that have accounts.
public struct ServiceSignIn: SigningIn {
    /// Below those that systems hand out by themselves.
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
    ///   - port: of the redirect address.
    ///   - tokens: nil for nowhere to keep them.
    ///   - bases: another address of a service than its own, with all its hosts.
    ///   - application: the person's keys as they are now.
    ///   - mayWrite: favorites are to be changed, too, not only read.
    ///   - page: what the browser shows at the end.
    public init(
        transport: CurlTransport, port: Int, tokens: (any TokenStore)?,
        bases: @escaping @Sendable (ServiceName) -> String?,
        application: @escaping @Sendable (ServiceName) -> ApplicationKey?,
        mayWrite: @escaping @Sendable () -> Bool, page: @escaping @Sendable (SignInPage) -> String
    ) {
        (self.transport, self.port, self.tokens) = (transport, port, tokens)
        (self.bases, self.application) = (bases, application)
        (self.mayWrite, self.page) = (mayWrite, page)
    }

    public var services: [ServiceName] {
        ServiceDefinition.all.filter { $0.accounts != nil }.map(\.description.name)
    }

    public var redirectAddress: String { Self.redirectAddress(port: port) }

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
        let page = try await exchange.begin(redirect: way == .browser ? redirectAddress : nil)
        listener?.serve(for: Self.lifetime, judge: page.judge, page: self.page)
        return ServiceSignInAttempt(exchange: exchange, began: page, listener: listener, tokens: tokens)
    }
}

/// What the services do each in their own way.
protocol SignInExchange: Sendable {
    var service: ServiceName { get }
    /// `redirect` is where the answer shall go; nil for one that the person pastes.
    func begin(redirect: String?) async throws(SignInError) -> BegunSignIn
    /// `begun` is what `begin` returned.
    func finish(
        _ begun: BegunSignIn, with code: SignInCode
    ) async throws(SignInError) -> (account: Account, token: AccessToken)
}

/// A page for the person, and what tells its answer from others.
struct BegunSignIn: Sendable {
    let page: String
    /// The state, or the token that stands for this sign-in.
    let mark: String
    /// Goes with `mark` where the service gave one.
    var secret = ""
    let names: Names
    /// What the page ends with where no redirect address was given; else with an address that holds the code.
    var endsWithCode = false

    /// What the parameters of an answer are called.
    struct Names: Sendable {
        let mark: String
        let code: String
        /// The service may leave the mark out.
        let mayBeUnmarked: Bool
    }

    /// Nil for what is no answer.
    var judge: @Sendable (CallbackQuery) -> CallbackListener.Event? {
        { [names, mark] query in
            let code = query[names.code], isDeclined = query["error"] ?? query["oauth_problem"] != nil
            guard let given = query[names.mark] else {
                guard code != nil || isDeclined else { return nil }
                return .answer(code != nil && names.mayBeUnmarked ? .unmarked : .foreign)
            }
            guard ConstantTime.areEqual(given.utf8, mark.utf8) else { return .answer(.foreign) }
            if let code, !isDeclined { return .answer(.code(SignInCode(code))) }
            return .declined
        }
    }
}

/// One sign-in at one service.
final class ServiceSignInAttempt: SignInAttempt {
    /// Codes have some 50 characters.
    private static let longestCode = 512

    private let exchange: any SignInExchange
    private let began: BegunSignIn
    private let listener: CallbackListener?
    private let tokens: any TokenStore

    init(
        exchange: any SignInExchange, began: BegunSignIn, listener: CallbackListener?, tokens: any TokenStore
    ) {
        (self.exchange, self.began, self.listener, self.tokens) = (exchange, began, listener, tokens)
    }

    var page: String { began.page }
    var endsWithCode: Bool { began.endsWithCode }

    func answer() async throws(SignInError) -> SignInAnswer {
        switch await listener?.next() {
        case .answer(let answer): return answer
        case .declined: throw .declined(exchange.service)
        case .timedOut: throw .timedOut
        case nil: throw .catalog(.cancelled)
        }
    }

    func code(in text: String) throws(SignInError) -> SignInCode {
        let text = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        guard !text.isEmpty else { throw .nothingPasted }
        if text.contains("?") {
            let query = CallbackQuery(ofAddress: text)
            if let mark = query[began.names.mark], !ConstantTime.areEqual(mark.utf8, began.mark.utf8) {
                throw .foreignCode
            }
            if query[began.names.code] == nil, query["error"] != nil { throw .declined(exchange.service) }
            guard let code = query[began.names.code] else { throw .malformedCode }
            return try Self.checked(code)
        }
        // `https://unsplash.com/oauth/authorize/native?code=…` was one such page; others end with the code.
        return try Self.checked(text)
    }

    func finish(with code: SignInCode) async throws(SignInError) -> Account {
        let (account, token) = try await exchange.finish(began, with: code)
        do { try tokens.keep(account, token) } catch { throw .store(error) }
        return account
    }

    private static func checked(_ code: String) throws(SignInError) -> SignInCode {
        guard code.utf8.count <= longestCode, code.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .malformedCode
        }
        return SignInCode(code)
    }
}
