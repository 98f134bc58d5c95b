public import GalleryCore

/// Begins sign-ins on a service's page in the browser.
public struct BrowserSignInInteractor: Sendable {
    let signIn: any SigningIn
    let pages: any PageOpening
    /// Whether the session is remote, as over SSH.
    let isRemote: Bool

    public init(signIn: any SigningIn, pages: any PageOpening, isRemote: Bool) {
        self.signIn = signIn
        self.pages = pages
        self.isRemote = isRemote
    }

    var redirectAddress: String { signIn.redirectAddress }

    /// Begins a sign-in. The user must paste the answer if `isPasted` asks for it or the browser cannot reach the
    /// listener: in a remote session, or if the port is taken. Only `isPasted` accepts a code without a state.
    func begin(
        at service: ServiceName, isPasted: Bool
    ) async throws(SignInError) -> (attempt: any SignInAttempt, isPasted: Bool, takenPort: Int?) {
        guard !isPasted, !isRemote else {
            return (try await signIn.begin(at: service, by: isPasted ? .pasteOrType : .paste), true, nil)
        }
        do {
            return (try await signIn.begin(at: service, by: .browser), false, nil)
        } catch .portTaken(let port) {
            return (try await signIn.begin(at: service, by: .paste), true, port)
        }
    }

    /// Opens the page of an attempt in a browser; returns false if no browser could be started.
    func opensPage(of attempt: any SignInAttempt) async -> Bool {
        guard let address = attempt.launchAddress else { return false }
        return await pages.open(address)
    }
}
