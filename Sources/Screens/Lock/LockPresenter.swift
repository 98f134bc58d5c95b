import CommandShell
import GalleryCore
import Viper
import Wording

final class LockPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let interactor: LockInteractor
    private let dialog: PINDialog
    private let erasure: LockErasure
    private let sessionLock: any SessionLocking
    private let router: LockRouter
    private let showsScreen: Bool

    /// `showsScreen`: whether the session is interactive and shows a screen after unlocking.
    init(
        display: any ConsoleDisplay<[Note]>, entry: any Display<TypedEntry>, lines: any LineSource,
        interactor: LockInteractor,
        erasure: PersonalErasure, exporter: any BoardExporting,
        sessionLock: any SessionLocking, router: LockRouter, showsScreen: Bool
    ) {
        (self.display, self.interactor, self.sessionLock, self.router) = (
            display, interactor, sessionLock, router
        )
        self.showsScreen = showsScreen
        dialog = PINDialog(display: entry, lines: lines, lock: interactor.lock)
        self.erasure = LockErasure(
            display: display, interactor: interactor, dialog: dialog, sessionLock: sessionLock,
            router: router,
            erasure: erasure, exporter: exporter)
    }

    func handle(_ event: LockRequest) async {
        do throws(ScreenError) {
            let state = try storing(interactor.lock.state())
            switch (event, state) {
            case (.close, .absent): display.show([.problem(Phrases.Lock.absent)])
            case (.close, _): try await close()
            case (.open, .closed): try await open()
            case (.open, _): display.show([.quiet(Phrases.Lock.isOpen)])
            case (.reset, _): try await erasure.run()
            case (_, .closed): display.show([.problem(Phrases.Lock.closed)])
            case (.set, .absent): try await set(to: .isSet)
            case (.set, .open): display.show([.problem(Phrases.Lock.isSetAlready)])
            case (.change, .absent), (.remove, .absent): display.show([.problem(Phrases.Lock.absent)])
            case (.change, .open): if try await isKnown() { try await set(to: .isChanged) }
            case (.remove, .open): if try await isKnown() { try remove() }
            }
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func close() async throws(ScreenError) {
        try await erasure.hide()
        display.clear(withScrollback: true)
        if showsScreen { await router.redraw() } else { display.show([.info(Phrases.Lock.done)]) }
    }

    private func open() async throws(ScreenError) {
        guard try await isRecognized() else { return }
        sessionLock.unlock()
        router.unhide()
        if showsScreen { await router.redraw() }
    }

    /// Verifies the PIN or, if enabled, a fingerprint, whichever comes first.
    private func isRecognized() async throws(ScreenError) -> Bool {
        guard await interactor.finger.isWanted else { return try await isKnown() }
        display.show([.quiet(Phrases.Lock.finger)])
        let (lock, finger) = (interactor.lock, interactor.finger)
        let typing = Task { () async -> Result<Bool, ScreenError> in
            do throws(ScreenError) { return .success(try await isKnown()) } catch { return .failure(error) }
        }
        let reading = Task {
            guard await finger.recognizes(), !Task.isCancelled else { return false }
            typing.cancel()
            return true
        }
        let typed = await withTaskCancellationHandler {
            await typing.value
        } onCancel: {
            typing.cancel()
        }
        reading.cancel()
        if await reading.value {
            try storing(lock.openRecognized())
            return true
        }
        return try typed.get()
    }

    private func isKnown() async throws(ScreenError) -> Bool {
        let isKnown: Bool
        do throws(StoreError) { isKnown = try await dialog.isKnown() } catch { throw .store(error) }
        if !isKnown, !Task.isCancelled { nothingTyped() }
        return isKnown
    }

    private func set(to sentence: SetSentence) async throws(ScreenError) {
        guard let pin = await dialog.new() else {
            if !Task.isCancelled { nothingTyped() }
            return
        }
        do throws(StoreError) { try await interactor.lock.set(pin) } catch { throw .store(error) }
        switch sentence {
        case .isSet: display.show([.info(Phrases.Lock.isSet), .quiet(Phrases.Lock.isCurtain)])
        case .isChanged: display.show([.info(Phrases.Lock.isChanged)])
        }
    }

    private enum SetSentence { case isSet, isChanged }

    private func remove() throws(ScreenError) {
        try storing(interactor.lock.remove())
        display.show([.info(Phrases.Lock.isRemoved)])
    }

    private func nothingTyped() { display.show([.problem(Phrases.Lock.nothingTyped)]) }
}
