import GalleryCore
import Testing
import Wording

@Suite struct PageNotePhrasesTests {
    @Test(
        arguments: [
            (PageNote.message("No .", from: .openverse), "Openverse says: No ."),
            (
                .incomplete(because: .timedOut),
                "This page is incomplete. The service did not respond in time. Try again."
            ),
            (
                .depthLimit(240, of: .openverse),
                "Openverse shows only the first 240 results of a search; add words or filters to find others."
            ), (.queryCut(200, by: .openverse), "Openverse uses only the first 200 characters of a search."),
            (
                .missing(.flickr, because: .timedOut),
                "Photos from Flickr are missing. The service did not respond in time. Try again."
            ),
            (
                .leftOut(.flickr, for: FilterGap(name: .color, value: "red", allowed: [])),
                "Flickr does not support `color:red` and is not part of this search."
            ),
            (
                .unsupported(.blockedNetwork),
                "Openverse blocks this network (some VPNs and data centers); its photos are missing."
            ),
            (
                .unavailable(PhotoID(service: .demo, key: "p9"), because: .timedOut),
                "demo:p9: The service did not respond in time. Try again."
            ),
            (
                .local(because: nil),
                "Showing the most similar favorites and seen photos instead."
            ),
            (
                .local(because: .timedOut),
                "The service did not respond in time. Try again. Showing the most similar "
                    + "favorites and seen photos instead."
            ),
            (
                .excluded(2, of: 30, words: ["dogs", "cats"], by: .unsplash),
                "Unsplash cannot exclude words: 2 of 30 photos have dogs or cats and are not shown."
            ),
        ] as [(PageNote, String)])
    func `a page note has its own message`(_ note: PageNote, _ sentence: String) {
        #expect(Phrases.note(note) == sentence)
    }
}
