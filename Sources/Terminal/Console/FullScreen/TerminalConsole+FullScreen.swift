public import CommandShell

extension TerminalConsole {
    /// `nil` without a prompt or if pictures are off. Painting on the main screen pauses until the full screen ends.
    public var fullScreen: (any FullScreen)? {
        guard showsPictures, let alternateScreen else { return nil }
        return TerminalFullScreen(on: alternateScreen, of: self)
    }
}
