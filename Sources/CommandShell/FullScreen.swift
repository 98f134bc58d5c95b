public import TextLayout

/// The whole screen for one picture after the other: nothing else stands there until a key is pressed.
@MainActor
public protocol FullScreen: AnyObject {
    /// Shows a picture in the middle, as large as it fits, in place of whatever stood on the screen.
    func show(_ picture: Picture)
    /// Gets a picture ready that may be shown next, behind the one that is shown. Ends when canceled.
    func prepare(_ picture: Picture) async
    /// Waits for a key, which goes nowhere else, for as long as `limit` from when the picture is there; nil waits for
    /// ever. Returns when canceled.
    func wait(atMost limit: Duration?) async -> FullScreenEvent
    /// Gives the screen back as it was.
    func leave()
}

/// What ended the wait for a key.
public enum FullScreenEvent: Equatable, Sendable {
    /// A key was pressed, or nobody is to wait any more.
    case ended
    /// The time is over.
    case time
    /// The screen has another size, or somebody else had it: what stood there has to be shown again.
    case outdated
}
