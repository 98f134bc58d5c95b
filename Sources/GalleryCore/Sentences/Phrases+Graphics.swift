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
        public static let auto = "auto"
        /// Why pictures are shown that way.
        public static let why = "Why"
        /// The size of a cell.
        public static let cell = "Cell"
        /// The terminal's name.
        public static let terminal = "Terminal"
        /// tmux lets control strings through.
        public static let handedOn = "hands on what is meant for the terminal"
        /// tmux keeps control strings.
        public static let notHandedOn =
            "keeps what is meant for the terminal; `tmux set -p allow-passthrough on` has it handed on"

        /// How pictures are shown.
        public static func method(_ way: Way) -> String {
            switch way {
            case .kittyLocal: "Pictures are shown by kitty's graphics protocol, through shared memory."
            case .kittyRemote: "Pictures are shown by kitty's graphics protocol, over the line."
            case .kittyInTmux: "Pictures are shown by kitty's graphics protocol, through tmux."
            case .iterm2: "Pictures are shown as iTerm2's inline images."
            case .sixel: "Pictures are shown as sixel images."
            case .cells: "Pictures are shown as coloured characters."
            case .words: "Pictures are described in words."
            }
        }

        /// The person chose it.
        public static let chosen = "you chose it; `protocol auto` leaves it to gallery"
        /// The terminal can show none.
        public static let plain = "colours are off, or the terminal has none"
        /// The terminal runs inside another.
        public static func inside(_ name: String) -> String { "inside \(name) that always works" }
        /// A variable names the terminal.
        public static func variable(_ variable: String, _ terminal: String) -> String {
            "the terminal is \(terminal), by \(variable)"
        }
        /// Another program hands them on.
        public static func through(_ name: String, _ terminal: String) -> String {
            "\(name) hands them on to \(terminal)"
        }
        /// The terminal named itself.
        public static func named(_ name: String) -> String { "the terminal calls itself \(name)" }
        /// The terminal said so.
        public static let answered = "asked, the terminal said that it can"
        /// The terminal did not say so.
        public static let noAnswer = "asked, the terminal spoke of nothing more"
        /// Nothing is known.
        public static let unknown = "nothing speaks for more"

        /// The size of a cell and how it is known.
        public static func cell(width: Int, height: Int, _ source: String) -> String {
            "\(width) × \(height) pixels, \(source)"
        }
        /// Known from the window.
        public static let fromWindow = "from the size of the window"
        /// Known from the terminal.
        public static let fromAnswer = "as the terminal says"
        /// Not known.
        public static let guessed = "a guess, as the terminal does not say"

        /// What can be typed.
        public static func hint(_ names: [String]) -> String {
            "`protocol NAME` with \(names.joined(separator: ", "))"
        }
        /// A name that is none.
        public static func unknown(_ name: String, known: [String]) -> String {
            "There is no way to show pictures called `\(name)`; take \(known.joined(separator: ", "))."
        }
    }
}
