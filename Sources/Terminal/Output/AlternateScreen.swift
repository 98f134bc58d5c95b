public import CommandShell

/// Terminal whose alternate screen and keys can be used while no line is read.
public protocol AlternateScreen: TerminalSurface {
    /// Clears the alternate screen, hides the cursor and prints `text`, which must leave the cursor in the first column
    /// of the last row. Later overlays are positioned by the rows of the whole screen. `readsMouse` is whether the
    /// terminal reports mouse clicks until the next `fill` or `giveBack`.
    func fill(_ text: String, readsMouse: Bool)
    /// Prints `text` over the alternate screen; leaves the cursor as `fill` does. `false` if a new `fill` is needed.
    func update(_ text: String) -> Bool
    func giveBack()
    /// The time limit begins when `start` returns.
    func key(within limit: Duration?, from start: @escaping @Sendable () async -> Void) async
        -> FullScreenEvent
}
