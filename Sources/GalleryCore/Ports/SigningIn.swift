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
    /// The person pastes it.
    case paste
}

/// One sign-in. What listens for it ends with this value.
public protocol SignInAttempt: Sendable {
    /// Where the person consents.
    var page: String { get }
    /// The page ends with a code to paste; else it leads to an address that is.
    var endsWithCode: Bool { get }
    /// What the browser brought next. Throws `.timedOut` two minutes after it began.
    func answer() async throws(SignInError) -> SignInAnswer
    /// Reads what a person pasted: a code, or the address that holds it.
    func code(in text: String) throws(SignInError) -> SignInCode
    /// Exchanges the code for a token and keeps that with the account.
    func finish(with code: SignInCode) async throws(SignInError) -> Account
}

/// What a browser brought.
public enum SignInAnswer: Equatable, Sendable {
    case code(SignInCode)
    /// It belongs to another sign-in, or to none. More may follow.
    case foreign
    /// A code, and nothing that tells to which sign-in it belongs.
    case unmarked
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
    case unmarked
}
