import CommandShell
import Testing

@Suite struct NearestWordTests {
    private let known = ["search", "save", "favorites", "open", "next", "prev"]

    @Test(arguments: [
        ("serach", "search"), ("sav", "save"), ("favourites", "favorites"), ("oepn", "open"),
        ("favor", "favorites"),
    ])
    func `a misspelled word finds the nearest known word`(word: String, expected: String) {
        #expect(NearestWord.to(word, among: known) == expected)
    }

    @Test(arguments: ["xyzzy", "", "q"])
    func `no known word is found for a word unlike all of them`(word: String) {
        #expect(NearestWord.to(word, among: known) == nil)
    }
}
