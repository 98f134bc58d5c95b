import FoundationEssentials
import GalleryCore
import Wording

extension ListModel {
    /// The search screen without a search: earlier ones to run again, and ideas.
    init(earlier: [RecentSearch], now: Date) {
        place = Phrases.place(.search(SearchQuery(words: "")))
        let past = earlier.map { Phrases.earlier($0, age: Phrases.age(of: $0.date, now: now)) }
        let ideas = Phrases.themes.map { "search \($0)" }
        choices = [
            Choices(heading: Phrases.earlierSearches, lines: past, isNumbered: true),
            Choices(heading: Phrases.ideas, lines: ideas, isNumbered: false),
        ].filter { !$0.lines.isEmpty }
    }
}
