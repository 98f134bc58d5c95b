import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

/// Hides the personal data of the session. If the PIN was forgotten, asks for confirmation and erases the stored data.
@MainActor
struct ErasureDialog {
    let display: any ConsoleDisplay<[Note]>
    let interactor: LockInteractor
    let dialog: PINDialog
    let router: LockRouter

    /// Closes the lock if it is open, and hides personal data.
    func hide() async throws(ScreenError) {
        try await interactor.hide()
        router.hide()
    }

    func run() async throws(ScreenError) {
        display.show([.warning(Phrases.Lock.erases)])
        let word = Phrases.Lock.eraseWord
        guard await dialog.word(Phrases.Lock.askWord(word), atMost: 12) == word,
            let answer = await dialog.word(Phrases.Lock.askExport, atMost: 3), !answer.isEmpty
        else {
            display.show([.problem(Phrases.Lock.nothingErased)])
            return
        }
        do throws(ScreenError) {
            guard try await interactor.erase(exporting: Phrases.Lock.isYes(answer), by: export) else {
                return try await hide()
            }
        } catch {
            try await hide()
            throw error
        }
        display.show([.info(Phrases.Lock.erased)])
    }

    /// Exports boards to the pictures folder; false if a problem was reported.
    private func export(_ boards: [Board]) async -> Bool {
        let problems = display.problemCount
        for board in boards where !Task.isCancelled { await router.export(board) }
        return display.problemCount == problems
    }
}
