public import TextLayout

/// Completion queries of the line editor, made on its thread.
public protocol Completing: Sendable {
    var screen: String { get }
    var commands: [String] { get }
    /// Suggested rest of a line that no line of the history continues; `nil` if unknown.
    func rest(of line: String) -> String?
    /// Choices at the end of `head`, the line up to the cursor.
    func choices(for head: String) -> Completions
    /// Choices as rows that fit the width, fewer than the screen has.
    func rows(of choices: Completions, on screen: ScreenSize) -> [Line]
    /// Message about a pasted line with several commands; `nil` for one command.
    func note(onPasted line: String) -> Line?
}

extension Completing {
    public func note(onPasted line: String) -> Line? { nil }
}
