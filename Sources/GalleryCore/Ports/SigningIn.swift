/// Signs in at services with the user's own application key.
public protocol SigningIn: Sendable {
    var services: [ServiceName] { get }
    /// Redirect address, which is registered with the application.
    var redirectAddress: String { get }
    /// Gets the address of the consent page and, for `.browser`, listens for the answer.
    func begin(
        at service: ServiceName, by way: SignInWay
    ) async throws(SignInError) -> any SignInAttempt
}
