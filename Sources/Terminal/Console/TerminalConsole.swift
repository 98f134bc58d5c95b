public import CommandShell
public import TextLayout

/// Output on a terminal: styled text, and pictures painted in place as they arrive.
@MainActor
public final class TerminalConsole: Console {
    private let surface: any TerminalSurface
    let alternateScreen: (any AlternateScreen)?
    private let capabilities: TerminalCapabilities
    let pictures: any PictureDrawing
    private let style: @MainActor () -> CardStyle
    let size: @MainActor () -> ScreenSize
    private let wantsPictures: @MainActor () -> Bool
    private let notifies: @MainActor () -> Bool
    let hasMouse: @MainActor () -> Bool
    private let copier: (@Sendable (String) async -> Bool)?
    private let notices: (any NoticeSource)?
    private let isMuted: @MainActor () -> Bool
    let palette: Palette
    private(set) var filling: PictureFilling?
    private var printing: PictureTextOutput?
    let mainActor: MainActorGuard
    /// Pictures that were not ready when their layout was printed.
    private var missing: (placements: [ScreenLayout.PlacedPicture], layout: ScreenLayout, screen: ScreenSize)?
    private var visiblePictures = VisiblePictures()
    private var hasProgress = false
    private var offer: String?

    public let audience: Audience

    /// Size in bytes above which a finished part of a layout is printed, if the surface accepts partial output.
    private static let piece = 1 << 15

    public private(set) var problemCount = 0
    public var problemPrefix: String?

    /// - Parameters:
    ///   - alternateScreen: the same object as `surface` at a prompt; otherwise `nil`.
    ///   - cards: number of cards per list; `nil` for a full screen.
    ///   - wantsPictures: read for each output.
    ///   - copier: copies text in place of the terminal's clipboard sequence.
    ///   - hasMouse: whether a full screen reports the mouse; read when it opens.
    ///   - notices: laid out with the next pictures; a later output would stop the pictures' painting.
    ///   - isMuted: while it returns `true`, only problems and notices are printed.
    public init(
        surface: any TerminalSurface, alternateScreen: (any AlternateScreen)? = nil,
        capabilities: TerminalCapabilities,
        pictures: any PictureDrawing, cards: Int? = nil,
        style: @escaping @MainActor () -> CardStyle = { CardStyle() },
        size: @escaping @MainActor () -> ScreenSize = { Window.size() },
        wantsPictures: @escaping @MainActor () -> Bool = { true },
        notifies: @escaping @MainActor () -> Bool = { true },
        hasMouse: @escaping @MainActor () -> Bool = { true },
        copier: (@Sendable (String) async -> Bool)? = nil, notices: (any NoticeSource)? = nil,
        isMuted: @escaping @MainActor () -> Bool = { false },
        mainActor: MainActorGuard = MainActorGuard()
    ) {
        self.mainActor = mainActor
        self.notices = notices
        self.isMuted = isMuted
        self.surface = surface
        self.alternateScreen = alternateScreen
        self.capabilities = capabilities
        self.pictures = pictures
        self.style = style
        self.size = size
        self.wantsPictures = wantsPictures
        self.notifies = notifies
        self.hasMouse = hasMouse
        self.copier = copier
        palette = Palette(capabilities)
        audience = Audience(
            cards: cards, usesScreenReader: capabilities.glyphNames != nil, hasPrompt: alternateScreen != nil)
    }

    public var screen: ScreenSize { size() }

    public var grid: PixelGrid { pictures.grid }

    @discardableResult public func show(_ blocks: [Block]) -> Int {
        let blocks = blocks.prefixingProblems(with: problemPrefix)
        return mainActor {
            guard isMuted() else { return render(blocks) }
            _ = render(blocks.filter(\.isComplaint))
            return cardsShown(of: blocks)
        }
    }

    private func render(_ blocks: [Block]) -> Int {
        progress(nil)
        problemCount += blocks.problemCount
        offer = blocks.offer ?? offer
        guard showsPictures else {
            endFilling()
            return showPlain(blocks)
        }
        let blocks = blocks.holdPictures ? blocks + (notices?.take() ?? []).map(Block.notice) : blocks
        let screen = screen
        let layout = ScreenLayout(blocks, on: screen, style: style(), grid: grid)
        let isBelow = layout.pictures.isEmpty && filling != nil
        if !isBelow { endFilling() }
        var text = visiblePictures.removal(before: layout, on: screen, eraser: pictures.eraser)
        visiblePictures.record(layout, on: screen)
        let ready = layout.pictures.map { placed in
            let drawn = pictures.ready(placed.picture, columns: placed.columns, rows: placed.rows)
            // A picture that must first be transmitted is painted later, so that it does not delay the text.
            return drawn?.transmission == nil ? drawn : nil
        }
        let absent = layout.pictures.indices.filter { ready[$0] == nil }
        var output = LayoutOutput(of: layout, in: palette, on: screen, movesCursor: !printsCells)
        if printsCells, printing != nil || !absent.isEmpty {
            printing = PictureTextOutput(
                of: output, pictures: layout.pictures, by: pictures, to: surface, after: printing)
            return layout.cardsShown
        }
        if !isBelow {
            missing = (absent.map { layout.pictures[$0] }, layout, screen)
            fill()
        }
        let isPartial = surface.acceptsPartialOutput && !isBelow
        while let row = output.next(picture: { ready[$0] ?? placeholder(for: layout.pictures[$0]) }) {
            text += row
            // A long layout is printed in parts.
            guard isPartial, text.utf8.count > Self.piece else { continue }
            surface.print(text)
            text = ""
        }
        surface.print(text, below: isBelow ? layout.height : nil)
        return layout.cardsShown
    }

