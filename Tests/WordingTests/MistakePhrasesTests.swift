import GalleryCore
import Testing
import Wording

@Suite struct MistakePhrasesTests {
    @Test func `a reversed range is reported with its correction`() {
        #expect(Phrases.backwards(9, 3) == "9-3 is reversed; type 3-9.")
        Language.russian.asCurrent {
            #expect(Phrases.backwards(9, 3) == "9-3: обратный порядок; введите 3-9.")
        }
    }

    @Test func `a missing filter value is reported with the valid ones`() {
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
