import FoundationEssentials
import GalleryCore
import Screens
import Viper

/// The words that TAB offers and no screen knows.
struct Words {
    private let services: ServiceSwitch
    private let history: any HistoryStore
    private let boards: any BoardsStore
    private let topics: KnownTopics
    private let known: KnownWords

    init(
        services: ServiceSwitch, history: any HistoryStore, boards: any BoardsStore, topics: KnownTopics,
        known: KnownWords
    ) {
        self.boards = boards
        self.known = known
        self.services = services
        self.history = history
        self.topics = topics
    }

    var sources: WordSources {
        [
            .services: { _ in
                Services.names.map { Choice($0.rawValue, meaning: Phrases.Choices.service($0)) }
            },
            .filters: { [services] _ in Self.filters(of: services) },
            .searches: { [history] _ in Self.searches(in: history) },
            .topics: { [topics] _ in topics.offered.map { Choice($0, meaning: Phrases.Choices.topic) } },
            .words: { [known] typed in Self.words(for: typed, in: known.bank) },
            .folders: FolderChoices.beginning,
            .boards: { [boards] _ in
                ((try? boards.boards()) ?? []).map { Choice($0.name, meaning: Phrases.photos($0.count)) }
            },
        ]
    }

    private static func filters(of catalog: any PhotoCatalog) -> [Choice] {
        let ability = catalog.filters
        return FilterName.allCases.flatMap { filter in
            guard let values = ability.values(of: filter) else { return [Choice]() }
            return [Choice(filter.rawValue + ":", meaning: Phrases.Choices.filter(filter), ending: "")]
                + values.map {
                    Choice("\(filter.rawValue):\($0)", meaning: Phrases.Choices.value($0, of: filter))
                }
        }
    }

    /// Those that go on as typed; else those that may be meant.
    private static func words(for typed: String, in bank: WordBank) -> [Choice] {
        let begun = bank.words(beginningWith: typed, limit: 20)
        guard begun.isEmpty else {
            return begun.map { Choice($0, meaning: Phrases.Choices.seen, isPhrase: true) }
        }
        return bank.words(near: typed, limit: 5).map {
            Choice($0, meaning: Phrases.Choices.meant, isPhrase: true)
        }
    }

    private static func searches(in history: any HistoryStore) -> [Choice] {
        let searches = (try? history.searches(limit: 200)) ?? []
        return searches.map { search in
            let age = Phrases.age(of: search.date, now: Date())
            return Choice(
                search.text, meaning: Phrases.Choices.search(search, age: age), ending: "", isPhrase: true)
        }
    }
}
