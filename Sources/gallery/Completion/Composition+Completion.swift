import CommandShell
import GalleryCore
import PhotoService
import PhotoStore
import Screens
import Synchronization
import Wording

extension Composition {
    /// Completions that do not depend on a screen.
    var sources: CompletionProviders {
        let history = stores.history
        return ProgramCompletions(
            services: services, history: history, boards: stores.boards, topics: topics, known: known
        ).sources
    }

    func completions(at line: String) async -> [Completion] {
        var sources = sources
        // Reading the words of all seen photos would take too long for a key press.
        sources[.words] = nil
        let wantsTopics = Mutex(false)
        sources[.topics] = { _ in
            wantsTopics.withLock { $0 = true }
            return []
        }
        let others = [PickCommand.spec.info, ToolServerCommand.spec.info]
        let entries = (NavigationCommands.everywhere.map(\.info) + others).map {
            $0.scoped(to: ParsingScope())
        }
        func choices() -> [Completion] {
            Completer(
                screen: "", entries: entries, offers: CompletionContext(), sources: sources,
                phrases: Self.phrases.completion
            ).choices(for: line).all
        }
        let found = choices()
        guard wantsTopics.withLock(\.self) else { return found }
        let topics = await rememberedTopics()
        sources[.topics] = { _ in topics.map { Completion($0, meaning: Phrases.Choices.topic) } }
        return choices()
    }

    /// Loaded or cached topics, since shell completion uses no network.
    private func rememberedTopics() async -> [String] {
        if case let names = await topics.names(), !names.isEmpty { return names }
        let listed = try? await services.collections(.topics, PageRequest(number: 1, size: 20))
        return listed?.items.map(\.key) ?? []
    }
}
