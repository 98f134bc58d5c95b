public import GalleryCore

/// Groups changes by command, also for keys that run commands without a command line, and reverts them.
public struct ChangeInteractor: Sendable {
    let store: any UndoStore
    /// Makes the arrow keys recall restored lines again.
    let recalled: (any LineRecall)?
    let settings: (any SettingRestoring)?

    public init(
        store: any UndoStore, recalled: (any LineRecall)? = nil, settings: (any SettingRestoring)? = nil
    ) {
        self.store = store
        self.recalled = recalled
        self.settings = settings
    }

    public func beginCommand() { store.beginCommand() }

    public func record(_ change: IrreversibleChange) { store.record(change) }

    /// Reverts the changes of a command; 1 is the newest. Empty if no change can still be reverted.
    @MainActor
    public func revert(_ number: Int = 1) async throws(ScreenError) -> [UndoableChange] {
        let changes = try storing(store.undo(number))
        for change in changes {
            switch change {
            case .historyRemoved: recalled?.reload()
            case .settingSaved(let name, let former):
                do { try await settings?.restore(name, to: former) } catch {
                    // Recorded again, so that a further `undo` tries again.
                    try? store.recordSavedSetting(name, former: former)
                    throw .store(error)
                }
            default: break
            }
        }
        return changes
    }

    public func commands() throws(ScreenError) -> [UndoableCommand] { try storing(store.commands()) }
}
