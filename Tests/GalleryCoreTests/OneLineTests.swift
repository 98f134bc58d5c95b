import GalleryCore
import Testing

@Suite struct OneLineTests {
    @Test func `control characters and line separators become spaces, and other text is unchanged`() {
        #expect("a\r\nb\tc\u{2028}d\u{85}e\u{1B}f".withoutControls == "a  b c d e f")
        for text in ["", " fog ", "👩‍👩‍👧‍👦 Ё", "e\u{301}"] { #expect(text.withoutControls == text) }
    }
}
