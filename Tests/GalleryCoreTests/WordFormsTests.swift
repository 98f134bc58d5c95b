import GalleryCore
import Testing

@Suite struct WordFormsTests {
    @Test(arguments: [
        ("Foggy Forests, 2 cats & a bus", ["foggy", "forest", "2", "cat", "a", "bus"]),
        ("berries\tglass\r\nskies--lens", ["berry", "glass", "sky", "len"]),
        ("", []), (" .,! ", []),
        ("Café Straßen naïve", ["café", "straßen", "naïve"]),
        ("Туманные леса, 3 кота", ["туманные", "леса", "3", "кота"]),
    ])
    func `text is split into lower-case words, and English plurals become singular`(
        _ text: String, _ words: [String]
    ) {
        #expect(WordForms.of(text) == words)
    }

    @Test func `a non-ASCII letter elsewhere in a text does not change the words of its ASCII part`() {
        let ascii = (0..<128).compactMap { Unicode.Scalar($0).map(Character.init) }
        let text = ascii.map { "ab\($0)cd" }.joined(separator: " ")
        // A non-ASCII letter selects the Unicode path.
        #expect(WordForms.of(text + " é") == WordForms.of(text) + ["é"])
    }

    @Test func `only the first 2000 characters of a text are split into words`() {
        let text = String(repeating: "a ", count: 990) + "end " + String(repeating: "b", count: 100)
        #expect(WordForms.of(text).last == String(repeating: "b", count: 16))
    }
}
