import CommandShell

extension ScreenKey {
    /// The key that sends these bytes, from ESC on; nil for every other key.
    init?(sequence bytes: [UInt8]) {
        guard let key = Self.sequences[String(decoding: bytes, as: UTF8.self)] else { return nil }
        self = key
    }

    /// As xterm and those that follow it send them (ctlseqs, "PC-Style Function Keys": 2 is Shift, 3 Alt), and as
    /// rxvt does, which puts ESC before a key for Alt and has letters of its own for Shift.
    private static let sequences: [String: ScreenKey] = {
        var all: [String: ScreenKey] = ["\u{1B}+": .altPlus, "\u{1B}=": .altPlus, "\u{1B}-": .altMinus]
        let arrows: [(letter: String, alt: ScreenKey, shift: ScreenKey)] = [
            ("A", .altUp, .shiftUp), ("B", .altDown, .shiftDown), ("C", .altRight, .shiftRight),
            ("D", .altLeft, .shiftLeft),
        ]
        for (letter, alt, shift) in arrows {
            for sequence in ["[1;3", "\u{1B}[", "\u{1B}O"] { all["\u{1B}" + sequence + letter] = alt }
            all["\u{1B}[1;2" + letter] = shift
            all["\u{1B}[" + letter.lowercased()] = shift
        }
        return all
    }()
}
