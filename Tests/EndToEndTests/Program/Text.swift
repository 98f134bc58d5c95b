extension String {
    /// 24-bit colors (SGR 38;2 and 48;2).
    var trueColors: Set<String> {
        Set(matches(of: #/[34]8;2;(\d+;\d+;\d+)/#).map { String($0.output.1) })
    }
}
