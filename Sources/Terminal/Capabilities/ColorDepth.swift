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
        let term = environment["TERM"] ?? ""
        if environment["NO_COLOR"].map({ !$0.isEmpty }) == true || environment["CLICOLOR"] == "0" && !isForced
        {
            self = .none
        } else if !isTerminal, !isForced {
            self = .none
        } else {
            let depth = Self.depth(of: term, colorTerm: environment["COLORTERM"] ?? "")
            self = isForced ? max(.sixteen, depth) : depth
        }
    }

    private static func depth(of term: String, colorTerm: String) -> ColorDepth {
        if TerminalType.isDumb(term) || TerminalType.isMonochrome(term) { return .none }
        if ["truecolor", "24bit"].contains(colorTerm.lowercased()) || TerminalType.isTrueColor(term) {
            return .trueColor
        }
        return term.contains("256") || TerminalType.isEmulator(term) ? .indexed256 : .sixteen
    }

    private static func isOn(_ value: String?) -> Bool { value.map { !$0.isEmpty && $0 != "0" } ?? false }
}
