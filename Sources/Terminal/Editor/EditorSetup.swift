/// What an editor is made from.
struct EditorSetup: Sendable {
    let capabilities: TerminalCapabilities
    let output: OutputStream
    let prompt: String
    let palette: Palette
    /// Lines to recall, oldest first; called once, on the editor's thread, when the prompt is on the screen.
    let history: @Sendable () -> [String]
}
