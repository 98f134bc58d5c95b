import CommandShell
import TextLayout
import Wording

extension Graphics {
    var way: Phrases.Graphics.Way {
        switch method {
        case .kitty where isInTmux: .kittyInTmux
        case .kitty: isRemote ? .kittyRemote : .kittyLocal
        case .iterm2: .iterm2
        case .sixel: .sixel
        case .cells: .cells
        case .words: .words
        }
    }

    var cellText: String { Phrases.Graphics.cell(width: cell.width, height: cell.height, cellSource.text) }

    var glyphsText: String {
        let reason =
            switch glyphsReason {
            case .chosen: Phrases.Graphics.chosenGlyphs
            case .withoutUTF8: Phrases.Graphics.withoutUTF8
            case .console: Phrases.Graphics.console
            case .drawn(let terminal): Phrases.Graphics.drawn(by: terminal)
            case .usual: Phrases.Graphics.usualGlyphs
            }
        return Phrases.Graphics.glyphs(glyphs.rawValue, reason)
    }
}

extension GraphicsReason {
    var text: String {
        switch self {
        case .chosen: Phrases.Graphics.chosen
        case .plain: Phrases.Graphics.plain
        case .inside(let name): Phrases.Graphics.inside(name)
        case .variable(let variable, let terminal): Phrases.Graphics.variable(variable, terminal)
        case .through(let name, let terminal): Phrases.Graphics.through(name, terminal)
        case .name(let name): Phrases.Graphics.named(name)
        case .answer: Phrases.Graphics.answered
        case .noAnswer: Phrases.Graphics.noAnswer
        case .unknown: Phrases.Graphics.unknown
        }
    }
}

extension Graphics.CellSource {
    var text: String {
        switch self {
        case .window: Phrases.Graphics.fromWindow
        case .answer: Phrases.Graphics.fromAnswer
        case .guess: Phrases.Graphics.guessed
        }
    }
}
