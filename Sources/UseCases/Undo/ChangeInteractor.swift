public import GalleryCore

/// Groups changes by command, also for keys that run commands without a command line, and reverts them.
public struct ChangeInteractor: Sendable {
    let store: any UndoStore
    /// Makes the arrow keys recall restored lines again.
    let recalled: (any LineRecall)?
    let settings: (any SettingRestoring)?
    let files: AttachedFiles?
    let folders: (any PictureFolders)?
    /// List that was shown last in this session.
    private let shown = SessionValue<[UndoableCommand]?>(nil)

    public init(
        store: any UndoStore, recalled: (any LineRecall)? = nil, settings: (any SettingRestoring)? = nil,
        files: AttachedFiles? = nil, folders: (any PictureFolders)? = nil
    ) {
        self.files = files
        self.folders = folders
        self.store = store
        self.recalled = recalled
        self.settings = settings
    }

    public func beginCommand() { store.beginCommand() }

    public func record(_ change: IrreversibleChange) { store.record(change) }

    /// Command of a line, counted from 1, of the list that was shown last in this session, else of the current list.
    public func command(line: Int) throws(ScreenError) -> Int64? {
        let commands = if let list = shown.value { list } else { try storing(store.commands()) }
        return commands.indices.contains(line - 1) ? commands[line - 1].id : nil
    }

    /// Reverts the changes of a command, by default of the newest. Empty if no change can still be reverted.
    @MainActor
    public func revert(_ command: Int64? = nil) async throws(ScreenError) -> [UndoableChange] {
        for move in try storing(store.moves(of: command)) {
            // A transaction that moves files must not wait for a file system that does not respond.
            do throws(StoreError) { _ = try await folders?.entry(at: move.to) } catch {
                if error.isTimeout { throw .ofFile(error) }
            }
        }
        let changes = try storing(store.undo(command))
        for change in changes {
            switch change {
            case .filesMoved(let moves): for move in moves { files?.restore(move) }
            case .historyRemoved: recalled?.reload()
            case .settingSaved(let name, let previous):
                do { try await settings?.restore(name, to: previous) } catch {
                    // Recorded again, so that a further `undo` tries again.
                    try? store.recordSavedSetting(name, previous: previous)
                    throw .store(error)
                }
            default: break
            }
        }
        return changes
    }

    /// Commands with changes, newest first; their numbers are valid until the next call.
    public func list() throws(ScreenError) -> [UndoableCommand] {
        let commands = try storing(store.commands())
        shown.value = commands
        return commands
    }
}
