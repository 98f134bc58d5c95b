public import TextLayout

/// Display of single pictures on the whole screen, controlled by keys.
@MainActor
public protocol FullScreen: AnyObject {
    /// Replaces the screen contents with a picture, centered and as large as fits.
    func show(_ picture: Picture)
    /// Prefetches the next picture while another is displayed. Returns when canceled.
    func prepare(_ picture: Picture) async
    /// Waits for a key, cancellation, or the end of `limit`, which begins when the picture is loaded.
    func wait(atMost limit: Duration?) async -> FullScreenEvent
    /// Toggles the displayed animation; returns false without one.
    func pauseOrResume() -> Bool
    /// Restores the previous screen contents.
    func leave()
}

/// Event that ends waiting for a key.
public enum FullScreenEvent: Equatable, Sendable {
    /// Any other key, or cancellation.
    case ended
    case space
    case time
    /// The screen must be drawn again after a resize or output of another program.
    case outdated
}
