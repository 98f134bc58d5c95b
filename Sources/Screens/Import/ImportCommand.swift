import CommandShell
import GalleryCore
import Wording

enum ImportCommand {
    static let spec = CommandSpec(
        "import", group: .collect, Phrases.Help.imports, examples: ["import", "import flickr"],
        CommandArgument<ServiceName?>(
            "[unsplash | flickr]", takes: [.word(SignInCommands.names)]
        ) { words, _ throws(UsageError) in
            defer { words = [] }
            return try SignInCommands.service(words, of: "import")
        }
    ) { Route.imports($0) }
}
