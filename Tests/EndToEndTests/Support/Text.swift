extension String {
    /// How often a piece occurs.
    func count(of piece: String) -> Int { ranges(of: piece).count }

    /// The 24-bit colors in it (SGR 38;2 and 48;2).
    var trueColors: Set<String> {
        Set(matches(of: #/[34]8;2;(\d+;\d+;\d+)/#).map { String($0.output.1) })
    }
}
