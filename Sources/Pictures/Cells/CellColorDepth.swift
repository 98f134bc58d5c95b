public enum CellColorDepth: String, CaseIterable, Sendable {
    /// 24 bits: SGR 38;2 and 48;2.
    case trueColor
    /// The 6 x 6 x 6 cube and the gray ramp of xterm: SGR 38;5 and 48;5.
    case indexed256
    /// The 16 ANSI colors; their defaults in xterm are assumed.
    case basic16
}
