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

    @Test func `the message for an address that is not a photo page names the hosts of photo pages`() {
        let hosts = ["a.org", "b.com", "c.net"]
        #expect(
            Phrases.noPhotoPage(at: hosts)
                == "That is not the page of a photo at a.org, b.com or c.net.")
        Language.russian.asCurrent {
            #expect(
                Phrases.noPhotoPage(at: hosts) == "Это не страница фотографии на a.org, b.com или c.net.")
        }
    }

    @Test func `a missing or invalid filter value is reported with the known values, if any`() {
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
