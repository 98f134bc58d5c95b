import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

/// Hides the data in memory; after a forgotten PIN, erases the data on the disk.
@MainActor
struct LockErasure {
    let display: any ConsoleDisplay<[Note]>
    let interactor: LockInteractor
    let dialog: PINDialog
    let sessionLock: any SessionLocking
    let router: LockRouter
    let erasure: PersonalErasure
    let exporter: any BoardExporting

    /// Closes the lock, if it is open.
    func hide() async throws(ScreenError) {
        _ = try storing(interactor.lock.close())
        await sessionLock.lock()
        router.hide()
    }

    /// For a forgotten PIN. The exported data is erased right after.
    func run() async throws(ScreenError) {
        display.show([.warning(Phrases.Lock.erases)])
        let word = Phrases.Lock.eraseWord
        guard await dialog.word(Phrases.Lock.askWord(word), atMost: 12) == word else {
            display.show([.problem(Phrases.Lock.nothingErased)])
            return
        }
        guard let answer = await dialog.word(Phrases.Lock.askExport, atMost: 3), !answer.isEmpty else {
            display.show([.problem(Phrases.Lock.nothingErased)])
            return
        }
        if Phrases.Lock.isYes(answer) {
            try storing(erasure.decide())
            let exported = exporter.published.count
            let isWhole: Bool
            do throws(ScreenError) { isWhole = try await export() } catch {
                try await abandon(after: exported)
                throw error
            }
            guard isWhole, !Task.isCancelled else { return try await abandon(after: exported) }
        }
        do throws(StoreError) { try await erasure.run() } catch { throw .store(error) }
        await sessionLock.lock()
        sessionLock.unlock()
        display.show([.info(Phrases.Lock.erased)])
    }

    /// Removes the exported boards and erases no data.
    private func abandon(after count: Int) async throws(ScreenError) {
        for path in exporter.published.dropFirst(count) { exporter.remove(path) }
        try storing(erasure.cancel())
        try await hide()
    }

    /// Exports all boards to the pictures folder; false if a problem was reported.
    private func export() async throws(ScreenError) -> Bool {
        let problems = display.problemCount
        let boards = try interactor.boardsToExport()
        sessionLock.unlock()
        for board in boards where !Task.isCancelled { await router.export(board) }
        return display.problemCount == problems
    }
}
