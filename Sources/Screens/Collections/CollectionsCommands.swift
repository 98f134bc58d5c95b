import CommandShell
import GalleryCore
import Wording

enum CollectionsCommands {
    static let anywhere: [CommandSpec<Route>] = [
        CommandSpec(
            "topic", aliases: ["topics"], group: .find, Phrases.Help.topic,
            examples: ["topic sea", "topic"],
            .rest("[NAME]", takes: [.phrase(.topics)])
        ) { arguments in
            let name = arguments.joined(separator: "-").lowercased()
            return name.isEmpty ? .collections(.topics) : .list(.topic(name))
        },
        CommandSpec(
            "collections", group: .find, Phrases.Help.collections,
            examples: ["collections fog", "collections"], .rest("[WORDS]", takes: [.seen])
        ) { .collections(.collections($0.joined(separator: " "))) }.listed(under: "topic"),
        CommandSpec(
            "collection", group: .find, Phrases.Help.collection,
            examples: ["collection 1234", "collection sea"],
            CommandArgument<String>("KEY") { arguments, _ throws(UsageError) in
                defer { arguments = [] }
                guard !arguments.isEmpty else { throw UsageError(.nothing(Phrases.whichCollection)) }
                guard arguments.count == 1 else { throw UsageError(.arguments("collection")) }
                return arguments[0].text
            }
        ) { .list(.collection($0)) }.listed(under: "topic"),
    ]
}
