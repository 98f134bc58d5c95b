import CommandShell
import Configuration
import FoundationEssentials
import GalleryCore
import PhotoService
import Screens
import UseCases
import Wording

struct ProgramCompletions {
    let services: ProgramServices
    let history: any HistoryStore
    let boards: any BoardsStore
    let topics: TopicCache
    let known: KnownWords<WordIndex>

    var sources: CompletionProviders {
        [
            .services: { [services] _ in
                services.selectable.map { Completion($0.rawValue, meaning: Phrases.Choices.service($0)) }
            },
            .servicesWithKeys: { [services] _ in Self.names(services.keys.names.services) },
            .servicesWithSignIn: { [services] _ in Self.names(services.factory.settings.services.withSignIn)
            },
            .addresses: { [services] _ in
                services.factory.settings.services.filter { $0.address != nil }.map { service in
                    let name = SettingName.address(service.name)
                    return Completion(name.rawValue, meaning: Phrases.Settings.meaning(of: name))
                }
            },
            .filters: { [services] _ in Self.filters(services.filters) },
            .storedFilters: { _ in Self.filters(.ofStored) },
            .fileFilters: { _ in Self.filters(.ofFiles) },
            .searches: { [history] _ in Self.searches(in: history) },
            .topics: { [topics] _ in topics.offered.map { Completion($0, meaning: Phrases.Choices.topic) } },
            .words: { [known] typed in Self.completions(for: typed, in: known.index) },
            .folders: PathChoices.folders, .files: PathChoices.files, .lines: PathChoices.files,
            .documents: PathChoices.documents,
            .boards: { [boards] _ in
                ((try? boards.boards()) ?? []).map { Completion($0.name, meaning: Phrases.photos($0.count)) }
            },
            .sections: { [boards] in Self.sections(after: $0, of: (try? boards.boards()) ?? []) },
        ]
    }

    /// Completes `board remove NAME` and `board move NAME … to` with the sections of the board.
    private static func sections(after typed: String, of boards: [Board]) -> [Completion] {
        boards.flatMap { board in
            let name = Phrases.Boards.typed(board.name)
            var start = "remove \(name) "
            if typed.lowercased().hasPrefix("move \(name) ".lowercased()),
                let separator = typed.ranges(of: " to ").last
            {
                start = String(typed[..<separator.upperBound])
            }
            return board.sections.map {
                Completion(
                    start + $0, meaning: Phrases.Boards.section(of: board.name), ending: "", isPhrase: true)
            }
        }
    }

    private static func names(_ services: [ServiceName]) -> [Completion] {
        services.map { Completion($0.rawValue, ending: "") }
    }

    private static func filters(_ ability: FilterAbility) -> [Completion] {
        FilterName.allCases.flatMap { filter in
            guard let values = ability.values(of: filter) else { return [Completion]() }
            return [Completion(filter.rawValue + ":", meaning: Phrases.Choices.filter(filter), ending: "")]
                + values.map {
                    Completion("\(filter.rawValue):\($0)", meaning: Phrases.Choices.value($0, of: filter))
                }
        }
    }

    /// Words with the typed prefix or, without matches, similar words.
    private static func completions(for typed: String, in index: WordIndex) -> [Completion] {
        let begun = index.words(beginningWith: typed, limit: 20)
        guard begun.isEmpty else {
            return begun.map { Completion($0, meaning: Phrases.Choices.seen, isPhrase: true) }
        }
        return index.words(near: typed, limit: 5).map {
            Completion($0, meaning: Phrases.Choices.meant, isPhrase: true)
        }
    }

    private static func searches(in history: any HistoryStore) -> [Completion] {
        let searches = (try? history.searches(limit: 200)) ?? []
        return searches.filter { $0.resultCount != 0 }.map { search in
            let age = Phrases.age(of: search.date, now: Date())
            return Completion(
                search.text, meaning: Phrases.History.detail(search, age: age), ending: "", isPhrase: true)
        }
    }
}
