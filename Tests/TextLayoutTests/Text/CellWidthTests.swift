import Testing
import TextLayout

@Suite struct CellWidthTests {
    @Test(arguments: [
        ("1\u{FE0F}\u{20E3}", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇳🇴", 2), ("🇳", 2), ("🇺🇸🇷🇺🇸", 6), ("❤\u{FE0F}", 2),
        ("❤", 1),
        ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्ष", 2), ("नि", 2), ("ำ", 1),
        ("e\u{301}\u{302}", 1), ("\u{301}", 0), ("〿", 1), ("\u{1F7F0}", 2),
    ])
    func `character widths follow script and emoji presentation`(text: String, width: Int) {
        #expect(CellWidth.of(text) == width)
    }
}
