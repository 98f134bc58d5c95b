import PictureExchange
import TextLayout

/// Passthrough to tmux's outer terminal, if `allow-passthrough` is on (tmux(1)).
enum TmuxPassthrough {
    /// tmux silently drops control strings above 1 MiB (`INPUT_BUF_LIMIT`), in which each ESC takes two bytes.
    static let limit = 1_000_000

    static func wrapped(_ text: String) -> String {
        "\u{1B}Ptmux;"
            + text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
            .joined(separator: "\u{1B}\u{1B}") + "\u{1B}\\"
    }
}
