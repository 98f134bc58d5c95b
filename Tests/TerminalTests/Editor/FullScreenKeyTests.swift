import CommandShell
import Testing

@testable import Terminal

@Suite struct FullScreenKeyTests {
    private func key(_ text: String) -> FullScreenKey {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        for byte in text.utf8 { decoder.feed(byte) }
        decoder.expire()
        while let key = decoder.next() { keys.append(key) }
        return FullScreenKey(keys)
    }

    @Test(arguments: [
        ("\u{1B}[A", FullScreenKey.up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left),
        ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}OF", .end), ("\u{1B}[8~", .end),
        ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\r", .enter),
        ("\n", .enter),
        ("\u{1B}", .escape), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\t", .tab), (" ", .space),
        ("q", .character("q")),
        ("é", .character("é")), ("東", .character("東")), ("\u{1F431}", .character("\u{1F431}")),
    ])
    func `each sequence that terminals send for a key is decoded as that key`(
        text: String, expected: FullScreenKey
    ) {
        #expect(key(text) == expected)
    }

    @Test(arguments: [
        "\u{1B}[1;3C", "\u{1B}[1;2A", "\u{1B}OP", "\u{1B}[15~", "\u{1B}x", "\u{4}", "qq", "",
        "\u{1B}[200~q\u{1B}[201~",
    ])
    func `input that is not exactly one key with a full-screen function is decoded as "other"`(
        text: String
    ) {
        #expect(key(text) == .other)
    }
}
