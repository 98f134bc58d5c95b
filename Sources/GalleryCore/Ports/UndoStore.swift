/// Reverts changes command by command, also those of earlier sessions and of other shells.
public protocol UndoStore: Sendable {
    /// Begins a command, whose changes are reverted together.
    func beginCommand()
    /// Reverts the changes of the command with this ID or, if it is `nil`, of the newest command. Empty if no change is
    /// left to revert.
    func undo(_ command: Int64?) throws(StoreError) -> [UndoableChange]
    /// Files that `undo` would move back.
    func moves(of command: Int64?) throws(StoreError) -> [FileMove]
    /// The last 30 commands with changes that `undo` reverts or reports, newest first.
    func commands() throws(StoreError) -> [UndoableCommand]
    /// Records that a command saved a file. Undo reports the file, but does not delete it.
    func recordSavedFile() throws(StoreError)
    /// Records that a command changed a setting in the settings file; `former` is `nil` if the file had no value.
    func recordSavedSetting(_ name: String, previous: String?) throws(StoreError)
    /// Records that a command made a change that cannot be undone. Best effort: errors are ignored.
    func record(_ change: IrreversibleChange)
    /// Deletes the removed data and the record of changes, so that nothing can be reverted.
    func clear() throws(StoreError)
}
