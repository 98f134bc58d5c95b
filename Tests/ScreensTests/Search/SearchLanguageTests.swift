import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SearchLanguageTests {
    private let display = RecordingDisplay<SearchModel> { $0.list.cards.count }

    private func presenter(_ search: StubSearch) -> SearchPresenter {
        SearchPresenter(
            query: SearchQuery(keywords: "fog"), display: display, interactor: search,
            photoCommands: PhotoFixture().commands,
            router: SearchRouter(navigator: SpyNavigator<Route>()))
    }

    @Test(arguments: [("кошки", "", true), ("кошки", "ru", false), ("xyzzy", "", false)])
    func `if a search finds nothing, English is suggested only if the service may not know the script`(
        words: String, language: String, isReported: Bool
    ) async {
        let search = StubSearch(languages: [language])
        search.pages.add(.success(PhotoList(hasMore: false)))
        await presenter(search).handle(.find(SearchQuery(keywords: words)))
        let note = Note.info(
            "Nothing found for \(words). unsplash may not know this script; try English words.")
        #expect((display.models.last?.list.notes == [note]) == isReported)
    }

    @Test(arguments: [
        (Language.english, false, "search night sky"),
        (Language.russian, true, "search ночное небо"),
        (Language.russian, false, "search night sky · ночное небо"),
    ])
    func `suggestions are in the user's language, with English search words if the service needs them`(
        language: Language, areTranslated: Bool, line: String
    ) {
        #expect(language.asCurrent { Phrases.themes(areTranslated: areTranslated)[1] } == line)
    }

    @Test func `known tags are shown in the user's language, searched in English, and found by translation`()
    {
        let ideas = zip(["night sky", "Snow", "hygge"], Photo.samples(3)).map(SearchIdea.init)
        var list = ChoiceList<SearchSuggestion>()
        _ = list.append(Page(items: ideas.map(SearchSuggestion.idea), hasMore: false), by: \.query)
        let source = SuggestionChoices(
            interactor: SuggestionsInteractor(
                catalog: StubCatalog([]), history: InMemoryHistory(), topics: FixedTopics(),
                taste: StubTaste(), seen: InMemorySeen()), hasIdeas: true)
        let cards = Language.russian.asCurrent { source.model(of: list, for: Audience()).list.cards }
        #expect(cards.map(\.title) == ["ночное небо", "снег", "hygge"])
        for (word, tag) in [
            ("кошки", "cats"), ("Горы", "mountains"), ("море", "sea"), ("снега", "snow"), ("коты", "cats"),
            ("Кот", "cat"),
        ] {
            #expect(Phrases.tag(meaning: word) == tag)
        }
        for word in ["кенгуру", "морж", "fog", ""] { #expect(Phrases.tag(meaning: word) == nil) }
        #expect(Language.english.asCurrent { Phrases.meaning(ofTag: "Snow") } == "Snow")
        let same = Language.russian.asCurrent { Phrases.meanings(ofTags: ["house", "fog", "home"]) }
        #expect(same == ["дом", "туман"])
        #expect(cards.map(\.author) == ["search night sky", "search Snow", "search hygge"])
    }
}
