import CommandShell
public import TextLayout

/// Console that records its output.
@MainActor
public final class RecordingConsole: Console {
    public let screen: ScreenSize
    public private(set) var blocks: [Block] = []
    public private(set) var progressLines: [Line?] = []
    public private(set) var problemCount = 0
    /// Set by the test; output does not reset it.
    public var wantsRedraw = false
    /// Number of layout changes.
    public private(set) var newLayouts = 0

    public let audience: Audience

    public let prefetches: Bool

    private let mainActor = MainActorGuard()

    public init(
        screen: ScreenSize = ScreenSize(columns: 80, rows: 24), audience: Audience = Audience(),
        prefetches: Bool = false
    ) {
        self.prefetches = prefetches
        self.screen = screen
        self.audience = audience
    }

    /// Text of all lines, with captions for cards.
    public var text: [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .line(let line), .aside(let line), .notice(let line), .problem(let line): [line.text]
            case .cards(let cards): cards.map { $0.caption.map(\.text).joined(separator: "  ") }
            case .portrait(let portrait): portrait.lines.map(\.text)
            case .picture(let picture): ["[\(picture.words)]"]
            case .record: []
            }
        }
    }

    public func show(_ blocks: [Block]) -> Int {
        mainActor {
            self.blocks += blocks
            problemCount += blocks.count { if case .problem = $0 { true } else { false } }
            return room(for: blocks)
        }
    }

    public func room(for blocks: [Block]) -> Int { ScreenLayout(blocks, on: screen).cardsShown }

    public func progress(_ line: Line?) { mainActor { progressLines.append(line) } }
    public private(set) var copies: [String] = []
    /// Texts of notifications.
    public private(set) var calls: [String] = []
    public func copy(_ text: String) async -> Bool {
        copies.append(text)
        return true
    }
    public func notify(_ text: String) { calls.append(text) }
    public func settle() async {}
    public func noteNewLayout() { newLayouts += 1 }
    public func clear(withScrollback: Bool) { blocks = [] }
}
