import CommandShell
import Configuration
import GalleryCore
import Pictures
import Terminal
import TextLayout
import Wording

/// Source of command lines and destination of all output.
@MainActor
struct TerminalFrontEnd {
    let lines: any LineSource
    let console: any Console
    let capabilities: TerminalCapabilities
    let editor: LineEditor?
    let hasPrompt: Bool
    private let records: RecordConsole?

    /// Lines recalled by the arrow keys.
    var recalled: any LineRecall { EditorLines(editor: editor) }

    /// Whether to show a prompt: input and output are terminals and no script is given.
    static func hasPrompt(_ launch: LaunchOptions, _ capabilities: TerminalCapabilities) -> Bool {
        launch.script == nil && capabilities.isInteractive
    }

    /// Line editor, created early because it initializes on its own thread; `nil` if there is no prompt.
    static func editor(
        launch: LaunchOptions, capabilities: TerminalCapabilities, profile: TerminalProfile,
        output: OutputStream,
        history: @escaping @Sendable () -> [HistoryLine]
    ) -> LineEditor? {
        guard hasPrompt(launch, capabilities) else { return nil }
        return LineEditor(
            EditorSetup(capabilities: capabilities, output: output, profile: profile) {
                history().map { TypedLine($0.text, on: $0.screen) }
            })
    }

    /// Reads lines from the script, else `editor`, else standard input.
    init(
        editor: LineEditor?, launch: LaunchOptions, capabilities: TerminalCapabilities,
        profile: TerminalProfile,
        isOutputTerminal: Bool, output: OutputStream, pictures: any PictureDrawing,
        settings: SessionSettings, notices: any NoticeSource,
        copier: (@Sendable (String) async -> Bool)?, log: ProgramLog
    ) {
        let mainActor = MainActorGuard { function in
            log.record(offMainActor: function)
            MainActorGuard.fail(function)
        }
        self.capabilities = capabilities
        self.editor = editor
        hasPrompt = editor != nil
        let script: ScriptLines? = if let lines = launch.script { ScriptLines(lines) } else { nil }
        let isMuted: @MainActor () -> Bool = { launch.isLastOnly && script?.isAtEnd == false }
        records = launch.records.map {
            RecordConsole(
                output: output, form: $0, cards: launch.cards, isMuted: isMuted, mainActor: mainActor)
        }
        let pipe = launch.drawsIntoPipe ? Window.size(forPipeIn: Environment.all) : nil
        let console: any Console =
            if let program = records {
                program
            } else if isOutputTerminal || pipe != nil {
                TerminalConsole(
                    surface: editor?.surface ?? PlainSurface(output: output, pipe: pipe),
                    alternateScreen: editor?.surface,
                    capabilities: capabilities, pictures: pictures, cards: launch.cards,
                    style: { settings.cards },
                    size: { pipe ?? profile.screen }, wantsPictures: { profile.graphics.method != .words },
                    notifies: { settings.notify.isOn }, hasMouse: { settings.mouse.isOn },
                    copier: copier, notices: editor == nil ? nil : notices, isMuted: isMuted,
                    mainActor: mainActor)
            } else {
                PipeConsole(
                    output: output, capabilities: capabilities, cards: launch.cards, isQuiet: launch.isQuiet,
                    end: launch.endsInZero ? "\0" : "\n",
                    progressDelay: output.showsErrorsOnTerminal && !capabilities.isDumb
                        && capabilities.glyphNames == nil && !launch.isQuiet ? .seconds(1) : nil,
                    isMuted: isMuted, mainActor: mainActor)
            }
        self.console = console
        if let script {
            lines = script
        } else {
            lines =
                editor
                ?? PipeReader { limit in
                    console.showProblem(Line(Phrases.lineTooLong(limit), .error))
                }
        }
    }

    func close() { records?.finish() }
}
