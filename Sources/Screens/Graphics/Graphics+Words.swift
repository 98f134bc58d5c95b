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

    var colorsText: String {
        let count =
            switch colors {
            case 0: Phrases.Doctor.none
            case 1 << 24: Phrases.Doctor.trueColor
            default: "\(colors)"
            }
        return Phrases.Graphics.choice(count, colorsReason.text)
    }

    var glyphsText: String {
        let reason =
            switch glyphsReason {
            case .chosen: Phrases.Graphics.chosenGlyphs
            case .withoutUTF8: Phrases.Graphics.withoutUTF8
            case .console: Phrases.Graphics.console
            case .drawn(let terminal): Phrases.Graphics.drawn(by: terminal)
            case .usual: Phrases.Graphics.usualGlyphs
            }
        return Phrases.Graphics.choice(glyphs.rawValue, reason)
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
        case .setting(let setting): Phrases.Graphics.setting(setting)
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
