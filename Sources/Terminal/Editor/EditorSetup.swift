public import CommandShell

public struct EditorSetup: Sendable {
    let prompt: String
    let capabilities: TerminalCapabilities
    let output: OutputStream
    let palette: Palette
    /// Receives the terminal's answers; if `nil`, no queries are sent.
    let profile: TerminalProfile?
    let history: @Sendable () -> [TypedLine]

    /// `history` returns the lines to recall, oldest first. It is called on the editor's thread after the first prompt
    /// was drawn, and again after `reloadHistory`. Unless `profile` is `nil`, the terminal is queried once, when the
    /// first prompt is visible and no input is pending.
    public init(
        prompt: String = "gallery> ", capabilities: TerminalCapabilities, output: OutputStream,
        profile: TerminalProfile? = nil, history: @escaping @Sendable () -> [TypedLine]
    ) {
        self.prompt = prompt
        self.capabilities = capabilities
        self.output = output
        self.profile = profile
        self.history = history
        palette = Palette(capabilities)
    }

    /// Sent when the editor takes the terminal, which a program that crashed may have left in another keyboard mode.
    var enterSequence: String { capabilities.bracketsPaste ? Escape.bracketPaste + Escape.plainKeys : "" }

    var exitSequence: String {
        (capabilities.bracketsPaste ? Escape.plainPaste : "")
            + (capabilities.isDumb ? "" : Escape.wrapOn + Escape.showCursor + Escape.plain)
    }
}
