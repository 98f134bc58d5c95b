import GalleryCore
import Testing
import Wording

/// What is said below a page.
@Suite struct PageNotePhrasesTests {
    @Test(arguments: [
        (PageNote.message("No .", from: .openverse), "Openverse says: No ."),
        (
            .incomplete(because: .timedOut),
            "Not all of this page came. The service did not answer in time; try again."
        ),
        (
            .depthLimit(240, of: .openverse),
            "openverse shows the first 240 of a search; more words or filters bring others."
        ), (.queryCut(200, by: .openverse), "openverse reads the first 200 characters of a search."),
        (
            .missing(.flickr, because: .timedOut),
            "flickr is missing here. The service did not answer in time; try again."
        ),
        (
            .leftOut(.flickr, for: FilterGap(name: .color, value: "red", taken: [])),
            "flickr cannot do `color:red` and is left out of this search."
        ),
        (
            .unavailable(PhotoID(service: .demo, key: "p9"), because: .timedOut),
            "demo:p9: The service did not answer in time; try again."
        ), (.local(because: nil), "These are the likest of the photos you have seen or keep."),
        (
            .local(because: .timedOut),
            "The service did not answer in time; try again. "
                + "These are the likest of the photos you have seen or keep."
        ),
        (
            .excluded(2, of: 30, words: ["dogs", "cats"], by: .unsplash),
            "unsplash cannot leave words out: 2 of 30 photos with dogs or cats were taken out here."
        ),
    ])
    func `each note is a sentence`(_ note: PageNote, _ sentence: String) {
        #expect(Phrases.note(note) == sentence)
    }
}
