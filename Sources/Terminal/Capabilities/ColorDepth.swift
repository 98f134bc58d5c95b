/// Color depth of a terminal; the raw value is the number of colors.
public enum ColorDepth: Int, Comparable, Sendable {
    case none = 0
    /// The 16 ANSI colors, which the terminal's theme defines.
    case sixteen = 16
    case indexed256 = 256
    case trueColor = 16_777_216

    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

    /// Reads `NO_COLOR` (no-color.org), `CLICOLOR` and `CLICOLOR_FORCE` (bixense.com/clicolors), `COLORTERM`, `TERM`.
    init(environment: [String: String], isTerminal: Bool) {
        let isForced = Self.isOn(environment["CLICOLOR_FORCE"])
        if environment["NO_COLOR"].map({ !$0.isEmpty }) == true || environment["CLICOLOR"] == "0" && !isForced
        {
            self = .none
        } else if !isTerminal, !isForced {
            self = .none
        } else {
            let depth = Self.depth(in: TerminalEnvironment(environment))
            self = isForced ? max(.sixteen, depth) : depth
        }
    }

    /// `TERM` takes precedence over `COLORTERM`, which programs inherit from an outer terminal. A multiplexer passes on
    /// both, so that inside one only an answer proves 24-bit color.
    private static func depth(in environment: TerminalEnvironment) -> ColorDepth {
        let term = environment.type
        if TerminalType.isDumb(term) || TerminalType.isMonochrome(term) { return .none }
        switch environment.multiplexer {
        case .tmux: return .indexed256
        case .screen: return TerminalType.has256Colors(term) ? .indexed256 : .sixteen
        case .zellij, nil: break
        }
        if TerminalType.has16Colors(term) { return .sixteen }
        if environment.promisesTrueColor { return environment.multiplexer == nil ? .trueColor : .indexed256 }
        return TerminalType.has256Colors(term) ? .indexed256 : .sixteen
    }

    private static func isOn(_ value: String?) -> Bool { value.map { !$0.isEmpty && $0 != "0" } ?? false }
}
