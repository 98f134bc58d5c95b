import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct SignInPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: SignInInteractor
    let router: RefusalRouter
    let ask: @MainActor (String) async -> String?

    func handle(_ event: SignInRequest) async {
        if let name = event.service, !interactor.offered.contains(name) {
            return router.refuse(unknown: name, known: interactor.offered)
        }
        switch event {
        case .login(let name, let isPasted): await login(name, isPasted: isPasted)
        case .logout(let name, let isConfirmed): logout(name, isConfirmed: isConfirmed)
        }
    }

    private func login(_ name: ServiceName?, isPasted: Bool) async {
        guard let service = interactor.service(name) else {
            display.show([.wordmark, .problem(Phrases.SignIn.which("login", interactor.offered))])
            return
        }
        do throws(SignInError) {
            let account = try await signIn(at: service, isPasted: isPasted)
            display.show([.info(Phrases.SignIn.done(account)).recorded(as: Record.account(account))])
        } catch {
            // The shell reports the cancellation.
            guard error != .catalog(.cancelled), !Task.isCancelled else { return }
            display.show([.problem(Phrases.explanation(error, redirect: interactor.redirectAddress))])
        }
    }

    private func signIn(at service: ServiceName, isPasted: Bool) async throws(SignInError) -> Account {
        let (attempt, isPasted, port) = try await interactor.begin(at: service, isPasted: isPasted)
        if let port { display.show([.warning(Phrases.SignIn.portTaken(port))]) }
        guard !isPasted else {
            display.show([.wordmark, link(to: attempt.page, Phrases.SignIn.open(service, attempt.page))])
            return try await interactor.finish(attempt, with: paste(attempt))
        }
        let isOpen = await interactor.opensPage(of: attempt)
        let sentence =
            isOpen
            ? Phrases.SignIn.opened(service, attempt.page) : Phrases.SignIn.open(service, attempt.page)
        display.show([.wordmark, link(to: attempt.page, sentence), .quiet(Phrases.SignIn.waiting)])
        var isReported = false
        while true {
            switch try await attempt.answer() {
            case .code(let code): return try await interactor.finish(attempt, with: code)
            case .foreign:
                // Reported once, since repeated requests must not fill the screen.
                if !isReported { display.show([.warning(Phrases.SignIn.foreign)]) }
                isReported = true
            }
        }
    }

    private func paste(_ attempt: any SignInAttempt) async throws(SignInError) -> SignInCode {
        let redirect = interactor.redirectAddress
        let text = await ask(Phrases.SignIn.ask(for: attempt.pasted, redirect: redirect))
        if Task.isCancelled { throw .catalog(.cancelled) }
        guard let text else { throw .nothingPasted }
        return try attempt.code(in: text)
    }

    private func link(to page: String, _ sentence: String) -> Note {
        .info(sentence, linking: page, to: WebLink.https(page))
    }

    private func logout(_ name: ServiceName?, isConfirmed: Bool) {
        let accounts = interactor.signedIn()
        guard let name = name ?? (accounts.count == 1 ? accounts[0].service : nil) else {
            let names = accounts.map(\.service)
            display.show([
                names.isEmpty
                    ? .info(Phrases.SignIn.noAccount) : .problem(Phrases.SignIn.which("logout", names))
            ])
            return
        }
        if !isConfirmed, let account = accounts.first(where: { $0.service == name }) {
            display.show([
                .question(Phrases.SignIn.confirm(account)).offering("logout \(account.service) --yes")
            ])
            return
        }
        do throws(StoreError) {
            let wasThere = try interactor.signOut(of: name)
            display.show([
                .info(wasThere ? Phrases.SignIn.signedOut(name) : Phrases.SignIn.noAccount(at: name))
            ])
        } catch {
            display.show([.problem(Phrases.explanation(error))])
        }
    }
}
