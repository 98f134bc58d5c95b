import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

/// Names the page of a sign-in, and waits for the answer of the browser or for a pasted one.
@MainActor
struct SignInDialog {
    let display: any ConsoleDisplay<[Note]>
    let interactor: BrowserSignInInteractor
    let ask: @MainActor (String) async -> String?

    /// Begins a sign-in, and waits for the answer.
    func code(
        of service: ServiceName, isPasted: Bool
    ) async throws(SignInError) -> (attempt: any SignInAttempt, code: SignInCode) {
        let (attempt, isPasted, port) = try await interactor.begin(at: service, isPasted: isPasted)
        if let port { display.show([.warning(Phrases.SignIn.portTaken(port))]) }
        guard !isPasted else {
            display.show([.wordmark, link(to: attempt.page, Phrases.SignIn.open(service, attempt.page))])
            return (attempt, try await paste(attempt))
        }
        let isOpen = await interactor.opensPage(of: attempt)
        let sentence =
            isOpen
            ? Phrases.SignIn.opened(service, attempt.page) : Phrases.SignIn.open(service, attempt.page)
        display.show([.wordmark, link(to: attempt.page, sentence), .quiet(Phrases.SignIn.waiting)])
        var isReported = false
        while true {
            switch try await attempt.answer() {
            case .code(let code): return (attempt, code)
            case .foreign:
                // Reported once, since repeated requests must not fill the screen.
                if !isReported { display.show([.warning(Phrases.SignIn.foreign)]) }
                isReported = true
            }
        }
    }

    /// Account to which the user signs in, of which nothing is stored; `nil` after an error, which was reported.
    func account(at service: ServiceName) async -> Account? {
        do throws(SignInError) {
            let (attempt, code) = try await code(of: service, isPasted: false)
            return try await attempt.identify(with: code)
        } catch {
            report(error)
            return nil
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

    func report(_ error: SignInError) {
        // The shell reports the cancellation.
        guard error != .catalog(.cancelled), !Task.isCancelled else { return }
        display.show([.problem(Phrases.explanation(error, redirect: interactor.redirectAddress))])
    }
}
