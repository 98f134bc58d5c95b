import Fakes
import FoundationEssentials
import GalleryCore
import Testing
import Viper
import Waiting
import Wording

@testable import Screens

/// Words in another script than Latin, and ideas in another language than English.
@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct SearchLanguageTests {
    private let display = RecordingDisplay<ListModel> { $0.cards.count }

    private func presenter(_ search: StubSearch) -> SearchPresenter {
        SearchPresenter(
            display: display, interactor: search, photos: PhotoFixture().interactors,
            router: SearchRouter(navigator: SpyNavigator<Route>()))
    }

    @Test(arguments: [("кошки", "", true), ("кошки", "ru", false), ("xyzzy", "", false)])
    func `nothing found in a script that the service may not know is told`(
        words: String, language: String, isTold: Bool
    ) async {
        let search = StubSearch(languages: [language])
        search.pages.add(.success(PhotoList(hasMore: false)))
        await presenter(search).handle(.find(SearchQuery(words: words)))
        let note = Note.info("unsplash may not know this script; try English words.")
        #expect((display.models.last?.notes == [note]) == isTold)
    }

    @Test(arguments: [
        (Language.english, false, "search night sky"),
        (Language.russian, true, "search ночное небо"),
        (Language.russian, false, "search night sky · ночное небо"),
    ])
    func `ideas are in the language of the person, and find photos`(
        language: Language, areTranslated: Bool, line: String
    ) {
        #expect(language.asCurrent { Phrases.themes(areTranslated: areTranslated)[1] } == line)
    }

    @Test func `words of the taste say what they mean, and are searched for as the service has them`() {
        let ideas = zip(["night sky", "Snow", "hygge"], Photo.samples(3)).map(SearchIdea.init)
        let cards = Language.russian.asCurrent {
            ListModel(SearchSuggestions(earlier: [], ideas: ideas), themes: [], now: Date()).cards
        }
        #expect(cards.map(\.title) == ["ночное небо", "снег", "hygge"])
        #expect(Language.english.asCurrent { Phrases.meaning(ofTag: "Snow") } == "Snow")
        #expect(cards.map(\.author) == ["search night sky", "search Snow", "search hygge"])
    }
}
