import TextLayout

public enum KittyPath: Hashable, Sendable {
    /// Shared memory or a temporary file, for a terminal on this machine.
    case memory
    case stream
    /// Escape sequences passed through tmux, shown by placeholder characters whose position tmux knows (kitty 0.28).
    case placeholders
}
