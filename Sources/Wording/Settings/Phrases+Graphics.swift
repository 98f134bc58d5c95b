extension Phrases {
    public enum Graphics {
        /// Picture outputs; the kitty protocol has a case for each way in which the data reaches the terminal.
        public enum Way: Sendable { case kittyLocal, kittyRemote, kittyInTmux, iterm2, sixel, cells, words }

        public static var why: String { localized("Why", "Почему") }
        public static let tmux = verbatim("tmux")
        public static var allowsPassthrough: String {
            localized(
                "passes escape sequences to the terminal", "передаёт управляющие последовательности терминалу"
            )
        }
        public static var blocks: String {
            localized(
                "blocks escape sequences; `tmux set -p allow-passthrough on` passes them to the terminal",
                "не передаёт управляющие последовательности терминалу; это включит "
                    + "`tmux set -p allow-passthrough on`"
            )
        }

        public static func method(_ way: Way) -> String {
            switch way {
            case .kittyLocal:
                localized(
                    "Pictures are shown with kitty's graphics protocol, through shared memory.",
                    "Изображения показаны по протоколу kitty, через общую память.")
            case .kittyRemote:
                localized(
                    "Pictures are shown with kitty's graphics protocol, as escape sequences.",
                    "Изображения показаны по протоколу kitty, управляющими последовательностями.")
            case .kittyInTmux:
                localized(
                    "Pictures are shown with kitty's graphics protocol, through tmux.",
                    "Изображения показаны по протоколу kitty, через tmux.")
            case .iterm2:
                localized(
                    "Pictures are shown as iTerm2 inline images.",
                    "Изображения показаны как встроенные изображения iTerm2.")
            case .sixel:
                localized("Pictures are shown as sixel images.", "Изображения показаны в формате sixel.")
            case .cells:
                localized(
                    "Pictures are shown as colored characters.", "Изображения показаны цветными символами.")
            case .words: localized("Pictures are described in words.", "Изображения описаны текстом.")
            }
        }

        public static var chosen: String {
            localized(
                "you chose it; `protocol auto` detects the best one",
                "выбрано вами; `protocol auto` определит лучший способ")
        }
        public static var plain: String {
            localized("colors are off, or the terminal has none", "цвета выключены, или их нет у терминала")
        }
        /// Reason for the protocol: gallery runs inside another program, such as a multiplexer.
        public static func inside(_ name: String) -> String {
            localized("it always works inside \(name)", "внутри \(name) это работает всегда")
        }
        /// Reason for the protocol: an environment variable.
        public static func variable(_ variable: String, _ terminal: String) -> String {
            localized(
                "the terminal is \(terminal), according to \(variable)",
                "терминал — \(terminal), судя по \(variable)")
        }
        /// Reason for the number of colors: a variable and its value, such as `COLORTERM=truecolor`.
        public static func setting(_ setting: String) -> String {
            localized("according to \(setting)", "судя по \(setting)")
        }
        /// Reason for the protocol: another program passes pictures through.
        public static func through(_ name: String, _ terminal: String) -> String {
            localized("\(name) passes them to \(terminal)", "\(name) передаёт их терминалу \(terminal)")
        }
        /// Reason for the protocol: the name reported by the terminal.
        public static func named(_ name: String) -> String {
            localized("the terminal identifies itself as \(name)", "терминал называет себя \(name)")
        }
        /// Reason for the protocol: the support reported by the terminal.
        public static var answered: String {
            localized("the terminal reports that it supports this", "терминал сообщил, что поддерживает это")
        }
        /// Reason for the protocol: no better support was reported.
        public static var noAnswer: String {
            localized("the terminal reports nothing better", "терминал не сообщил ни о чём лучшем")
        }
        public static var unknown: String {
            localized("nothing better was detected", "ничего лучшего не обнаружено")
        }

        public static var characters: String { localized("Characters", "Символы") }
        /// Characters or number of colors with which pictures are drawn, and the reason for this choice.
        public static func choice(_ name: String, _ reason: String) -> String {
            verbatim("\(name); \(reason)")
        }
        public static var chosenGlyphs: String {
            localized(
                "you chose them; `set glyphs auto` detects the best ones",
                "выбраны вами; `set glyphs auto` определит лучшие")
        }
        public static var withoutUTF8: String {
            localized("the locale is not UTF-8", "локаль не UTF-8")
        }
        public static var console: String {
            localized("the fonts of the Linux console have these", "они есть в шрифтах консоли Linux")
        }
        /// Reason for the characters: the terminal draws them without a font.
        public static func drawn(by terminal: String) -> String {
            localized("\(terminal) draws them itself", "\(terminal) рисует их без шрифта")
        }
        public static var usualGlyphs: String {
            localized(
                "fonts have these; `set glyphs` changes it", "они есть в шрифтах; сменить: `set glyphs`")
        }

        public static func cell(width: Int, height: Int, _ source: String) -> String {
            localized("\(width) × \(height) pixels, \(source)", "\(width) × \(height) пикс., \(source)")
        }
        public static var fromWindow: String { localized("from the window size", "по размеру окна") }
        public static var fromAnswer: String { localized("reported by the terminal", "по данным терминала") }
        public static var guessed: String {
            localized("assumed; the terminal does not report it", "предположительно: терминал не сообщает")
        }

        public static func hint(_ names: [String]) -> String {
            let names = names.joined(separator: ", ")
            return localized(
                "Change it with `protocol NAME`: \(names)", "Сменить: `protocol NAME`, где NAME: \(names)")
        }
        public static func unknown(_ name: String, known: [String]) -> String {
            let known = known.joined(separator: ", ")
            return localized(
                "Unknown protocol `\(name)`; use \(known).",
                "Неизвестный способ показа `\(name)`; есть \(known).")
        }
    }
}
