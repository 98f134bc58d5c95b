import CommandShell
import GalleryCore
import Wording

enum ImportCommand {
    static let spec = CommandSpec(
        "import", group: .collect, Phrases.Help.imports, examples: ["import", "import flickr"],
        CommandArgument<ServiceName?>(
            "[SERVICE]", takes: [.one(.servicesWithSignIn)]
        ) { words, _ throws(UsageError) in
            defer { words = [] }
            return try SignInCommands.service(words, of: "import")
        }
    ) { Route.imports($0) }
}
