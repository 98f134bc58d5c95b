/// Texts that attack a terminal or deceive the reader.
package enum HostileText {
    /// More than 400 texts, each with the word `HIDDEN`.
    package static let all: [String] =
        controls + sequences + strings + invisible.map { "a\($0)HIDDEN" } + compositions

    /// Bidirectional, zero-width and blank-looking code points.
    package static let invisible: [Unicode.Scalar] = scalars(
        [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2060...0x2064) + Array(0x2066...0x2069)
            + [0x00AD, 0x034F, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x200D, 0x2028, 0x2029, 0x2800]
            + [0x3164, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0xE0001, 0xE0020, 0xE0041, 0xE007F])

    private static let controls = scalars(Array(0x00...0x1F) + Array(0x7F...0x9F)).map { "a\($0)HIDDEN" }

    /// ESC with every printable byte, and control sequences with 7-bit and 8-bit introducers and every final byte.
    private static let sequences: [String] =
        scalars(Array(0x20...0x7E)).map { "\u{1B}\($0)HIDDEN" }
        + scalars(Array(0x40...0x7E)).flatMap { ["\u{1B}[1;2\($0)HIDDEN", "\u{9B}?25\($0)HIDDEN"] }

    private static let strings: [String] =
        [0, 1, 2, 4, 7, 8, 9, 10, 11, 12, 22, 50, 52, 66, 99, 104, 133, 633, 777, 1337].flatMap { number in
            ["\u{1B}]\(number);c;HIDDEN\u{7}", "\u{9D}\(number);HIDDEN\u{9C}"]
        }
        + ["P", "_", "^", "X", "k"].flatMap { ["\u{1B}\($0)HIDDEN\u{1B}\\", "\u{1B}\($0)HIDDEN"] }
        + scalars([0x90, 0x98, 0x9E, 0x9F]).map { "\($0)HIDDEN\u{9C}" }

    private static let compositions: [String] = [
        "\rsave 1\rHIDDEN", "a\r\nb\nHIDDEN", "\u{8}\u{8}\u{8}HIDDEN", "\t\u{B}\u{C}HIDDEN",
        "\u{1B}\u{1B}[2JHIDDEN",
        "\u{1B}[31\u{1B}[32mHIDDEN", "\u{1B}_Ga=T,f=100;AAAA\u{1B}\\HIDDEN",
        "\u{1B}Pq#0;2;0;0;0\u{1B}\\HIDDEN",
        "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;eA==\u{7}\u{1B}\\HIDDEN", "\u{1B}]8;;https://a.test/\u{1B}\\HIDDEN",
        "\u{1B}[?1049hHIDDEN", "\u{1B}[?2004lHIDDEN", "\u{1B}[6nHIDDEN", "\u{1B}[21tHIDDEN", "\u{1B}#8HIDDEN",
        "e" + String(repeating: "\u{301}", count: 1_000) + "HIDDEN",
        String(repeating: "写真", count: 200) + "HIDDEN",
        String(repeating: "👩‍👩‍👧‍👦", count: 50) + "HIDDEN", "\u{202E}gpj.exe HIDDEN", "ש\u{2067}abc\u{2069} HIDDEN",
        "नमस्ते क्ष HIDDEN", "1\u{FE0F}\u{20E3} 👍🏽 🇳🇴 HIDDEN",
        String(decoding: [0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] + Array("HIDDEN".utf8), as: UTF8.self),
    ]

    private static func scalars(_ values: [UInt32]) -> [Unicode.Scalar] {
        values.compactMap(Unicode.Scalar.init)
    }

    /// Control characters and invisible scalars in terminal output, outside gallery's own control sequences.
    package static func live(in output: String) -> [Unicode.Scalar] {
        let text = output.replacing(
            #/\x{1B}(?:[78]|\[[0-9;]*[mABGKJ]|\[\?7[hl]|\]8;(?:id=[0-9a-z]+)?;(?:(?:https|file):\/\/[!-~]*)?\x{1B}\\)/#,
            with: "")
        return text.unicodeScalars.filter { scalar in
            scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
                || invisible.contains(scalar)
        }
    }
}
