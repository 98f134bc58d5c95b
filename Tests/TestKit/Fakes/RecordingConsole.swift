import CommandShell
package import TextLayout

@MainActor
package final class RecordingConsole: Console {
    package let screen: ScreenSize
    package private(set) var blocks: [Block] = []
    package private(set) var progressLines: [Line?] = []
    package private(set) var problemCount = 0
    package var problemPrefix: String?
    /// Set by the test; output does not reset it.
    package var wantsRedraw = false
    package private(set) var newLayouts = 0

    package let audience: Audience

    package let prefetches: Bool

    private let mainActor = MainActorGuard()

    package init(
        screen: ScreenSize = ScreenSize(columns: 80, rows: 24), audience: Audience = Audience(),
        prefetches: Bool = false
    ) {
        self.prefetches = prefetches
        self.screen = screen
        self.audience = audience
    }

    /// Text of all lines; cards as captions, pictures as alternative texts.
    package var text: [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .line(let line), .aside(let line), .notice(let line), .problem(let line): [line.text]
            case .cards(let cards, _): cards.map { $0.lines().map(\.text).joined(separator: "  ") }
            case .portrait(let portrait): portrait.lines.map(\.text)
            case .picture(let picture): ["[\(picture.altText)]"]
            case .position, .record: []
            }
        }
    }

    package func show(_ blocks: [Block]) -> Int {
        mainActor {
            let count = ScreenLayout(blocks, on: screen).cardsShown
            self.blocks += blocks.prefixingProblems(with: problemPrefix).positioned(after: count)
            offer = blocks.offer ?? offer
            problemCount += blocks.count { if case .problem = $0 { true } else { false } }
            return count
        }
    }

    package func progress(_ line: Line?) { mainActor { progressLines.append(line) } }
    package private(set) var copies: [String] = []
    /// Texts of notifications.
    package private(set) var calls: [String] = []
    package func copy(_ text: String) async -> Bool {
        copies.append(text)
        return true
    }
    package func notify(_ text: String) { calls.append(text) }
    package private(set) var rings = 0
    package func ring() { rings += 1 }
    private var offer: String?
    package func takeOffer() -> String? {
        defer { offer = nil }
        return offer
    }
    package func settle() async {}
    package func layoutChanged() { newLayouts += 1 }
    package func clear(withScrollback: Bool) { blocks = [] }
}
