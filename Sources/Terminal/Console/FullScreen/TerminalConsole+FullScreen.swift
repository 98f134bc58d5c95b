public import CommandShell

extension TerminalConsole {
    /// The screen of a prompt that pictures are drawn on. What is being painted there waits until it is given back.
    public var fullScreen: (any FullScreen)? {
        guard showsPictures, let whole else { return nil }
        return TerminalFullScreen(
            on: whole, pictures: pictures, palette: palette, size: size, mainActor: mainActor,
            taken: { [weak self] in self?.filling?.end() }, left: { [weak self] in self?.fill() })
    }
}
