/// Signs a person in at a service, with an application key of their own.
public protocol SigningIn: Sendable {
    /// Those with accounts.
    var services: [ServiceName] { get }
    /// Where the browser brings the answer. It is registered with the application.
    var redirectAddress: String { get }
    /// Gets a page where the person can consent, and listens for the answer where that comes by the browser.
    func begin(
        at service: ServiceName, by way: SignInWay
    ) async throws(SignInError) -> any SignInAttempt
}

/// How the answer gets from the browser to the program.
public enum SignInWay: Sendable {
    /// To a listener on this computer.
    case browser
    /// The user pastes the address that the browser ends at.
    case paste
    /// As `paste`, or the user types the code alone, which carries no state.
    case pasteOrType
}

/// The kind of answer that a user may paste.
public enum PastedAnswer: Sendable {
    /// The address of the sign-in, with its state.
    case address
    case addressOrCode
    /// The code that the service's page ends with.
    case code
}

/// One sign-in. What listens for it ends with this value.
public protocol SignInAttempt: Sendable {
    /// Where the person consents.
    var page: String { get }
    /// A page of this computer that redirects to `page` once. Without the state, for a command line, which other
    /// users can read. `nil` without a listener.
    var launchAddress: String? { get }
    var pasted: PastedAnswer { get }
    /// What the browser brought next. Throws `.timedOut` two minutes after it began.
    func answer() async throws(SignInError) -> SignInAnswer
    /// Reads what a user pasted. An address has to be the redirect address with the state of this sign-in.
    func code(in text: String) throws(SignInError) -> SignInCode
    /// Exchanges the code for a token and keeps that with the account.
    func finish(with code: SignInCode) async throws(SignInError) -> Account
}

/// What a browser brought.
public enum SignInAnswer: Equatable, Sendable {
    case code(SignInCode)
    /// Without the state of this sign-in. More may follow.
    case foreign
}

/// What a token is given for, once. Neither printing nor reflection shows it.
public struct SignInCode: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(_ text: String) { self.text = text }

    public var description: String { "code" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What the listener tells the browser.
public enum SignInPage: CaseIterable, Sendable {
    /// The code came.
    case accepted
    /// It had come before.
    case repeated
    /// The person did not consent.
    case declined
    case foreign
}
