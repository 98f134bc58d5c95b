import GalleryCore
import UseCases

/// Rules of signing in and out. Never reads tokens, which only the ports handle.
struct SignInInteractor: Sendable {
    let browser: BrowserSignInInteractor
    let accounts: (any TokenStore)?
    let imports: any ImportStore
    /// `nil` if favorites are not mirrored.
    let mirror: FavoriteMirror?
    let services: any ServiceChoosing

    var offered: [ServiceName] { browser.signIn.services }

    /// The named service, else the current one, else the only one that is set up; `nil` if not exactly one is set up.
    func service(_ name: ServiceName?) -> ServiceName? {
        let candidates = offered
        if let name = name ?? candidates.first(where: { $0 == services.service }) { return name }
        let ready = candidates.filter(services.configured.contains)
        return ready.count == 1 ? ready.first : nil
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