    private func endFilling() {
        filling?.end()
        filling = nil
    }

    /// Whether pictures are printed as text into a pipe, where no picture can be painted later.
    private var printsCells: Bool { surface.isPipe && pictures.drawsCells }

    private func placeholder(for placed: ScreenLayout.PlacedPicture) -> TerminalImage {
        pictures.placeholder(for: placed.picture, columns: placed.columns, rows: placed.rows)
    }

    func fill() {
        guard let missing, !missing.placements.isEmpty else { return }
        filling = PictureFilling(
            of: missing.placements, in: missing.layout, by: pictures,
            canvas: PictureCanvas(surface: surface, palette: palette, screen: missing.screen, size: size))
    }

    public var prefetches: Bool { alternateScreen != nil }

    public func prepare(_ blocks: [Block]) async {
        guard showsPictures, alternateScreen != nil else { return }
        let placements = ScreenLayout(blocks, on: screen, style: style(), grid: grid).pictures
        await filling?.finished()
        await pictures.prepare(placements)
    }

    /// Number of cards that would fit, for output that is not printed.
    private func cardsShown(of blocks: [Block]) -> Int {
        guard showsPictures else { return plainLayout(of: blocks).cardsShown }
        let notices = (notices?.waiting ?? []).map(Block.notice)
        return ScreenLayout(blocks + notices, on: screen, style: style()).cardsShown
    }

    /// Shows a temporary line at the cursor, or removes it. Does nothing if the terminal cannot move the cursor, and in
    /// screen-reader mode, because each line would be read aloud.
    public func progress(_ line: Line?) {
        mainActor {
            guard capabilities.drawsPictures, hasProgress || line != nil else { return }
            let text = line.map { palette.text($0.clipped(to: screen.columns - 1)) } ?? ""
            hasProgress = surface.transient(text) && line != nil
        }
    }

    /// Uses the copier or else, if supported, an escape sequence; sending that counts as success.
    public func copy(_ text: String) async -> Bool {
        if let copier { return await copier(text) }
        guard capabilities.services.supportsClipboard, let sequence = TerminalRequest.copy(text) else {
            return false
        }
        surface.request(sequence)
        return true
    }

    public func copy(_ picture: [UInt8], type: String) -> Bool {
        guard capabilities.services.copiesPictures else { return false }
        surface.request(TerminalRequest.copy(picture, type: type))
        return true
    }

    /// Clears the screen, including pictures, if the terminal is interactive and can move the cursor.
    public func clear(withScrollback: Bool) {
        guard alternateScreen != nil, !capabilities.isDumb else { return }
        mainActor {
            layoutChanged()
            progress(nil)
            let scrollback = withScrollback ? Escape.clearScrollback : ""
            surface.print(pictures.eraser + Escape.deleteRows + Escape.clearScreen + scrollback)
            visiblePictures = VisiblePictures()
            missing = nil
        }
    }

    public func notify(_ text: String) {
        guard let way = capabilities.services.notification, notifies() else { return }
        mainActor { surface.request(TerminalRequest.notify(CleanText.clean(text), by: way)) }
    }

    public func ring() { mainActor { surface.request("\u{7}") } }

    public func takeOffer() -> String? {
        defer { offer = nil }
        return offer
    }

    public func settle() async {
        await printing?.settle()
        printing = nil
        await filling?.settle()
    }

    public func layoutChanged() {
        mainActor {
            printing?.end()
            filling?.end()
            visiblePictures.layoutChanged()
        }
    }

    /// Whether outdated pictures are visible: true until new pictures are printed or the outdated ones scroll away.
    public var wantsRedraw: Bool { visiblePictures.areOutdated }

    var showsPictures: Bool { capabilities.drawsPictures && wantsPictures() }

    private func plainLayout(of blocks: [Block]) -> PlainLayout {
        PlainLayout(
            blocks, on: screen, describing: audience.usesScreenReader,
            hasInitials: palette.hasColor && !audience.usesScreenReader, worded: palette.worded)
    }

    private func showPlain(_ blocks: [Block]) -> Int {
        let layout = plainLayout(of: blocks)
        surface.print(layout.rows.map { palette.text($0) + "\n" }.joined())
        return layout.cardsShown
    }
}
