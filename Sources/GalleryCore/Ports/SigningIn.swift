/// Signs in at services with the user's own application key.
public protocol SigningIn: Sendable {
    var services: [ServiceName] { get }
    /// Redirect address, which is registered with the application.
    var redirectAddress: String { get }
    /// Whether the built-in address of the service is used, so that no other server can answer in its place.
    func usesBuiltInAddress(of service: ServiceName) -> Bool
    /// Gets the address of the consent page and, for `.browser`, listens for the answer.
    func begin(
        at service: ServiceName, by way: SignInWay
    ) async throws(SignInError) -> any SignInAttempt
}

/// One sign-in. Its listener is closed on deinitialization.
public protocol SignInAttempt: Sendable {
    /// Address of the consent page.
    var page: String { get }
    /// Local address that redirects to `page` once. Keeps the OAuth `state` in `page` off the browser's command line.
    var launchAddress: String? { get }
    var pasted: PastedAnswer { get }
    /// Next answer of the browser. Throws `.timedOut` or `.withoutState` two minutes after the start.
    func answer() async throws(SignInError) -> SignInAnswer
    /// Parses pasted text. A pasted address must be the redirect address with the `state` of this sign-in.
    func code(in text: String) throws(SignInError) -> SignInCode
    /// Exchanges the code for a token and stores both token and account.
    func finish(with code: SignInCode) async throws(SignInError) -> Account
    /// Exchanges the code for the account only; stores nothing.
    func identify(with code: SignInCode) async throws(SignInError) -> Account
}

public enum SignInAnswer: Equatable, Sendable {
    case code(SignInCode)
    /// Answer without the `state` of this sign-in. Other answers may follow.
    case foreign
}

/// Single-use code that is exchanged for a token. Printing and reflection redact it.
public struct SignInCode: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(_ text: String) { self.text = text }

    public var description: String { "code" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

public enum SignInPage: CaseIterable, Sendable {
    case accepted
    case repeated
    case declined
    case foreign
}

/// Route of the answer from the browser to the program.
public enum SignInWay: Sendable {
    /// The browser is redirected to a listener on this computer.
    case browser
    /// The user pastes the address to which the browser was redirected.
    case paste
    /// The user pastes the address, or types only the code, which has no `state` parameter.
    case pasteOrType
}

public enum PastedAnswer: Sendable {
    /// The address to which the browser was redirected, with the `state` of the sign-in.
    case address
    case addressOrCode
    /// The code that the service displays.
    case code
}
