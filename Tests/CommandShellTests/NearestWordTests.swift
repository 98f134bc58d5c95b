import CommandShell
import Testing

@Suite struct NearestWordTests {
    private let known = ["search", "save", "favorites", "open", "next", "prev"]

    @Test(arguments: [
        ("serach", "search"), ("sav", "save"), ("favourites", "favorites"), ("oepn", "open"),
        ("favor", "favorites"),
    ])
    func `the nearest known word is found for a misspelled or incomplete word`(word: String, expected: String)
    {
        #expect(NearestWord.to(word, among: known) == expected)
    }

    @Test(arguments: ["xyzzy", "", "q"])
    func `an empty, short or dissimilar word has no nearest known word`(word: String) {
        #expect(NearestWord.to(word, among: known) == nil)
    }
}
