import GalleryCore

extension Phrases {
    /// What `protocol` says about how pictures get onto the terminal.
    public enum Graphics {
        /// The ways there are.
        public enum Way: Sendable {
            /// kitty's protocol on this machine.
            case kittyLocal
            /// kitty's protocol over the line.
            case kittyRemote
            /// kitty's protocol through tmux.
            case kittyInTmux
            /// iTerm2's inline images.
            case iterm2
            case sixel
            case cells
            case words
        }

        /// The name that leaves the choice to the program.
        public static let auto = verbatim("auto")
        /// Why pictures are shown that way.
        public static var why: String { localized("Why", "Почему") }
        /// The size of a cell.
        public static var cell: String { localized("Cell", "Клетка") }
        /// The terminal's name.
        public static var terminal: String { localized("Terminal", "Терминал") }
        public static let tmux = verbatim("tmux")
        /// tmux lets control strings through.
        public static var handedOn: String {
            localized("hands on what is meant for the terminal", "передаёт то, что предназначено терминалу")
        }
        /// tmux keeps control strings.
        public static var notHandedOn: String {
            localized(
                "keeps what is meant for the terminal; `tmux set -p allow-passthrough on` has it handed on",
                "не передаёт того, что предназначено терминалу; это включит `tmux set -p allow-passthrough on`"
            )
        }

        /// How pictures are shown.
        public static func method(_ way: Way) -> String {
            switch way {
            case .kittyLocal:
                localized(
                    "Pictures are shown by kitty's graphics protocol, through shared memory.",
                    "Изображения показаны протоколом kitty, через общую память.")
            case .kittyRemote:
                localized(
                    "Pictures are shown by kitty's graphics protocol, over the line.",
                    "Изображения показаны протоколом kitty, по линии связи.")
            case .kittyInTmux:
                localized(
                    "Pictures are shown by kitty's graphics protocol, through tmux.",
                    "Изображения показаны протоколом kitty, через tmux.")
            case .iterm2:
                localized(
                    "Pictures are shown as iTerm2's inline images.",
                    "Изображения показаны как встроенные картинки iTerm2.")
            case .sixel:
                localized("Pictures are shown as sixel images.", "Изображения показаны в формате sixel.")
            case .cells:
                localized(
                    "Pictures are shown as coloured characters.", "Изображения показаны цветными символами.")
            case .words: localized("Pictures are described in words.", "Изображения описаны словами.")
            }
        }

        /// The person chose it.
        public static var chosen: String {
            localized(
                "you chose it; `protocol auto` leaves it to gallery",
                "так выбрали вы; `protocol auto` оставит выбор программе")
        }
        /// The terminal can show none.
        public static var plain: String {
            localized("colours are off, or the terminal has none", "цвета выключены, или их нет у терминала")
        }
        /// The terminal runs inside another.
        public static func inside(_ name: String) -> String {
            localized("inside \(name) that always works", "внутри \(name) это работает всегда")
        }
        /// A variable names the terminal.
        public static func variable(_ variable: String, _ terminal: String) -> String {
            localized(
                "the terminal is \(terminal), by \(variable)", "терминал — \(terminal), судя по \(variable)")
        }
        /// Another program hands them on.
        public static func through(_ name: String, _ terminal: String) -> String {
            localized("\(name) hands them on to \(terminal)", "\(name) передаёт их терминалу \(terminal)")
        }
        /// The terminal named itself.
        public static func named(_ name: String) -> String {
            localized("the terminal calls itself \(name)", "терминал называет себя \(name)")
        }
        /// The terminal said so.
        public static var answered: String {
            localized("asked, the terminal said that it can", "терминал на вопрос ответил, что умеет")
        }
        /// The terminal did not say so.
        public static var noAnswer: String {
            localized(
                "asked, the terminal spoke of nothing more", "терминал на вопрос не назвал ничего лучше")
        }
        /// Nothing is known.
        public static var unknown: String {
            localized("nothing speaks for more", "большего ничто не обещает")
        }

        /// The size of a cell and how it is known.
        public static func cell(width: Int, height: Int, _ source: String) -> String {
            localized("\(width) × \(height) pixels, \(source)", "\(width) × \(height) пикс., \(source)")
        }
        /// Known from the window.
        public static var fromWindow: String { localized("from the size of the window", "по размеру окна") }
        /// Known from the terminal.
        public static var fromAnswer: String { localized("as the terminal says", "по словам терминала") }
        public static var guessed: String {
            localized("a guess, as the terminal does not say", "наугад: терминал не сообщает")
        }

        /// What can be typed.
        public static func hint(_ names: [String]) -> String {
            let names = names.joined(separator: ", ")
            return localized("`protocol NAME` with \(names)", "`protocol NAME`, где NAME: \(names)")
        }
        /// A name that is none.
        public static func unknown(_ name: String, known: [String]) -> String {
            let known = known.joined(separator: ", ")
            return localized(
                "There is no way to show pictures called `\(name)`; take \(known).",
                "Способа показа `\(name)` нет; есть \(known).")
        }
    }
}
