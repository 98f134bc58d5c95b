import CommandShell
import Configuration
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Taste
import Terminal
import TextLayout
import UseCases
import Viper
import Wording

extension Composition {
    var erasure: ErasureInteractor {
        ErasureInteractor(lock: lock, caches: caches, tokens: keyFile, exporter: stores.exporter)
    }

    /// `nil` without a settings folder.
    var settingsFile: UndoableSettings? {
        settings.start.path.map {
            UndoableSettings(
                SettingsFileWriter(path: $0, environment: environment), undo: stores.undo,
                settings: sessionSettings)
        }
    }

    /// Photos that `marked` means, and those that a command without numbers means.
    func chooseSubjects(in commands: inout ActiveCommands<Route>) {
        let marks = photos.stored.marks
        commands.marked = { marks.ids.map(\.description) }
        commands.subjects = { PhotoCommands.appliesToSaved($0) ? marks.saved.map(\.id.description) : [] }
    }

    /// Before the first output, finishes an erasure that a killed process left incomplete.
    func resumeErasure() async {
        do throws(StoreError) {
            if try await erasure.resume() { notices.add(Phrases.Lock.resumed) }
        } catch {
            notices.add(Phrases.explanation(error))
        }
    }

    /// Starts background work once the prompt is shown, so as not to delay it. Without a prompt, only removes drafts.
    func startBackgroundWork() async {
        guard front.hasPrompt else { return removeLeftDrafts() }
        await front.lines.prompted()
        if front.capabilities.drawsPictures, profile.graphics.method != .words { pictures.startDecoder() }
        photos.favorites.fetchMissingPictures()
        photos.favorites.reports.wake()
        mirror.wake()
        await indexFolders()
        let saved = stores.files
        // Not `.background`: on Linux, such threads have nice 10 and starve on a busy computer.
        Task.detached(priority: .utility) { [self] in
            await removeLeftDrafts()
            saved.sweep()
        }
    }

    /// Indexes the folders of the service `files`.
    private func indexFolders() async {
        await localFolders.folders(at: fileFolders.value).reversed().forEach(indexing.begin)
    }

    /// Removes drafts of key, settings and token files, and unfinished exports, left by killed processes.
    private func removeLeftDrafts() {
        LeftDrafts.remove(of: [keyFile?.path, settings.start.path].compactMap(\.self))
        if let folder = log.folder { LeftTokenDraft.remove(in: folder) }
        stores.database.sweepExports()
    }

    /// Locks after inactivity, and whenever another process locks.
    func watchLock() async {
        guard front.hasPrompt else { return }
        await front.lines.prompted()
        await lockWhenIdle()
    }

    func lockWhenIdle() async {
        await sessionLock.watch { [settings] in settings.lockAfter.count.map { .seconds($0 * 60) } }
    }

    /// Notices for the shell, which calls this before and after the first screen, and after each command. The first
    /// call detects whether the lock is closed, which is not done earlier since it opens a database.
    func news(on stack: CommandStack<Route>) -> [Block] {
        if sessionLock.lockAtStart() {
            stack.restart(at: .locked)
            front.lines.press("unlock")
        } else if let line = firstLine {
            front.lines.press(line)
        }
        firstLine = nil
        return notices.takeBlocks(isLocked: sessionLock.isLocked)
    }

    func note(_ line: String, on screen: String, of stack: CommandStack<Route>) {
        let here = stack.top?.infos ?? []
        log.record(command: line) { word in
            (NavigationCommands.everywhere.lazy.map(\.info) + here).contains { info in
                info.name == word || info.aliases.contains(word)
            }
        }
        taste.endViewing(at: Date())
        guard !sessionLock.isLocked, front.hasPrompt, typedLines.isRecordable(line) else { return }
        front.lines.remember(line)
        try? stores.history.append(
            line: line, service: services.service, screen: screen, at: Date())
    }

    /// Before a normal end, sends pending reports and favorite changes for a limited time, and shows failures.
    func finish() async {
        async let mirrored: Void = mirror.finish()
        async let reported: Void = photos.favorites.reports.finish(within: .seconds(1))
        await transport.finishReports()
        await mirrored
        await reported
        let last = notices.takeLast(isLocked: sessionLock.isLocked)
        if !last.isEmpty { front.console.show(last) }
    }

    func close() {
        indexing.stop()
        front.editor?.close()
        pictures.close()
        front.close()
        stores.seen.close()
        replies.finish()
        stores.database.close()
    }
}
