public import CommandShell

public struct EditorSetup: Sendable {
    let prompt: String
    let capabilities: TerminalCapabilities
    let output: OutputStream
    let palette: Palette
    /// Receives the terminal's answers; if `nil`, no queries are sent.
    let profile: TerminalProfile?
    let history: @Sendable () -> [TypedLine]

    /// `profile` queries the terminal once, when the first prompt is visible and no input is pending. `history` returns
    /// lines to recall, oldest first; called on the editor's thread, again after `reloadHistory`.
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

    /// Sent when the editor takes the terminal.
    var enterSequence: String { capabilities.bracketsPaste ? Escape.bracketPaste : "" }

    var exitSequence: String {
        (capabilities.bracketsPaste ? Escape.plainPaste : "")
            + (capabilities.isDumb ? "" : Escape.wrapOn + Escape.showCursor + Escape.plain)
    }
}
