public import GalleryCore

/// Groups changes by command and reverts them, for keys that run commands without a command line.
public struct ChangeInteractor: Sendable {
    let store: any UndoStore

    public init(store: any UndoStore) { self.store = store }

    public func beginCommand() { store.beginCommand() }

    /// Reverts the changes of the newest command; empty if no change is left to revert.
    public func revert() throws(ScreenError) -> [UndoableChange] { try storing(store.undo(1)) }
}
