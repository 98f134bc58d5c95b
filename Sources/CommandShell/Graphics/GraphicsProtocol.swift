/// Picture protocols, named as the user types them.
public enum GraphicsProtocol: String, CaseIterable, Sendable {
    case kitty
    case iterm2
    case sixel
    case cells
    /// No pictures, only descriptions.
    case words
}
