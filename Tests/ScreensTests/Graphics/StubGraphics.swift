import CommandShell
import Synchronization
import TextLayout

/// Terminal in tmux; pictures are cells until another protocol is chosen.
final class StubGraphics: GraphicsChoosing {
    private let chosen: Mutex<GraphicsProtocol?>
    private let hasPassthrough: Bool?
    private let wantsPassthrough: Bool

    init(
        _ chosen: GraphicsProtocol? = nil, hasPassthrough: Bool? = nil, wantsPassthrough: Bool = false
    ) {
        self.wantsPassthrough = wantsPassthrough
        self.chosen = Mutex(chosen)
        self.hasPassthrough = hasPassthrough
    }

    var preference: GraphicsProtocol? { chosen.withLock { $0 } }
    func choose(_ preference: GraphicsProtocol?) { chosen.withLock { $0 = preference } }
    func settled() async {}
    var graphics: Graphics {
        Graphics(
            method: preference ?? .cells, reason: preference == nil ? .inside("tmux") : .chosen,
            glyphs: .octants,
            glyphsReason: .drawn(by: "foot(1.20.0)"), colors: 256,
            colorsReason: .setting("TERM=tmux-256color"), terminal: "foot", isRemote: false, isInTmux: true,
            hasPassthrough: hasPassthrough, wantsPassthrough: wantsPassthrough, hasOwnSixel: false,
            cell: .usual, cellSource: .guess,
            sixelColors: 256, sixelSize: nil,
            background: 0)
    }
}
