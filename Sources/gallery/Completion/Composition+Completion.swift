import CommandShell
import GalleryCore
import PhotoService
import PhotoStore
import Screens
import Wording

extension Composition {
    /// What TAB asks that no screen knows.
    var sources: CompletionProviders {
        let history = SQLiteHistory(database)
        return ProgramCompletions(
            services: services, history: history, boards: boards, topics: topics, known: known
        ).sources
    }

    /// What fits at the end of a line of commands in a shell, where nothing is on the screen.
    func completions() async -> (String) -> [Completion] {
        var sources = sources
        let topics = await rememberedTopics()
        sources[.topics] = { _ in topics.map { Completion($0, meaning: Phrases.Choices.topic) } }
        let completer = Completer(
            screen: "", entries: NavigationCommands.everywhere.map { $0.info.entry(in: ParsingScope()) },
            offers: CompletionContext(), sources: sources, phrases: Self.phrases.completion)
        return { completer.choices(for: $0).all }
    }

    /// As the service told them last, for whatever reason.
    private func rememberedTopics() async -> [String] {
        if case let names = await topics.names(), !names.isEmpty { return names }
        let listed = try? await services.collections(.topics, PageRequest(number: 1, size: 20))
        return listed?.items.map(\.key) ?? []
    }
}
