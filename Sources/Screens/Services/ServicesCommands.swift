import CommandShell
public import GalleryCore
import Wording

public enum ServicesRequest: Equatable, Sendable {
    case list
    case change(ServiceName)
}

enum ServicesCommands {
    static let spec = CommandSpec(
        "service", group: .tune, Phrases.Help.service, examples: ["service openverse", "service demo"],
        .word("[NAME]", takes: [.one(.services)])
    ) { name in
        Route.services(name.map { .change(ServiceName(rawValue: $0.lowercased())) } ?? .list)
    }
}
