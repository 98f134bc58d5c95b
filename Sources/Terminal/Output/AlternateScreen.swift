public import CommandShell

/// A terminal that can be had as a whole for a while, and whose keys can be waited for. Only while no line is read.
public protocol AlternateScreen: TerminalSurface {
    /// Puts `text` on a screen of its own, empty and without a cursor; it must leave the cursor in the first column
    /// of the last row. What is painted later finds its place by the rows of the whole screen.
    func fill(_ text: String)
    /// Gives the screen back as it was when it was first filled.
    func giveBack()
    /// Takes one key, whatever it is, off the keyboard. With a limit the time begins when `start` returns.
    func key(within limit: Duration?, from start: @escaping @Sendable () async -> Void) async
        -> FullScreenEvent
}
