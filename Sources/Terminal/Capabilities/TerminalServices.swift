/// Terminal features other than text output, known from environment variables that identify the terminal.
public struct TerminalServices: Equatable, Sendable {
    public enum Notification: Equatable, Sendable {
        /// iTerm2's sequence: `OSC 9 ; text`.
        case iterm
        /// rxvt-unicode's sequence: `OSC 777 ; notify ; title ; text`.
        case rxvt
        /// kitty's sequence: `OSC 99`.
        case kitty
    }

    public var linksText = false
    public var isRemote = false
    public var notification: Notification?
    /// Whether to set the clipboard with OSC 52. Also true for unknown terminals, which ignore an unsupported OSC 52.
    public var supportsClipboard = false
    /// Whether OSC 5522 sets the clipboard to a picture.
    public var copiesPictures = false
    /// Whether the terminal is tmux, which has its own paste buffer.
    public var isTmux = false

}

extension TerminalServices {
    public static let none = TerminalServices()

    /// Inside a multiplexer, ignores the variables set by the outer terminal, because they may be outdated.
    public init(environment: [String: String]) {
        let around = TerminalEnvironment(environment)
        let term = environment["TERM"] ?? ""
        self.init(isRemote: around.isRemote)
        guard !TerminalType.isDumb(term), !TerminalType.isMonochrome(term), !TerminalType.isConsole(term)
        else {
            return
        }
        switch around.multiplexer {
        case .tmux:
            isTmux = true
            // tmux supports hyperlinks since 3.4.
            let version = TerminalVersion("tmux \(environment["TERM_PROGRAM_VERSION"] ?? "")")
            linksText = environment["TERM_PROGRAM"] == "tmux" && version.isAtLeast([3, 4])
        case .screen, .zellij: return
        case nil:
            supportsClipboard = true
            copiesPictures = around.named?.terminal.name == "kitty"
            linksText = Self.linksText(around.named?.terminal.name, environment)
            notification = around.named.flatMap { Self.notifications[$0.terminal.name] }
            if term.hasPrefix("rxvt-unicode") { notification = .rxvt }
        }
    }

    private static let linking: Set = [
        "kitty", "Ghostty", "WezTerm", "iTerm2", "foot", "Contour", "Alacritty", "Rio", "mintty",
        "Visual Studio Code",
    ]

    private static let notifications: [String: Notification] = [
        "kitty": .kitty, "Ghostty": .iterm, "WezTerm": .iterm, "iTerm2": .iterm, "foot": .rxvt,
    ]

    private static func linksText(_ name: String?, _ environment: [String: String]) -> Bool {
        func number(_ variable: String) -> Int { environment[variable].flatMap { Int($0) } ?? 0 }
        switch name {
        // Before version 0.50.2, a link could crash VTE.
        case "a VTE terminal": return number("VTE_VERSION") >= 5_002
        case "Konsole": return number("KONSOLE_VERSION") >= 201_200
        case let name?: return linking.contains(name)
        case nil: return environment["WT_SESSION"] != nil
        }
    }
}
