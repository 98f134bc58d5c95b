public import CommandShell

/// What a line editor is made from.
public struct EditorSetup: Sendable {
    let prompt: String
    let capabilities: TerminalCapabilities
    let output: OutputStream
    let palette: Palette
    /// What is to be found out about the terminal; nil asks nothing.
    let profile: TerminalProfile?
    let history: @Sendable () -> [TypedLine]

    /// `history` gives the lines to recall, oldest first; it is called once, on the editor's thread, after the first
    /// prompt was drawn. With a `profile` the terminal is asked what it can, once, when the first prompt stands and
    /// nothing is typed.
    public init(
        prompt: String = "gallery> ", capabilities: TerminalCapabilities, output: OutputStream,
        profile: TerminalProfile? = nil, history: @escaping @Sendable () -> [TypedLine]
    ) {
        (self.prompt, self.capabilities, self.output) = (prompt, capabilities, output)
        (self.profile, self.history) = (profile, history)
        palette = Palette(capabilities)
    }

    /// What the terminal is sent when the editor takes it.
    var welcome: String { capabilities.bracketsPaste ? Escape.bracketPaste : "" }

    /// What the terminal is sent when it is given back.
    var farewell: String {
        (capabilities.bracketsPaste ? Escape.plainPaste : "")
            + (capabilities.isDumb ? "" : Escape.wrapOn + Escape.showCursor + Escape.plain)
    }
}
