import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Wording

extension ListModel {
    /// Earlier searches and numbered ideas; with fewer than three ideas, also the texts `themes`.
    init(_ suggestions: SearchSuggestions, themes: [String], now: Date) {
        let (earlier, ideas) = (suggestions.earlier, suggestions.ideas)
        heading = Phrases.heading(.search(SearchQuery(keywords: "")))
        let past = earlier.map { Phrases.earlier($0, age: Phrases.age(of: $0.date, now: now)) }
        if !past.isEmpty {
            choices = [Choices(heading: Phrases.earlierSearches, lines: past, isNumbered: true)]
        }
        let lines = ideas.count < 3 ? themes : []
        choices.append(Choices(heading: Phrases.ideas, lines: lines, isNumbered: false))
        cards = ideas.enumerated().map { index, idea in
            CardModel(
                number: earlier.count + index + 1, photo: Picture(idea.photo),
                title: Phrases.meaning(ofTag: idea.query),
                author: "search \(idea.query)", isFavorite: false)
        }
    }
}
