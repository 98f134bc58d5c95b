public import Viper

/// Remembers what was shown.
@MainActor
public final class RecordingConsole: Console {
    public let screen: ScreenSize
    public private(set) var blocks: [Block] = []
    public private(set) var progressLines: [Line?] = []
    public private(set) var problemCount = 0

    public init(screen: ScreenSize = ScreenSize(columns: 80, rows: 24)) { self.screen = screen }

    /// The text of all lines, cards as their captions.
    public var text: [String] {
        blocks.flatMap { block in
            switch block {
            case .line(let line), .notice(let line), .problem(let line): [line.text]
            case .cards(let cards): cards.map { $0.caption.map(\.text).joined(separator: "  ") }
            case .picture(let picture): ["[\(picture.words)]"]
            }
        }
    }

    public func show(_ blocks: [Block]) -> Int {
        self.blocks += blocks
        problemCount += blocks.count { if case .problem = $0 { true } else { false } }
        return room(for: blocks)
    }

    public func room(for blocks: [Block]) -> Int { Sheet(blocks, on: screen).cardsShown }

    public func progress(_ line: Line?) { progressLines.append(line) }
    public func settle() async {}
    public func clear() { blocks = [] }
}
