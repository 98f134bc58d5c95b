import GalleryCore
import UseCases

/// Sign-in and sign-out rules. Tokens never leave the ports.
struct SignInInteractor: Sendable {
    let signIn: any SigningIn
    /// `nil` without token storage.
    let accounts: (any TokenStore)?
    let imports: any ImportStore
    /// `nil` without mirroring.
    let mirror: FavoriteMirror?
    let services: any ServiceChoosing
    let pages: any PageOpening
    /// Whether the session is remote, as over SSH.
    let isRemote: Bool

    var offered: [ServiceName] { signIn.services }

    var redirectAddress: String { signIn.redirectAddress }

    /// Resolves the service; `nil` if ambiguous.
    func service(_ name: ServiceName?) -> ServiceName? {
        let candidates = offered
        if let name = name ?? candidates.first(where: { $0 == services.service }) { return name }
        let ready = candidates.filter(services.configured.contains)
        return ready.count == 1 ? ready.first : nil
    }

    /// Falls back to a pasted answer if the browser cannot reach the listener. Returns whether the answer is pasted. A
    /// code without a state is accepted only if `isPasted`.
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

    func signedIn() -> [Account] { accounts?.accounts() ?? [] }

    /// Returns whether an account was signed in.
    func signOut(of service: ServiceName) throws(StoreError) -> Bool {
        try imports.forgetImports(from: service)
        let wasThere = try accounts?.forget(service) ?? false
        // Runs after the token was removed, so that no further change can be queued for the account.
        try mirror?.forgetChanges(for: service)
        return wasThere
    }
}
