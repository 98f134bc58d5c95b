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
}

public enum SignInAnswer: Equatable, Sendable {
    case code(SignInCode)
    /// Answer without the `state` of this sign-in. Other answers may follow.
    case foreign
}
