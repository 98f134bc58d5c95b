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

    @Test func `a card gives the author as a reason without repeating the name`() {
        let reason = Reason(traits: [.term("fog"), .author("demo/Jane")], likes: 4)
        #expect(Phrases.remarks(on: reason) == ["because of fog, the author", "because of fog"])
        #expect(Phrases.remarks(on: reason, besides: "fog") == ["also the author"])
        #expect(Phrases.remarks(on: reason, besides: "Jane") == ["also fog"])
    }

    @Test func `"why" names searched words, and the number of similar liked photos`() {
        let fog = Trait.term("fog"), jane = Trait.author("demo/Jane")
        let sentences = [
            Reason(traits: [fog, jane], likes: 4, searched: [fog]), Reason(traits: [jane], likes: 1),
            Reason(traits: [fog], likes: 0, searched: [fog]),
        ].map(Phrases.why)
        #expect(
            sentences == [
                "Fog, by Jane: you liked 4 similar photos, and searched for fog.",
                "By Jane: you liked 1 similar photo.", "Fog: you searched for it.",
            ])
    }
}
