/// The ways a terminal can show pictures, by the names a person types.
public enum GraphicsProtocol: String, CaseIterable, Sendable {
    /// kitty's graphics protocol.
    case kitty
    /// iTerm2's inline images.
    case iterm2
    case sixel
    case cells
    /// None: what is on a picture, in words.
    case words
}
