public import TextLayout

@MainActor
public protocol Console: AnyObject {
    var screen: ScreenSize { get }
    var grid: PixelGrid { get }
    var audience: Audience { get }
    var problemCount: Int { get }
    /// Text printed before each failure, such as the position of the running command in a script.
    var problemPrefix: String? { get set }
    /// Shows blocks and loads their pictures; stops loading pictures of earlier blocks. Returns how many cards fit.
    @discardableResult func show(_ blocks: [Block]) -> Int
    /// Whether the next screenful should be prefetched, since the user may request it.
    var prefetches: Bool { get }
    /// Prefetches pictures that may be shown next, once those on the screen are loaded. Returns early when canceled.
    func prepare(_ blocks: [Block]) async
    /// Number of one-line entries to show at once, out of `count`; all of them if there is no prompt.
    func room(forLines count: Int) -> Int
    /// Shows a line that the next output replaces; `nil` removes the line. No effect in a pipe.
    func progress(_ line: Line?)
    /// Copies text to the user's clipboard; returns false if no clipboard is known.
    func copy(_ text: String) async -> Bool
    /// Copies a picture of a media type to the terminal's clipboard; returns false if the terminal takes no pictures.
    func copy(_ picture: [UInt8], type: String) -> Bool
    func clear(withScrollback: Bool)
    func notify(_ text: String)
    func ring()
    /// Returns the command offered by the latest line that offers one, and forgets the offer.
    func takeOffer() -> String?
    /// Returns when all pictures of the last screenful are loaded, or on cancellation.
    func settle() async
    /// Waits at most this long for pictures that could not be painted once text has moved them up; painting goes on.
    func settle(atMost limit: Duration) async
    /// Stops painting pictures into earlier output, whose position is unknown after a change of window size or layout.
    func layoutChanged()
    /// Whether visible pictures were drawn for another window size or layout.
    var wantsRedraw: Bool { get }
    /// Full-screen display; `nil` if pictures are not shown or there is no keyboard.
    var fullScreen: (any FullScreen)? { get }
}

extension Console {
    public func settle(atMost limit: Duration) async {}
    public var audience: Audience { Audience() }
    public var grid: PixelGrid { PixelGrid() }
    /// Area of a picture shown with one line of text.
    public var canvas: Canvas { Canvas(of: screen, grid) }
    public func copy(_ text: String) async -> Bool { false }
    public func copy(_ picture: [UInt8], type: String) -> Bool { false }
    public func clear(withScrollback: Bool) {}
    public func notify(_ text: String) {}
    public func ring() {}
    public func takeOffer() -> String? { nil }
    /// Leaves four rows for other lines and the prompt, but shows at least three entries.
    public func room(forLines count: Int) -> Int { min(count, max(3, screen.rows - 4)) }
    public func layoutChanged() {}
    public var wantsRedraw: Bool { false }
    public var prefetches: Bool { false }
    public func prepare(_ blocks: [Block]) async {}
    public var fullScreen: (any FullScreen)? { nil }
    /// Shows lines that do not belong to the result of a command.
    public func say(_ lines: Line...) { show(lines.map(Block.aside)) }
    public func showProblem(_ line: Line) { show([.problem(line)]) }
}
