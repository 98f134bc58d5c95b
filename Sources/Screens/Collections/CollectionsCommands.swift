import CommandShell
import GalleryCore
import Wording

enum CollectionsCommands {
    static let anywhere: [CommandSpec<Route>] = [
        CommandSpec(
            "topic", group: .find, isHarmless: true, Phrases.Help.topic, examples: ["topic sea", "topic"],
            .rest("[NAME]", takes: [.phrase(.topics)])
        ) { words in
            let name = words.joined(separator: "-").lowercased()
            return name.isEmpty ? .collections(.topics) : .list(.topic(name))
        },
        CommandSpec(
            "collections", group: .find, isHarmless: true, Phrases.Help.collections,
            examples: ["collections fog", "collections"], .rest("[WORDS]", takes: [.seen])
        ) { .collections(.collections($0.joined(separator: " "))) },
        CommandSpec(
            "collection", group: .find, isHarmless: true, Phrases.Help.collection,
            examples: ["collection 1234", "collection sea"],
            CommandArgument<String>("KEY") { words, _ throws(UsageError) in
                defer { words = [] }
                guard words.count == 1 else { throw UsageError(.arguments("collection")) }
                return words[0].text
            }
        ) { .list(.collection($0)) },
    ]
}
