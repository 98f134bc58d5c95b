import GalleryCore
import Testing
import Wording

@Suite struct PictureNotePhrasesTests {
    @Test(arguments: [
        (CatalogError.offline(.noThread), "offline"), (.timedOut, "timed out"), (.notFound, "no picture"),
        (.unreadable(.empty), "not a picture"), (.tooLarge(limit: 1), "too large"), (.cancelled, "stopped"),
        (.refused(.noOriginal), "refused"),
    ])
    func `a failed download has a short note with the reason`(_ error: CatalogError, _ words: String) {
        #expect(Phrases.PictureNotes.reason(for: PictureAbsence.notFetched(error)) == words)
    }

    @Test(arguments: [
        (PictureError.foreign(.gif), "not shown: GIF"), (.foreign(.html), "not shown: HTML"),
        (.malformed("x"), "damaged picture"), (.crashed, "damaged picture"), (.unavailable, "no decoder"),
        (.tooLarge, "too large"), (.tooCostly, "too complex"), (.unreadable, "no picture"),
        (.cancelled, "stopped"),
    ])
    func `a failed decoding has a short note with the reason`(_ error: PictureError, _ words: String) {
        #expect(Phrases.PictureNotes.reason(for: PictureAbsence.notDecoded(error)) == words)
    }

    @Test func `an incomplete picture has a short note`() {
        #expect(Phrases.PictureNotes.reason(for: .incomplete) == "incomplete")
    }

    @Test func `in Russian, a file type with a Russian name is translated, and GIF is not`() {
        Language.russian.asCurrent {
            #expect(
                Phrases.PictureNotes.reason(for: PictureAbsence.notDecoded(.foreign(.gif)))
                    == "не показано: GIF")
            #expect(
                Phrases.PictureNotes.reason(for: PictureAbsence.notDecoded(.foreign(.text)))
                    == "не показано: текст")
        }
    }
}
