import CommandShell
import Synchronization
import TextLayout

/// Terminal in tmux that shows cells until another protocol is chosen.
final class StubGraphics: GraphicsChoosing {
    private let chosen: Mutex<GraphicsProtocol?>
    private let isHandedOn: Bool?

    init(_ chosen: GraphicsProtocol? = nil, isHandedOn: Bool? = nil) {
        self.chosen = Mutex(chosen)
        self.isHandedOn = isHandedOn
    }

    var wish: GraphicsProtocol? { chosen.withLock { $0 } }
    func choose(_ wish: GraphicsProtocol?) { chosen.withLock { $0 = wish } }
    func settled() async {}
    var graphics: Graphics {
        Graphics(
            method: wish ?? .cells, reason: wish == nil ? .inside("tmux") : .chosen, glyphs: .octants,
            glyphsReason: .drawn(by: "foot(1.20.0)"), terminal: "foot", isRemote: false, isInTmux: true,
            isHandedOn: isHandedOn, isTrueColorInTmux: false,
            hasOwnSixel: false, cell: .usual, cellSource: .guess, sixelColors: 256, sixelSize: nil,
            background: 0)
    }
}
