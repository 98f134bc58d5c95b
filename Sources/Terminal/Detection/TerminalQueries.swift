import FoundationEssentials
import Glibc

/// Queries to the terminal. Terminals answer the last query; features without an answer by then count as unsupported.
enum TerminalQueries {
    static let id = 4211

    /// Queries for Zellij or no multiplexer. `memory` names shared memory with one pixel; `nil` if unavailable.
    static func direct(memory: String?, asksTrueColor: Bool) -> String {
        let keys = "\u{1B}_Gi=\(id),s=1,v=1,a=q,f=24,"
        let kitty =
            keys + (memory.map { "t=s;" + Data($0.utf8).base64EncodedString() } ?? "t=d;AAAA") + "\u{1B}\\"
        return kitty + name + keyReports + (asksTrueColor ? Escape.askTrueColor : "") + indirect
    }

    /// Queries for tmux or GNU screen; without kitty's query, which they would show as the window title.
    static let indirect = sixelColors + sixelSize + cell + background + attributes

    /// XTSMGRAPHICS: requests 256 sixel colors.
    static let moreSixelColors = "\u{1B}[?1;3;256S"

    private static let name = "\u{1B}[>q"
    /// Query of kitty's keyboard protocol. A terminal that ignores `?` restores the cursor, which is therefore saved.
    private static let keyReports = Escape.saveCursor + "\u{1B}[?u"
    private static let sixelColors = "\u{1B}[?1;1;0S"
    private static let sixelSize = "\u{1B}[?2;1;0S"
    private static let cell = "\u{1B}[16t"
    private static let background = "\u{1B}]11;?\u{1B}\\"
    private static let attributes = "\u{1B}[c"
}
