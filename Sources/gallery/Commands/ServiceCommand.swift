import GalleryCore
import Screens
import Viper

/// Says which service is asked, or changes it and starts over with its recommendations.
@MainActor
final class ServiceCommand: GlobalCommands {
    private let services: ServiceSwitch
    private let lists: PhotoLists
    private let stack: NavigationStack<Route>
    private let console: any Console
    private let showsPlace: Bool

    /// `showsPlace`: a person is there to see the recommendations of the new service at once.
    init(
        services: ServiceSwitch, lists: PhotoLists, stack: NavigationStack<Route>, console: any Console,
        showsPlace: Bool
    ) {
        self.services = services
        self.lists = lists
        self.stack = stack
        self.console = console
        self.showsPlace = showsPlace
    }

    let verbs = [
        Verb(
            "service", usage: "service [NAME]", summary: Phrases.Help.service,
            examples: ["service openverse", "service demo"], takes: [.one(.services)])
    ]

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "service" else { return false }
        guard let word = command.arguments.first else {
            console.say(
                Line(Phrases.service(services.service)),
                Line(Phrases.services(Services.names.map(\.rawValue)), .quiet))
            return true
        }
        do throws(CatalogError) {
            try services.change(to: ServiceName(rawValue: word.lowercased()))
            await lists.resetAll()
            stack.start(at: .recommendations)
            console.say(Line(Phrases.service(services.service)))
            if showsPlace { await stack.top?.appear() }
        } catch {
            console.complain(Line(Phrases.unavailable(error), .error))
        }
        return true
    }
}
