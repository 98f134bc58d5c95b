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
    let dialog: SignInDialog

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
            let (attempt, code) = try await dialog.code(of: service, isPasted: isPasted)
            let account = try await interactor.finish(attempt, with: code)
            display.show([.info(Phrases.SignIn.done(account)).recorded(as: Record.account(account))])
        } catch {
            dialog.report(error)
        }
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
