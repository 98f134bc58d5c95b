import GalleryCore
import Pictures
import Terminal
import Viper

/// The side a person sees: where lines come from and where everything goes.
@MainActor
struct Front {
    let lines: any LineSource
    let console: any Console
    let capabilities: TerminalCapabilities
    /// The prompt, if a person sits at one.
    let editor: LineEditor?
    /// A person sits at a prompt.
    let hasPrompt: Bool

    /// The prompt, when input and output are terminals and no script is given. It gets ready on a thread of its own:
    /// make it first.
    static func editor(
        script: [String]?, capabilities: TerminalCapabilities, profile: TerminalProfile, output: OutputStream,
        history: @escaping @Sendable () -> [PastLine]
    ) -> LineEditor? {
        guard script == nil, capabilities.isInteractive else { return nil }
        return LineEditor(capabilities: capabilities, output: output, profile: profile) {
            history().map { TypedLine($0.text, on: $0.screen) }
        }
    }

    /// Lines come from `editor`, else from the script, else from standard input. Pictures are drawn wherever the
    /// output is a terminal that can.
    init(
        editor: LineEditor?, script: [String]?, capabilities: TerminalCapabilities,
        profile: TerminalProfile, isOutputTerminal: Bool, output: OutputStream, pictures: any PictureDrawing,
        columns: @escaping @MainActor () -> Int?, notifies: @escaping @MainActor () -> Bool,
        copier: (@Sendable (String) async -> Bool)?
    ) {
        self.capabilities = capabilities
        self.editor = editor
        hasPrompt = editor != nil
        let console: any Console =
            isOutputTerminal
            ? TerminalConsole(
                surface: editor?.surface ?? PlainSurface(output: output), capabilities: capabilities,
                pictures: pictures, columns: columns,
                size: { profile.screen }, wantsPictures: { profile.graphics.method != .words },
                notifies: notifies,
                copier: copier)
            : PipeConsole(output: output)
        self.console = console
        if let script {
            lines = ScriptLines(script)
        } else {
            lines =
                editor
                ?? PipeReader { limit in
                    console.complain(Line(Phrases.lineTooLong(limit), .error))
                }
        }
    }
}
