import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Wording

/// Earlier searches, and ideas with pictures.
struct SuggestionChoices: ChoiceListSource {
    let interactor: SuggestionsInteractor
    /// `false` for a program, because ideas are shown as pictures.
    let hasIdeas: Bool

    func page(_ number: Int) async -> Page<SearchSuggestion> {
        Page(items: interactor.suggestions(withIdeas: hasIdeas), hasMore: false)
    }

    func key(of suggestion: SearchSuggestion) -> String { suggestion.query }
    func current(_ list: ChoiceList<SearchSuggestion>) -> ChoiceList<SearchSuggestion>? { list }
    func route(to suggestion: SearchSuggestion) -> Route { .search(SearchQuery(typed: suggestion.query)) }
    func title(of suggestion: SearchSuggestion) -> String { suggestion.query }

    func model(of list: ChoiceList<SearchSuggestion>, for audience: Audience) -> ChoiceListModel {
        let heading = Phrases.heading(.search(SearchQuery(keywords: ""))), now = Date()
        var model = ChoiceListModel(list: ListModel(heading: heading))
        var past: [String] = []
        for (index, suggestion) in list.choices.enumerated().dropFirst(list.start) {
            switch suggestion {
            case .earlier(let search) where audience.isProgram:
                model.list.records.append(Record.search((index + 1, search)))
            case .earlier(let search):
                past.append(Phrases.earlier(search, age: Phrases.age(of: search.date, now: now)))
            case .idea(let idea): model.list.cards.append(CardModel(idea, number: index + 1))
            }
        }
        guard !audience.isProgram else { return model }
        if !past.isEmpty {
            model.groups = [.init(heading: Phrases.earlierSearches, lines: past, isNumbered: true)]
        }
        // Few ideas are supplemented by themes of general interest, at the start of the list.
        let ideas = list.choices.count { if case .idea = $0 { true } else { false } }
        let themes =
            list.start == 0 && ideas < 3
            ? Phrases.themes(areTranslated: interactor.supports(language: Language.current.code)) : []
        model.groups.append(.init(heading: Phrases.ideas, lines: themes, isNumbered: false))
        return model
    }
}

extension CardModel {
    fileprivate init(_ idea: SearchIdea, number: Int) {
        self.init(
            number: number, photo: Picture(idea.photo), title: Phrases.meaning(ofTag: idea.query),
            author: "search \(idea.query)", isFavorite: false)
    }
}
