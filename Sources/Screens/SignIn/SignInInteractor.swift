import GalleryCore
import UseCases

/// Rules of signing in and out. Never reads tokens, which only the ports handle.
struct SignInInteractor: Sendable {
    let signIn: any SigningIn
    let accounts: (any TokenStore)?
    let imports: any ImportStore
    /// `nil` if favorites are not mirrored.
    let mirror: FavoriteMirror?
    let services: any ServiceChoosing
    let pages: any PageOpening
    /// Whether the session is remote, as over SSH.
    let isRemote: Bool

    var offered: [ServiceName] { signIn.services }

    var redirectAddress: String { signIn.redirectAddress }

    /// The named service, else the current one, else the only one that is set up; `nil` if not exactly one is set up.
    func service(_ name: ServiceName?) -> ServiceName? {
        let candidates = offered
        if let name = name ?? candidates.first(where: { $0 == services.service }) { return name }
        let ready = candidates.filter(services.configured.contains)
        return ready.count == 1 ? ready.first : nil
    }

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

    /// Exchanges the code for an account, to which pending changes of favorites are then sent.
    func finish(
        _ attempt: any SignInAttempt, with code: SignInCode
    ) async throws(SignInError) -> Account {
        let account = try await attempt.finish(with: code)
        mirror?.wake()
        return account
    }

    func signedIn() -> [Account] { accounts?.accounts() ?? [] }

    /// Signs out; returns whether an account was signed in.
    func signOut(of service: ServiceName) throws(StoreError) -> Bool {
        try imports.forgetImports(from: service)
        let wasThere = try accounts?.forget(service) ?? false
        // Runs after the token was removed, so that no further change can be queued for the account.
        try mirror?.forgetChanges(for: service)
        return wasThere
    }
}
