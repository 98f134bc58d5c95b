/// How many colors the terminal can show.
public enum ColorDepth: Int, Comparable, Sendable {
    /// None, or none wanted.
    case none
    /// The terminal's own 16.
    case sixteen
    /// The xterm palette of 256.
    case indexed256
    case trueColor

    /// Fewer is less.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

    /// What the environment says of a terminal (no-color.org, bixense.com/clicolors, `COLORTERM`).
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
