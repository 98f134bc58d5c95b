import CommandShell
import GalleryCore
import PhotoService
import Screens
import TextLayout
import Viper
import Wording

/// Says which service is asked, or changes it and starts over with its recommendations.
@MainActor
final class ServiceCommand: GlobalCommands {
    private let services: ProgramServices
    private let lists: PhotoLists
    private let stack: CommandStack<Route>
    private let console: any Console
    private let showsPlace: Bool

    /// `showsPlace`: a person is there to see the recommendations of the new service at once.
    init(
        services: ProgramServices, lists: PhotoLists, stack: CommandStack<Route>, console: any Console,
        showsPlace: Bool
    ) {
        self.services = services
        self.lists = lists
        self.stack = stack
        self.console = console
        self.showsPlace = showsPlace
    }

    var verbs: [Verb] {
        [
            Verb(
                "service", usage: "service [NAME]", summary: Phrases.Help.service,
                examples: ["service openverse", "service demo"], takes: [.one(.services)])
        ]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "service" else { return false }
        guard let word = command.arguments.first else {
            list()
            return true
        }
        do throws(CatalogError) {
            try services.change(to: ServiceName(rawValue: word.lowercased()))
            await lists.resetAll()
            stack.restart(at: .recommendations())
            console.say(Line(Phrases.service(services.service)))
            sayTerms()
            if showsPlace { await stack.redraw() }
        } catch {
            console.complain(Line(Phrases.explanation(error), .error))
        }
        return true
    }

    /// Each service with what it is, and what it lacks.
    private func list() {
        let configured = services.configured
        let width = ServiceName.selectable.map(\.rawValue.count).max() ?? 0
        let rows = ServiceName.selectable.map { name in
            let padding = String(repeating: " ", count: width - name.rawValue.count + 2)
            let meaning = name == .all ? Phrases.together(configured) : Phrases.Choices.service(name)
            let isReady = [.all, .demo].contains(name) || configured.contains(name)
            let isAsked = name == services.service
            return Line(
                [
                    Span(isAsked ? "> " : "  ", .number), Span(name.rawValue, isAsked ? .heading : .plain),
                    Span(padding), Span(isReady ? meaning : Phrases.notSetUp(name), .quiet),
                ], hang: width + 4)
        }
        for name in ServiceName.selectable {
            let record = Record(
                "service",
                [
                    Record.Field("name", .text(name.rawValue)),
                    Record.Field("asked", .flag(name == services.service)),
                    Record.Field(
                        "ready", .flag([.all, .demo].contains(name) || configured.contains(name))),
                ])
            console.show([.record(record)])
        }
        let lines = [Line(Phrases.service(services.service))] + rows + [Line(Phrases.changeService, .quiet)]
        console.show(lines.map(Block.line))
        sayTerms()
    }

    /// What the services want everybody to be told.
    private func sayTerms() {
        for terms in services.asked.compactMap(Phrases.terms) { console.say(Line(terms, .quiet)) }
    }
}
