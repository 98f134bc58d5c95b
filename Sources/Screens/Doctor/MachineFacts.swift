import CommandShell
import TextLayout

/// Facts for `doctor` that need no request.
struct MachineFacts: Sendable {
    let program: ProgramFacts
    let terminal: TerminalSetup
    let graphics: Graphics
    let screen: ScreenSize
}
