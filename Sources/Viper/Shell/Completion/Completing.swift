/// What the line editor asks about a line that is being typed. A value: it is asked on the editor's thread.
public protocol Completing: Sendable {
    /// What would fit at the end of `head`, the line as far as the cursor.
    func choices(for head: String) -> Choices
    /// The choices as rows for a screen, none of them wider, and fewer than it has.
    func rows(of choices: Choices, on screen: ScreenSize) -> [Line]
}
