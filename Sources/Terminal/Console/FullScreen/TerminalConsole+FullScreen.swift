public import CommandShell

extension TerminalConsole {
    /// `nil` without a prompt or pictures. Suspends painting on the main screen.
    public var fullScreen: (any FullScreen)? {
        guard showsPictures, let whole else { return nil }
        return TerminalFullScreen(
            on: whole, pictures: pictures, palette: palette, size: size, mainActor: mainActor,
            taken: { [weak self] in self?.filling?.end() }, left: { [weak self] in self?.fill() })
    }
}
