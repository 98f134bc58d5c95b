/// Signs in at services with the user's own application key.
public protocol SigningIn: Sendable {
    /// Services with accounts.
    var services: [ServiceName] { get }
    /// Redirect address, which is registered with the application.
    var redirectAddress: String { get }
    /// Gets the consent page and, for `.browser`, listens for the answer.
    func begin(
        at service: ServiceName, by way: SignInWay
    ) async throws(SignInError) -> any SignInAttempt
}

/// Path of the answer from the browser to the program.
public enum SignInWay: Sendable {
    /// To a listener on this computer.
    case browser
    /// The user pastes the address that the browser ends at.
    case paste
    /// As `paste`, or the user types the code alone, which has no state.
    case pasteOrType
}

public enum PastedAnswer: Sendable {
    /// The address of the sign-in, with its state.
    case address
    case addressOrCode
    /// The code that the service's page ends with.
    case code
}

/// One sign-in; its listener is closed with it.
public protocol SignInAttempt: Sendable {
    /// Consent page.
    var page: String { get }
    /// Local page that redirects to `page` once: command lines must not contain the state.
    var launchAddress: String? { get }
    var pasted: PastedAnswer { get }
    /// Next answer of the browser. Throws `.timedOut` two minutes after the start.
    func answer() async throws(SignInError) -> SignInAnswer
    /// Parses pasted text. An address must be the redirect address with the state of this sign-in.
    func code(in text: String) throws(SignInError) -> SignInCode
    /// Exchanges the code for a token and stores both token and account.
    func finish(with code: SignInCode) async throws(SignInError) -> Account
}

public enum SignInAnswer: Equatable, Sendable {
    case code(SignInCode)
    /// Without the state of this sign-in. More may follow.
    case foreign
}

/// Single-use code for a token. Printing and reflection redact it.
public struct SignInCode: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(_ text: String) { self.text = text }

    public var description: String { "code" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Pages that the listener serves.
public enum SignInPage: CaseIterable, Sendable {
    case accepted
    /// Repeated answer.
    case repeated
    /// Consent refused by the user.
    case declined
    case foreign
}
