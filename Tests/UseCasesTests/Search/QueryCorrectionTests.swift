import GalleryCore
import TestKit
import Testing
import UseCases

@Suite(.timeLimit(.minutes(10))) struct QueryCorrectionTests {
    private struct FewWords: NearestWords {
        func nearest(to word: String) -> String? { ["moutain": "mountain", "коты": "cats"][word] }
        func tag(meaning word: String) -> String? { ["снег": "snow"][word] }
        func joinsAlternatives(_ word: String) -> Bool { word == "or" }
        func isSearchCommand(_ word: String) -> Bool { word == "поиск" }
    }

    private func correction(_ text: String, excluded: [String] = []) async -> QueryCorrection? {
        await FewWords().correction(of: SearchQuery(keywords: text, excluded: excluded))
    }

    @Test func `an unknown word is replaced, and other words and excluded ones stay or are translated`() async
    {
        let query = SearchQuery(keywords: "blue mountain", excluded: ["snow"])
        #expect(
            await correction("blue moutain", excluded: ["снег"])
                == QueryCorrection(query, isTranslation: false))
    }

    @Test func `a translation leaves out the command and short unknown words`() async {
        let query = SearchQuery(keywords: "cats")
        #expect(await correction("поиск коты на") == QueryCorrection(query, isTranslation: true))
        #expect(await correction("поиск") == nil)
    }

    @Test func `of alternatives, the first is the query and the rest are the others`() async {
        let (mist, cats) = (SearchQuery(keywords: "mist"), SearchQuery(keywords: "cats"))
        #expect(
            await correction("mist or коты") == QueryCorrection(mist, others: [cats], isTranslation: false))
    }

    @Test func `a query without a similar known word has no correction`() async {
        #expect(await correction("mountain of") == nil)
    }

    @Test func `a term is excluded as typed if a photo has it, else as its English tag`() {
        #expect(FewWords().excludable("снег", among: [.sample(1, tags: ["снег"])]) == "снег")
        #expect(FewWords().excludable("снег", among: [.sample(1, tags: ["snow"])]) == "snow")
        #expect(FewWords().excludable("лёд", among: []) == "лёд")
    }
}
