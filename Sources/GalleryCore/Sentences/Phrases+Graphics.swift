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
            /// Sixel images.
            case sixel
            /// Coloured characters.
            case cells
            /// None.
            case words
        }

        /// The name that leaves the choice to the program.
        public static let auto = verbatim("auto")
        /// Why pictures are shown that way.
        public static var why: String { said("Why", "Почему") }
        /// The size of a cell.
        public static var cell: String { said("Cell", "Клетка") }
        /// The terminal's name.
        public static var terminal: String { said("Terminal", "Терминал") }
        /// tmux lets control strings through.
        public static var handedOn: String {
            said("hands on what is meant for the terminal", "передаёт то, что предназначено терминалу")
        }
        /// tmux keeps control strings.
        public static var notHandedOn: String {
            said(
                "keeps what is meant for the terminal; `tmux set -p allow-passthrough on` has it handed on",
                "не передаёт того, что предназначено терминалу; это включит `tmux set -p allow-passthrough on`"
            )
        }

        /// How pictures are shown.
        public static func method(_ way: Way) -> String {
            switch way {
            case .kittyLocal:
                said(
                    "Pictures are shown by kitty's graphics protocol, through shared memory.",
                    "Изображения показаны протоколом kitty, через общую память.")
            case .kittyRemote:
                said(
                    "Pictures are shown by kitty's graphics protocol, over the line.",
                    "Изображения показаны протоколом kitty, по линии связи.")
            case .kittyInTmux:
                said(
                    "Pictures are shown by kitty's graphics protocol, through tmux.",
                    "Изображения показаны протоколом kitty, через tmux.")
            case .iterm2:
                said(
                    "Pictures are shown as iTerm2's inline images.",
                    "Изображения показаны как встроенные картинки iTerm2.")
            case .sixel: said("Pictures are shown as sixel images.", "Изображения показаны в формате sixel.")
            case .cells:
                said(
                    "Pictures are shown as coloured characters.", "Изображения показаны цветными символами.")
            case .words: said("Pictures are described in words.", "Изображения описаны словами.")
            }
        }

        /// The person chose it.
        public static var chosen: String {
            said(
                "you chose it; `protocol auto` leaves it to gallery",
                "так выбрали вы; `protocol auto` оставит выбор программе")
        }
        /// The terminal can show none.
        public static var plain: String {
            said("colours are off, or the terminal has none", "цвета выключены, или их нет у терминала")
        }
        /// The terminal runs inside another.
        public static func inside(_ name: String) -> String {
            said("inside \(name) that always works", "внутри \(name) это работает всегда")
        }
        /// A variable names the terminal.
        public static func variable(_ variable: String, _ terminal: String) -> String {
            said("the terminal is \(terminal), by \(variable)", "терминал — \(terminal), судя по \(variable)")
        }
        /// Another program hands them on.
        public static func through(_ name: String, _ terminal: String) -> String {
            said("\(name) hands them on to \(terminal)", "\(name) передаёт их терминалу \(terminal)")
        }
        /// The terminal named itself.
        public static func named(_ name: String) -> String {
            said("the terminal calls itself \(name)", "терминал называет себя \(name)")
        }
        /// The terminal said so.
        public static var answered: String {
            said("asked, the terminal said that it can", "терминал на вопрос ответил, что умеет")
        }
        /// The terminal did not say so.
        public static var noAnswer: String {
            said("asked, the terminal spoke of nothing more", "терминал на вопрос не назвал ничего лучше")
        }
        /// Nothing is known.
        public static var unknown: String { said("nothing speaks for more", "большего ничто не обещает") }

        /// The size of a cell and how it is known.
        public static func cell(width: Int, height: Int, _ source: String) -> String {
            said("\(width) × \(height) pixels, \(source)", "\(width) × \(height) пикс., \(source)")
        }
        /// Known from the window.
        public static var fromWindow: String { said("from the size of the window", "по размеру окна") }
        /// Known from the terminal.
        public static var fromAnswer: String { said("as the terminal says", "по словам терминала") }
        /// Not known.
        public static var guessed: String {
            said("a guess, as the terminal does not say", "наугад: терминал не сообщает")
        }

        /// What can be typed.
        public static func hint(_ names: [String]) -> String {
            let names = names.joined(separator: ", ")
            return said("`protocol NAME` with \(names)", "`protocol NAME`, где NAME: \(names)")
        }
        /// A name that is none.
        public static func unknown(_ name: String, known: [String]) -> String {
            let known = known.joined(separator: ", ")
            return said(
                "There is no way to show pictures called `\(name)`; take \(known).",
                "Способа показа `\(name)` нет; есть \(known).")
        }
    }
}
