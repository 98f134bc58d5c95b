import GalleryCore

/// Rules of signing in and out. Tokens stay behind its ports.
struct SignInInteractor: Sendable {
    let signIn: any SigningIn
    /// Nil for nowhere to keep anything.
    let accounts: (any TokenStore)?
    let imports: any ImportStore
    /// Nil where nothing is mirrored.
    let mirror: (any FavoriteMirroring)?
    let services: any ServiceChoosing
    let pages: any PageOpening
    /// The person sits at another computer.
    let isRemote: Bool

    /// Where one can sign in.
    var offered: [ServiceName] { signIn.services }

    var redirectAddress: String { signIn.redirectAddress }

    /// The service that is meant; nil where it could be several.
    func service(_ name: ServiceName?) -> ServiceName? {
        let known = offered
        if let name = name ?? known.first(where: { $0 == services.service }) { return name }
        let ready = known.filter(services.configured.contains)
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

    /// False where nobody was.
    func signOut(of service: ServiceName) throws(StoreError) -> Bool {
        try imports.forgetImports(from: service)
        let wasThere = try accounts?.forget(service) ?? false
        // Behind the token: nothing is added for the account any more.
        try mirror?.forgetChanges(for: service)
        return wasThere
    }
}
