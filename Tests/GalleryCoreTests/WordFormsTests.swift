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
    func `words are told apart and lose an English plural`(_ text: String, _ words: [String]) {
        #expect(WordForms.of(text) == words)
    }

    @Test func `text that is all ASCII is split like any other`() {
        let ascii = (0..<128).compactMap { Unicode.Scalar($0).map(Character.init) }
        let text = ascii.map { "ab\($0)cd" }.joined(separator: " ")
        // The same beside a letter that is none.
        #expect(WordForms.of(text + " é") == WordForms.of(text) + ["é"])
    }

    @Test func `a long text is looked at as far as its two thousandth character`() {
        let text = String(repeating: "a ", count: 990) + "end " + String(repeating: "b", count: 100)
        #expect(WordForms.of(text).last == String(repeating: "b", count: 16))
    }
}
