import TextLayout

public enum KittyPath: Hashable, Sendable {
    /// Shared memory or a temporary file, for a terminal on this machine.
    case memory
    case stream
    /// Escape sequences passed through tmux. Placeholder characters, which tmux positions, show the image (kitty 0.28).
    case placeholders
}
