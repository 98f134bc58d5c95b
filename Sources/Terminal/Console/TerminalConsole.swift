public import CommandShell
public import TextLayout

/// Output on a terminal: styled text, and pictures that are filled in where they stand.
@MainActor
public final class TerminalConsole: Console {
    private let surface: any TerminalSurface
    let whole: (any AlternateScreen)?
    private let capabilities: TerminalCapabilities
    let pictures: any PictureDrawing
    private let style: @MainActor () -> CardStyle
    let size: @MainActor () -> ScreenSize
    private let wantsPictures: @MainActor () -> Bool
    private let notifies: @MainActor () -> Bool
    private let copier: (@Sendable (String) async -> Bool)?
    private let news: (any NoticeSource)?
    let palette: Palette
    private(set) var filling: PictureFilling?
    private let patience: Duration
    let mainActor: MainActorGuard
    /// What `filling` was to paint.
    private var missing: (places: [ScreenLayout.PlacedPicture], sheet: ScreenLayout, screen: ScreenSize)?
    private var inSight = VisiblePictures()
    private var hasProgress = false

    /// A person, and how many cards of a list are wanted.
    public let audience: Audience

    /// Bytes that are printed together where a sheet is printed in pieces.
    private static let piece = 1 << 15

    /// How many problems were shown so far.
    public private(set) var problemCount = 0

    /// Prints on `surface`, which is `whole` at a prompt; `cards` is how many are wanted of
    /// each list, nil for a screenful, `style` tells what is wanted of their layout, and `size` the size of the window at any time. `wantsPictures` tells whether pictures are shown at all,
    /// which may change between two outputs, `notifies` whether the person wants to be called back, and `copier`
    /// puts text onto the clipboard where the terminal is not the one to ask. `news` is laid out with the next
    /// pictures: printed after them it would end their filling, and push the heading off the screen. `patience` is how
    /// long a sheet waits for its pictures, less than one notices.
    public init(
        surface: any TerminalSurface, whole: (any AlternateScreen)? = nil, capabilities: TerminalCapabilities,
        pictures: any PictureDrawing, cards: Int? = nil,
        style: @escaping @MainActor () -> CardStyle = { CardStyle() },
        size: @escaping @MainActor () -> ScreenSize = { Window.size() },
        wantsPictures: @escaping @MainActor () -> Bool = { true },
        notifies: @escaping @MainActor () -> Bool = { true },
        copier: (@Sendable (String) async -> Bool)? = nil, news: (any NoticeSource)? = nil,
        patience: Duration = .milliseconds(25), mainActor: MainActorGuard = MainActorGuard()
    ) {
        (self.patience, self.mainActor) = (patience, mainActor)
        (self.news, self.surface, self.whole, self.capabilities) = (news, surface, whole, capabilities)
        (self.pictures, self.style, self.size) = (pictures, style, size)
        (self.wantsPictures, self.notifies, self.copier) = (wantsPictures, notifies, copier)
        palette = Palette(capabilities)
        audience = Audience(cards: cards, isListening: capabilities.marks != nil)
    }

    /// The size of the window now.
    public var screen: ScreenSize { size() }

    /// As pictures are drawn now.
    public var grid: PixelGrid { pictures.grid }

    /// Shows blocks, as many cards as the screen takes. On a terminal without colors or without a cursor that
    /// moves there are no pictures, and all cards are shown as text.
    @discardableResult public func show(_ blocks: [Block]) -> Int { mainActor { render(blocks) } }

    private func render(_ blocks: [Block]) -> Int {
        filling?.end()
        filling = nil
        progress(nil)
        problemCount += blocks.problemCount
        guard showsPictures else { return showPlain(blocks) }
        let blocks = blocks.holdPictures ? blocks + (news?.take() ?? []).map(Block.notice) : blocks
        let screen = screen
        let sheet = ScreenLayout(blocks, on: screen, style: style(), grid: grid)
        let eraser = inSight.areOutdated && !sheet.pictures.isEmpty ? pictures.eraser : ""
        inSight.note(sheet, on: screen)
        let ready = sheet.pictures.map { placed in
            let drawn = pictures.ready(placed.picture, columns: placed.columns, rows: placed.rows)
            // What has a way to go to the terminal is filled in: the text is not kept waiting.
            return drawn?.transmission == nil ? drawn : nil
        }
        let absent = sheet.pictures.indices.filter { ready[$0] == nil }
        missing = (absent.map { sheet.pictures[$0] }, sheet, screen)
        fill()
        let early = pictures.drawsCells ? filling : nil
        let numbers = Dictionary(uniqueKeysWithValues: zip(absent, absent.indices))
        early?.wait(for: patience)
        let painter = ScreenLayoutPainter(palette: palette, screen: screen)
        let inPieces = surface.takesPieces
        var text = eraser
        painter.print(sheet) { index in
            // What is at hand, or near, is printed at once: without a placeholder that would be gone in a moment.
            ready[index] ?? numbers[index].flatMap { early?.drawn($0) }
                ?? placeholder(for: sheet.pictures[index])
        } piece: { piece in
            text += piece
            // What is printed meanwhile need not be waited for behind the last picture.
            guard inPieces, text.utf8.count > Self.piece else { return }
            surface.print(text)
            text = ""
        }
        surface.print(text)
        filling?.goOn()
        return sheet.cardsShown
    }

