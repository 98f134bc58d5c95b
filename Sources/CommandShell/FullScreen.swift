public import TextLayout

@MainActor
public protocol FullScreen: AnyObject {
    var size: ScreenSize { get }
    /// Whether mouse clicks and the wheel are read as keys, from the next picture or layout on, unless the user has
    /// turned the mouse off.
    var readsMouse: Bool { get set }
    /// Area of a picture that is shown alone.
    var canvas: Canvas { get }
    /// Replaces the screen contents with a picture, centered and as large as fits. The last row shows `line` or else,
    /// if it cannot be drawn over the picture, the caption.
    func show(_ picture: Picture, above line: Line?)
    /// Replaces the screen contents by a layout. If its pictures are on the screen already, only changed text is drawn.
    func show(_ layout: ScreenLayout)
    /// Prefetches the next picture while another is displayed. Returns early when canceled.
    func prepare(_ picture: Picture) async
    /// Prefetches the pictures of a layout, once those on the screen are loaded. Returns early when canceled.
    func prepare(_ layout: ScreenLayout) async
    /// Waits for a key, for cancellation, or until `limit` has passed since the picture was loaded.
    func wait(atMost limit: Duration?) async -> FullScreenEvent
    /// Pauses or resumes the displayed animation; returns false if there is no animation.
    func pauseOrResume() -> Bool
    func leave()
}

public enum FullScreenEvent: Equatable, Sendable {
    case key(FullScreenKey)
    /// Cancellation, or the terminal was disconnected.
    case ended
    case time
    /// The screen must be drawn again, after a resize or output of another program.
    case outdated
}
