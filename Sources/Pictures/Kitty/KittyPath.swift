/// How pixels get into a terminal that speaks kitty's graphics protocol.
public enum KittyPath: Hashable, Sendable {
    /// Through shared memory, or a temporary file of our own: the terminal runs on this machine.
    case memory
    /// Over the terminal's line.
    case stream
    /// Over the line, through tmux, and shown by characters that stand for the picture, so that tmux knows where it
    /// is (kitty 0.28).
    case placeholders
}
