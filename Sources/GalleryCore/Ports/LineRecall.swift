/// Command history of the line editor.
public protocol LineRecall: Sendable {
    /// Reloads lines after removal or undo.
    func reload()
}
