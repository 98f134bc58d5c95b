import CommandShell

/// What an editor is made from.
struct EditorSetup: Sendable {
    let capabilities: TerminalCapabilities
    let output: OutputStream
    let prompt: String
    let palette: Palette
    /// What is to be found out about the terminal; nil asks nothing.
    let profile: TerminalProfile?
    /// Lines to recall, oldest first; called once, on the editor's thread, when the prompt is on the screen.
    let history: @Sendable () -> [TypedLine]
}
