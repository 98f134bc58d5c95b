import GalleryCore

/// Steps of a sign-in that differ between services.
protocol SignInExchange: Sendable {
    var service: ServiceName { get }
    /// `redirect`: where the browser brings the answer; `nil` if the user pastes it.
    func begin(redirect: String?) async throws(SignInError) -> BegunSignIn
    /// `begun`: result of `begin`.
    func finish(
        _ begun: BegunSignIn, with code: SignInCode
    ) async throws(SignInError) -> (account: Account, token: AccessToken)
}
