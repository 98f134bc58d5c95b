/// How many colors a terminal shows.
public enum CellColorDepth: String, CaseIterable, Sendable {
    /// 24 bits, as SGR 38;2 and 48;2.
    case trueColor
    /// The 6 x 6 x 6 cube and the gray ramp of xterm, as SGR 38;5 and 48;5.
    case indexed256
    /// The 16 colors of old, whose shades are the terminal's own; xterm's are assumed.
    case basic16
}
