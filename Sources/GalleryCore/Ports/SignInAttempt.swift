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
