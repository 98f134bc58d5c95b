import CommandShell
import FoundationEssentials
import GalleryCore
import PhotoService
import Screens
import Wording

/// The words that TAB offers and no screen knows.
struct ProgramCompletions {
    private let services: ProgramServices
    private let history: any HistoryStore
    private let boards: any BoardsStore
    private let topics: TopicCache
    private let known: KnownWords

    init(
        services: ProgramServices, history: any HistoryStore, boards: any BoardsStore, topics: TopicCache,
        known: KnownWords
    ) {
        (self.boards, self.known, self.services) = (boards, known, services)
        (self.history, self.topics) = (history, topics)
    }

    var sources: CompletionProviders {
        [
            .services: { _ in
                ServiceName.selectable.map { Completion($0.rawValue, meaning: Phrases.Choices.service($0)) }
            },
            .filters: { [services] _ in Self.filters(of: services) },
            .searches: { [history] _ in Self.searches(in: history) },
            .topics: { [topics] _ in topics.offered.map { Completion($0, meaning: Phrases.Choices.topic) } },
            .words: { [known] typed in Self.words(for: typed, in: known.index) },
            .folders: FolderChoices.beginning,
            .boards: { [boards] _ in
                ((try? boards.boards()) ?? []).map { Completion($0.name, meaning: Phrases.photos($0.count)) }
            },
        ]
    }

    private static func filters(of catalog: any PhotoCatalog) -> [Completion] {
        let ability = catalog.filters
        return FilterName.allCases.flatMap { filter in
            guard let values = ability.values(of: filter) else { return [Completion]() }
            return [Completion(filter.rawValue + ":", meaning: Phrases.Choices.filter(filter), ending: "")]
                + values.map {
                    Completion("\(filter.rawValue):\($0)", meaning: Phrases.Choices.value($0, of: filter))
                }
        }
    }

    /// Those that go on as typed; else those that may be meant.
    private static func words(for typed: String, in bank: WordIndex) -> [Completion] {
        let begun = bank.words(beginningWith: typed, limit: 20)
        guard begun.isEmpty else {
            return begun.map { Completion($0, meaning: Phrases.Choices.seen, isPhrase: true) }
        }
        return bank.words(near: typed, limit: 5).map {
            Completion($0, meaning: Phrases.Choices.meant, isPhrase: true)
        }
    }

    private static func searches(in history: any HistoryStore) -> [Completion] {
        let searches = (try? history.searches(limit: 200)) ?? []
        return searches.map { search in
            let age = Phrases.age(of: search.date, now: Date())
            return Completion(
                search.text, meaning: Phrases.Choices.search(search, age: age), ending: "", isPhrase: true)
        }
    }
}
