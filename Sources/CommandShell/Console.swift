public import TextLayout

/// Output for the user.
@MainActor
public protocol Console: AnyObject {
    var screen: ScreenSize { get }
    var grid: PixelGrid { get }
    var audience: Audience { get }
    var problemCount: Int { get }
    /// Shows blocks and starts to load their pictures, which cancels loading for earlier blocks.
    /// Returns the number of cards that fit.
    @discardableResult func show(_ blocks: [Block]) -> Int
    /// Whether the next screenful is prefetched, as the user may ask for more.
    var prefetches: Bool { get }
    /// Prefetches the pictures of blocks that may be shown next, after those on the screen. Returns soon when canceled.
    func prepare(_ blocks: [Block]) async
    /// Number of cards of these blocks that would fit.
    func room(for blocks: [Block]) -> Int
    /// Number of one-line entries to show at once, out of `count`; all of them without a prompt.
    func room(forLines count: Int) -> Int
    /// Shows a line that the next output replaces; `nil` removes it. No effect in a pipe.
    func progress(_ line: Line?)
    /// Copies text to the user's clipboard; returns false without a known clipboard.
    func copy(_ text: String) async -> Bool
    func clear(withScrollback: Bool)
    /// Sends a desktop notification, if the terminal supports it.
    func notify(_ text: String)
    /// Takes the offer of the latest line that had one.
    func takeOffer() -> String?
    /// Returns when all pictures of the last screenful are loaded, or when canceled.
    func settle() async
    /// Stops painting pictures into earlier output, whose position is unknown after a change of window or layout.
    func layoutChanged()
    /// Whether visible pictures were drawn for another window size or layout.
    var wantsRedraw: Bool { get }
    /// Full screen display; `nil` without pictures or keyboard.
    var fullScreen: (any FullScreen)? { get }
}

extension Console {
    public var audience: Audience { Audience() }
    public var grid: PixelGrid { PixelGrid() }
    /// Area of a picture that leaves one line for text.
    public var canvas: Canvas { Canvas(of: screen, grid) }
    public func copy(_ text: String) async -> Bool { false }
    public func clear(withScrollback: Bool) {}
    public func notify(_ text: String) {}
    public func takeOffer() -> String? { nil }
    /// Leaves four rows for a heading, a line below the entries, and the prompt.
    public func room(forLines count: Int) -> Int { min(count, max(3, screen.rows - 4)) }
    public func layoutChanged() {}
    public var wantsRedraw: Bool { false }
    public var prefetches: Bool { false }
    public func prepare(_ blocks: [Block]) async {}
    public var fullScreen: (any FullScreen)? { nil }
    /// Shows lines that are not part of a command's result.
    public func say(_ lines: Line...) { show(lines.map(Block.aside)) }
    public func complain(_ line: Line) { show([.problem(line)]) }
}
