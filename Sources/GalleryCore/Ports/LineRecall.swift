/// Command history of the line editor.
public protocol LineRecall: Sendable {
    func reload()
}
