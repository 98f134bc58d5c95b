import Testing

@testable import CommandShell

@Suite struct WordIndexTests {
    private let bank = WordIndex(["forest", "fog", "foggy", "Night Sky", "flower", "лес", "fog", "mountain"])

    @Test func `words with the typed prefix are returned, likeliest first`() {
        #expect(bank.words(beginningWith: "fo", limit: 9) == ["forest", "fog", "foggy"])
        #expect(bank.words(beginningWith: "FO", limit: 1) == ["forest"])
        #expect(bank.words(beginningWith: "fog", limit: 9) == ["foggy"])
        #expect(bank.words(beginningWith: "night s", limit: 9) == ["night sky"])
        #expect(bank.words(beginningWith: "zz", limit: 9) == [])
    }

    @Test(arguments: [
        ("froest", "forest"), ("forst", "forest"), ("moutnain", "mountain"), ("flwer", "flower"),
        ("лез", "лес"), ("fpg", "fog"),
    ])
    func `for a misspelled word, the nearest word in the index is the intended word`(
        typed: String, meant: String
    ) {
        #expect(bank.words(near: typed, limit: 3).first == meant)
    }

    @Test(arguments: ["xyzzy", "fo", "", "elephant", String(repeating: "f", count: 10_000)])
    func `an empty, short, oversized or dissimilar word has no nearest word in the index`(typed: String) {
        #expect(bank.words(near: typed, limit: 3) == [])
    }

    @Test func `the index keeps at most 5000 words`() {
        let many = WordIndex((0..<9_000).map { "word\($0)" })
        #expect(many.words(beginningWith: "word8999", limit: 1) == [])
        #expect(many.words(beginningWith: "word499", limit: 20).count == 10)
    }
}
