import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

struct LockPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let entry: any Display<TypedEntry>
    let lines: any LineSource
    let interactor: LockInteractor
    let router: LockRouter
    /// Account to which the user signs in; `nil` after an error, which was reported.
    let signIn: @MainActor (ServiceName) async -> Account?
    /// Whether the session is interactive and shows a screen after unlocking.
    let showsScreen: Bool

    private var dialog: PINDialog { PINDialog(display: entry, lines: lines, interactor: interactor) }
    private var erasureDialog: ErasureDialog {
        ErasureDialog(display: display, interactor: interactor, dialog: dialog, router: router)
    }

    func handle(_ event: LockRequest) async {
        do throws(ScreenError) {
            if let refusal = try interactor.refusal(of: event) { return _ = display.show([note(refusal)]) }
            switch event {
            case .close: try await close()
            case .open: try await open()
            case .enter(let pin): try await enter(pin)
            case .signIn(let service): try await signIn(to: service)
            case .reset: try await erasureDialog.run()
            case .set:
                let isOffered = await interactor.offersFinger
                guard try await hasSet() else { return }
                display.show(
                    [.info(Phrases.Lock.isSet)] + (isOffered ? [.info(Phrases.Lock.fingerOffer)] : [])
                        + wayBack + [.quiet(Phrases.Lock.isCurtain)])
            case .change:
                if try await isKnown(), try await hasSet() { display.show([.info(Phrases.Lock.isChanged)]) }
            case .remove: if try await isKnown() { try remove() }
            }
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func note(_ refusal: LockRefusal) -> Note {
        switch refusal {
        case .noPIN: .problem(Phrases.Lock.absent)
        case .hasPIN: .problem(Phrases.Lock.isSetAlready)
        case .isOpen: .quiet(Phrases.Lock.isOpen)
        case .isClosed: .problem(Phrases.Lock.closed)
        }
    }

    private func close() async throws(ScreenError) {
        try await erasureDialog.hide()
        display.clear(withScrollback: true)
        if showsScreen { await router.redraw() } else { display.show([.info(Phrases.Lock.done)]) }
    }

    private func open() async throws(ScreenError) {
        if try await isRecognized() { await opened() }
    }

    private func isKnown() async throws(ScreenError) -> Bool { try await isKnown(isLocked: false) }

    /// Clears the screen, which shows the typed PIN, and tries the PIN once.
    private func enter(_ pin: String) async throws(ScreenError) {
        display.clear(withScrollback: false)
        do throws(StoreError) {
            guard try await dialog.isRight(pin) else {
                guard !Task.isCancelled else { return }
                let hasFinger = await interactor.usesFinger
                display.show([
                    .problem(Phrases.Lock.wrong), .info(Phrases.Lock.screen),
                    .quiet(Phrases.Lock.forgotten(hasFinger: hasFinger, interactor.unlockingServices)),
                ])
                return
            }
        } catch {
            throw .store(error)
        }
        await opened()
    }

    private func opened() async {
        interactor.unhide()
        router.unhide()
        if showsScreen { await router.redraw() }
    }

    private func isRecognized() async throws(ScreenError) -> Bool {
        guard await interactor.usesFinger else { return try await isKnown(isLocked: true) }
        display.show([.quiet(Phrases.Lock.finger)])
        return try await interactor.isRecognized { [self] () throws(ScreenError) in
            try await isKnown(isLocked: true)
        }
    }

    private func isKnown(isLocked: Bool) async throws(ScreenError) -> Bool {
        do throws(PINDialog.Failure) {
            try await dialog.confirm(isLocked: isLocked)
            return true
        } catch {
            try report(error, isLocked: isLocked)
            return false
        }
    }

    /// Whether a new PIN was typed and set.
    private func hasSet() async throws(ScreenError) -> Bool {
        let pin: String
        do throws(PINDialog.Failure) { pin = try await dialog.new() } catch {
            try report(error)
            return false
        }
        try await interactor.set(pin)
        return true
    }

    private var wayBack: [Note] {
        let services = interactor.unlockingServices
        return [.quiet(Phrases.Lock.forgotten(hasFinger: false, services))]
            + services.prefix(1).map { .quiet(Phrases.Lock.browserUnlocks($0)) }
    }

    private func signIn(to service: ServiceName) async throws(ScreenError) {
        guard interactor.unlockingServices.contains(service) else {
            display.show([.problem(Phrases.Lock.noAccount(at: service))])
            return
        }
        guard let account = await signIn(service) else { return }
        guard try interactor.isRecognized(as: account) else {
            display.show([.problem(Phrases.Lock.otherAccount)])
            return
        }
        display.show([.info(Phrases.Lock.recognized(account))])
        await opened()
    }

    /// Reports why no PIN was typed. While locked, Enter alone leads to the prompt, so it is not an error.
    private func report(_ failure: PINDialog.Failure, isLocked: Bool = false) throws(ScreenError) {
        switch failure {
        case .nothingTyped where isLocked && showsScreen: display.show([.info(Phrases.Lock.screen)])
        case .nothingTyped: display.show([.problem(Phrases.Lock.nothingTyped)])
        case .noTerminal: display.show([.problem(Phrases.Lock.noTerminal)])
        case .canceled: break
        case .store(let error): throw .store(error)
        }
    }

    private func remove() throws(ScreenError) {
        try interactor.remove()
        display.show([.info(Phrases.Lock.isRemoved)])
    }
}
