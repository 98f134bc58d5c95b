/// What tmux passes on to the terminal it runs in, when `allow-passthrough` is on (tmux(1)).
enum TmuxPassthrough {
    /// tmux drops a control string of more than a megabyte without a word (its INPUT_BUF_LIMIT); every escape in
    /// ours takes two bytes.
    static let limit = 1_000_000

    /// The control string inside one that tmux unwraps.
    static func wrapped(_ text: String) -> String {
        "\u{1B}Ptmux;"
            + text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
            .joined(separator: "\u{1B}\u{1B}") + "\u{1B}\\"
    }
}
