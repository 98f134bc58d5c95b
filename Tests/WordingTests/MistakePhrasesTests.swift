import GalleryCore
import Testing
import Wording

@Suite struct MistakePhrasesTests {
    @Test func `a range that runs backwards is turned round`() {
        #expect(Phrases.backwards(9, 3) == "9-3 is reversed; type 3-9.")
        Language.russian.asCurrent {
            #expect(Phrases.backwards(9, 3) == "9-3: обратный порядок; введите 3-9.")
        }
    }

    @Test func `a value that is missing is asked for, with what it may be`() {
        let known = ["landscape", "portrait"]
        #expect(
            Phrases.filterValue("", of: "orientation", known: known)
                == "`orientation` needs a value: landscape, portrait.")
        #expect(
            Phrases.filterValue("x", of: "orientation", known: known)
                == "`orientation` does not accept `x`; use landscape, portrait.")
        #expect(Phrases.filterValue("", of: "source", known: []) == "`source` needs a value.")
        Language.russian.asCurrent {
            #expect(Phrases.filterValue("", of: "source", known: []) == "`source` требует значения.")
        }
    }
}
