public import TextLayout

/// Completion queries, usually called on the line editor's thread.
public protocol Completing: Sendable {
    var screen: String { get }
    var commands: [String] { get }
    /// Suggested rest of a line for which the history has no suggestion; `nil` if unknown.
    func rest(of line: String) -> String?
    /// Choices for the end of `head`, which is the line up to the cursor.
    func choices(for head: String) -> Completions
    /// Choices as rows that fit the screen.
    func rows(of choices: Completions, on screen: ScreenSize) -> [Line]
    /// Message about a pasted line that contains several commands; `nil` for a single command.
    func note(onPasted line: String) -> Line?
    /// Copy that completes the numbers of another list.
    func numbering(_ numbers: ClosedRange<Int>) -> any Completing
    /// Message about a line that does not run at the prompt; `nil` for other lines.
    @MainActor func problem(of line: String) -> String?
}

extension Completing {
    public func note(onPasted line: String) -> Line? { nil }
    public func problem(of line: String) -> String? { nil }
    public func numbering(_ numbers: ClosedRange<Int>) -> any Completing { self }
}
