import GalleryCore
import TestKit
import Testing
import Wording

@Suite struct PhotoPhrasesTests {
    @Test func `in Russian, the author has a dash only directly after the title`() {
        let photo = Photo.sample(2)
        Language.russian.asCurrent {
            #expect(Phrases.byline(of: photo) == "— автор Author 2")
            #expect(Phrases.authorship(of: photo) == "автор Author 2")
            #expect(Phrases.Grid.comparison(of: photo)[1] == "автор Author 2")
        }
    }

    @Test func `a mark names new and earlier marks`() {
        func text(_ count: Int, new: Int) -> String {
            Phrases.Marked.marked(Photo.samples(count).map(Phrases.title), new: new, of: 16)
        }
        #expect(text(3, new: 3) == "Marked 3 photos (16 in all)")
        #expect(text(3, new: 0) == "Already marked: 3 photos (16 in all)")
        #expect(text(3, new: 2) == "Marked 2 photos; already marked: 1 (16 in all)")
        #expect(text(1, new: 0) == "Already marked: Photo 1 (16 in all)")
    }

    @Test func `texts of results agree with the number of results`() {
        #expect(Phrases.licensesWritten(3, of: 3) == "Wrote 3 license files.")
        #expect(Phrases.licensesWritten(1, of: 3) == "Wrote 1 of 3 license files; the others are unchanged.")
        #expect(
            Phrases.History.deleted(["a", "b"], hasPrompt: false).contains(
                "typed for them (`undo` restores them"))
        #expect(
            Language.russian.asCurrent { Phrases.heading(.random("3 cats"), ListTitle()) }
                == "Случайные: 3 cats")
    }

    @Test func `undo of an arrangement names order and sections`() {
        #expect(Phrases.Undo.reverted(.arrangement(board: "Hall")) == "Order and sections as before: Hall")
    }

    @Test func `without shown pictures to compare with, the hint names what shows pictures`() {
        #expect(Phrases.empty(.resembling(path: "a.jpg")).contains("`--protocol cells`"))
    }
}
