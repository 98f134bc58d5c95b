import GalleryCore
import Testing

@Suite struct MistakePhrasesTests {
    @Test func `a value that is missing is asked for, with what it may be`() {
        let known = ["landscape", "portrait"]
        #expect(
            Phrases.filterValue("", of: "orientation", known: known)
                == "`orientation` needs a value: landscape, portrait.")
        #expect(
            Phrases.filterValue("x", of: "orientation", known: known)
                == "`orientation` does not take `x`; it takes landscape, portrait.")
        #expect(Phrases.filterValue("", of: "source", known: []) == "`source` needs a value.")
        Language.russian.speaking {
            #expect(Phrases.filterValue("", of: "source", known: []) == "`source` требует значения.")
        }
    }
}
