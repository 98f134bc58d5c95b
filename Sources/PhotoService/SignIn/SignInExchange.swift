import GalleryCore

/// Steps of a sign-in that differ between services.
protocol SignInExchange: Sendable {
    var service: ServiceName { get }
    /// `redirect`: address to which the browser delivers the answer; `nil` if the user pastes the answer.
    func begin(redirect: String?) async throws(SignInError) -> BegunSignIn
    func finish(
        _ begun: BegunSignIn, with code: SignInCode
    ) async throws(SignInError) -> (account: Account, token: AccessToken)
}
