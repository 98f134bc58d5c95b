public import TextLayout

/// The one way out for everything a person reads.
@MainActor
public protocol Console: AnyObject {
    /// The size of the screen now.
    var screen: ScreenSize { get }
    /// What pictures are made of on it.
    var grid: PixelGrid { get }
    /// Who reads it.
    var audience: Audience { get }
    /// How many problems were shown so far.
    var problemCount: Int { get }
    /// Shows blocks and starts to fill in their pictures; ends the filling of earlier ones.
    /// Returns how many cards found room.
    @discardableResult func show(_ blocks: [Block]) -> Int
    /// The user may ask for more: what comes next is prepared.
    var prefetches: Bool { get }
    /// Gets ready the pictures of blocks that may be shown next, when those on the screen are there. Ends soon when
    /// canceled.
    func prepare(_ blocks: [Block]) async
    /// How many cards of these blocks would find room.
    func room(for blocks: [Block]) -> Int
    /// How many of so many one-line entries to show at once; all of them where there is no prompt.
    func room(forLines count: Int) -> Int
    /// Shows a line that stays only until the next output; nil takes it away. Nothing in a pipe.
    func progress(_ line: Line?)
    /// Puts text onto the person's clipboard; false where there is none that is known.
    func copy(_ text: String) async -> Bool
    /// Empties the screen of a terminal; what was scrolled out of it, too, when asked for.
    func clear(withScrollback: Bool)
    /// Calls a person back who looks elsewhere, where the terminal can.
    func notify(_ text: String)
    /// Returns when all pictures of the last screenful are there, or when canceled.
    func settle() async
    /// The window or the layout has changed: what was shown is not where it was, so that no picture is painted
    /// into it any more.
    func noteNewLayout()
    /// Pictures that may still be in sight were drawn for another window or layout.
    var wantsRedraw: Bool { get }
    /// The whole screen for one picture; nil without pictures or without a keyboard.
    var fullScreen: (any FullScreen)? { get }
}

extension Console {
    public var audience: Audience { Audience() }
    public var grid: PixelGrid { PixelGrid() }
    /// The room of a picture that stands there with one line.
    public var canvas: Canvas { Canvas(of: screen, grid) }
    public func copy(_ text: String) async -> Bool { false }
    /// Does nothing.
    public func clear(withScrollback: Bool) {}
    public func notify(_ text: String) {}
    /// What leaves room for a heading, a line below and the prompt.
    public func room(forLines count: Int) -> Int { min(count, max(3, screen.rows - 4)) }
    /// Does nothing: text is not redrawn.
    public func noteNewLayout() {}
    public var wantsRedraw: Bool { false }
    public var prefetches: Bool { false }
    /// Does nothing.
    public func prepare(_ blocks: [Block]) async {}
    /// There is none.
    public var fullScreen: (any FullScreen)? { nil }
    /// Shows lines that answer nothing.
    public func say(_ lines: Line...) { show(lines.map(Block.aside)) }
    /// Shows a sentence about something that did not work.
    public func complain(_ line: Line) { show([.problem(line)]) }
}

/// The whole screen for one picture after the other: nothing else stands there until a key is pressed.
@MainActor
public protocol FullScreen: AnyObject {
    /// Shows a picture in the middle, as large as it fits, in place of whatever stood on the screen.
    func show(_ picture: Picture)
    /// Gets a picture ready that may be shown next, behind the one that is shown. Ends when cancelled.
    func prepare(_ picture: Picture) async
    /// Waits for a key, which goes nowhere else, for as long as `limit` from when the picture is there; nil waits for
    /// ever. Returns when cancelled.
    func wait(atMost limit: Duration?) async -> FullScreenEvent
    /// Pauses the animation that is shown, or resumes it; false where there is none.
    func pauseOrResume() -> Bool
    /// Gives the screen back as it was.
    func leave()
}

/// What ended the wait for a key.
public enum FullScreenEvent: Equatable, Sendable {
    /// A key was pressed, or the wait was canceled.
    case ended
    /// The space bar was pressed.
    case space
    /// The time is over.
    case time
    /// The screen was resized or used by another program: it has to be drawn again.
    case outdated
}
