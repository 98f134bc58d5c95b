import GalleryCore
import Testing
import Wording

@Suite struct ReasonPhrasesTests {
    @Test func `a recommendation's reason names each trait once, in order`() {
        let reason = Reason(traits: [.term("fog"), .color("blue")], likes: 4)
        #expect(Phrases.because(reason) == "because of fog, blue")
        let twice = Reason(traits: [.term("azure"), .color("azure"), .term("fog")], likes: 1)
        #expect(Phrases.because(twice) == "because of azure, fog")
    }
}
