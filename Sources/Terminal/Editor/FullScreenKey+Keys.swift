import CommandShell

extension FullScreenKey {
    /// Key of decoded input; `other` for an unknown sequence, pasted text, or several keys.
    init(_ keys: [Key]) {
        if keys.count == 1, case .sequence(let bytes) = keys[0], let mouse = MouseReport(bytes) {
            self = mouse.key ?? .other
            return
        }
        var text = String.UnicodeScalarView()
        for key in keys {
            switch key {
            case .scalar(let scalar): text.append(scalar)
            case .sequence(let bytes): text += String(decoding: bytes, as: UTF8.self).unicodeScalars
            case .paste:
                self = .other
                return
            }
        }
        if let key = Self.sequences[String(text)] {
            self = key
        } else if text.count == 1, let scalar = text.first, scalar.value >= 0x20 {
            self = .character(Character(scalar))
        } else {
            self = .other
        }
    }

    /// Cursor keys in both modes (DECCKM); Home and End as in xterm, rxvt and the Linux console.
    private static let sequences: [String: FullScreenKey] = [
        "\r": .enter, "\n": .enter, "\u{1B}": .escape, "\u{1B}\u{1B}": .escape, "\u{7F}": .backspace,
        "\u{8}": .backspace, "\t": .tab,
        "\u{1B}[A": .up, "\u{1B}[B": .down, "\u{1B}[C": .right, "\u{1B}[D": .left,
        "\u{1B}OA": .up, "\u{1B}OB": .down, "\u{1B}OC": .right, "\u{1B}OD": .left,
        "\u{1B}[H": .home, "\u{1B}OH": .home, "\u{1B}[1~": .home, "\u{1B}[7~": .home,
        "\u{1B}[F": .end, "\u{1B}OF": .end, "\u{1B}[4~": .end, "\u{1B}[8~": .end,
        "\u{1B}[3~": .delete, "\u{1B}[5~": .pageUp, "\u{1B}[6~": .pageDown,
    ]
}
