public import CommandShell

extension TerminalConsole {
    /// `nil` if there is no prompt or pictures are not shown. In full screen, nothing is painted on the main screen.
    public var fullScreen: (any FullScreen)? {
        guard showsPictures, let alternateScreen else { return nil }
        return TerminalFullScreen(
            on: alternateScreen, pictures: pictures, palette: palette, size: size, mainActor: mainActor,
            hasMouse: hasMouse, entered: { [weak self] in self?.filling?.end() },
            left: { [weak self] in self?.fill() })
    }
}
