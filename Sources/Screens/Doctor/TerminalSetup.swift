import CommandShell
import TextLayout

public struct TerminalSetup: Equatable, Sendable {
    /// Value of `TERM`.
    let type: String
    let isUTF8: Bool
    let isInteractive: Bool
    /// Programs between gallery and the terminal: `ssh`, `tmux`, `screen`.
    let inside: [String]

    public init(type: String, isUTF8: Bool, isInteractive: Bool, inside: [String]) {
        self.type = type
        self.isUTF8 = isUTF8
        self.isInteractive = isInteractive
        self.inside = inside
    }
}
