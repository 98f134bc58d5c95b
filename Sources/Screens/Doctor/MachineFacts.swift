import CommandShell
import TextLayout

struct MachineFacts: Sendable {
    let program: ProgramFacts
    let terminal: TerminalSetup
    let graphics: Graphics
    let screen: ScreenSize
}
