public import TextLayout

/// What the line editor asks about a line that is being typed. A value: it is asked on the editor's thread.
public protocol Completing: Sendable {
    /// The name of the screen the line is for.
    var screen: String { get }
    /// The command words that work there.
    var commands: [String] { get }
    /// How the line goes on in all likelihood, when no earlier line tells; nil when that is anybody's guess.
    func rest(of line: String) -> String?
    /// What would fit at the end of `head`, the line as far as the cursor.
    func choices(for head: String) -> Completions
    /// The choices as rows for a screen, none of them wider, and fewer than it has.
    func rows(of choices: Completions, on screen: ScreenSize) -> [Line]
}