    private func placeholder(for placed: ScreenLayout.PlacedPicture) -> TerminalImage {
        pictures.placeholder(for: placed.picture, columns: placed.columns, rows: placed.rows)
    }

    /// Begins to draw what is missing, to be painted when nothing else happens on this actor.
    func fill() {
        guard let missing, !missing.places.isEmpty else { return }
        filling = PictureFilling(
            of: missing.places, in: missing.sheet, by: pictures,
            canvas: PictureCanvas(surface: surface, palette: palette, screen: missing.screen, size: size))
    }

    /// When interactive.
    public var prefetches: Bool { whole != nil }

    /// When interactive. Two at a time, the first one first: what is asked for next finds the network
    /// and the decoder free.
    public func prepare(_ blocks: [Block]) async {
        guard showsPictures, whole != nil else { return }
        let places = ScreenLayout(blocks, on: screen, style: style(), grid: grid).pictures
        await filling?.finished()
        await withTaskGroup(of: Void.self) { [pictures] group in
            for (index, place) in places.enumerated() {
                if index >= 2 { await group.next() }
                guard !Task.isCancelled else { return }
                group.addTask {
                    await pictures.prepare(place.picture, columns: place.columns, rows: place.rows)
                }
            }
        }
    }

    /// As many as the screen takes; all of them where they are text.
    public func room(for blocks: [Block]) -> Int {
        guard showsPictures else { return blocks.cardCount }
        let news = (news?.waiting ?? []).map(Block.notice)
        return ScreenLayout(blocks + news, on: screen, style: style()).cardsShown
    }

    /// Shows a line where the cursor is; the next output takes its place. That needs a cursor that moves, and no colors.
    public func progress(_ line: Line?) {
        mainActor {
            guard !capabilities.isDumb, hasProgress || line != nil else { return }
            let text = line.map { palette.text($0.clipped(to: screen.columns - 1)) } ?? ""
            hasProgress = surface.transient(text) && line != nil
        }
    }

    /// By the copier when there is one, else by asking the terminal, which does not say whether it does.
    public func copy(_ text: String) async -> Bool {
        if let copier { return await copier(text) }
        guard capabilities.services.takesCopies, let sequence = TerminalRequest.copy(text) else {
            return false
        }
        surface.request(sequence)
        return true
    }

    /// Where somebody sits at the keyboard and the cursor moves. Pictures go with the text.
    public func clear(withScrollback: Bool) {
        guard whole != nil, !capabilities.isDumb else { return }
        mainActor {
            noteNewLayout()
            progress(nil)
            let scrollback = withScrollback ? Escape.clearScrollback : ""
            surface.print(pictures.eraser + Escape.clearScreen + scrollback)
            (inSight, missing) = (VisiblePictures(), nil)
        }
    }

    /// Where the terminal is known to do that, and the person wants it.
    public func notify(_ text: String) {
        guard let way = capabilities.services.notification, notifies() else { return }
        mainActor { surface.request(TerminalRequest.notify(CleanText.clean(text), by: way)) }
    }

    /// Returns when the pictures shown last are there; ends them when canceled.
    public func settle() async { await filling?.settle() }

    /// Ends the filling.
    public func noteNewLayout() {
        mainActor {
            filling?.end()
            inSight.noteNewLayout()
        }
    }

    /// Until a sheet with pictures is shown, or so much text that the old ones have scrolled away.
    public var wantsRedraw: Bool { inSight.areOutdated }

    var showsPictures: Bool { capabilities.drawsPictures && wantsPictures() }

    private func showPlain(_ blocks: [Block]) -> Int {
        let columns = screen.columns
        let lines = blocks.flatMap { block -> [Line] in
            switch block {
            case .line(let line), .aside(let line), .problem(let line), .notice(let line): return [line]
            case .portrait(let portrait):
                return palette.hasColor && !audience.isListening
                    ? portrait.linesWithInitial : portrait.lines
            case .cards, .picture, .record:
                return PlainText.rows(of: [block], describing: capabilities.marks != nil)
            }
        }
        let rows = lines.flatMap { $0.wrapped(to: columns) }
        surface.print(rows.map { palette.text($0) + "\n" }.joined())
        return blocks.cardCount
    }
}

/// Keeps count of whether the pictures shown last are still on the screen, and drawn for it as it is now.
struct VisiblePictures {
    /// Rows from the lowest picture down to the cursor; nil when there is none.
    private var rowsBelow: Int?
    private var screenRows = 0
    private var hasNewLayout = false

    /// Some that may be on the screen were drawn for another one.
    var areOutdated: Bool { hasNewLayout && isAnyInSight }

    /// A sheet was printed.
    mutating func note(_ sheet: ScreenLayout, on screen: ScreenSize) {
        if let lowest = sheet.pictures.map({ $0.row + $0.rows }).max() {
            rowsBelow = sheet.height - lowest
            screenRows = screen.rows
            hasNewLayout = false
        } else {
            // With the line of the prompt that stands above it.
            rowsBelow = rowsBelow.map { $0 + sheet.height + 1 }
        }
    }

    /// The window or the layout has changed.
    mutating func noteNewLayout() { if isAnyInSight { hasNewLayout = true } }

    private var isAnyInSight: Bool { rowsBelow.map { $0 + 1 < screenRows } ?? false }
}
