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
