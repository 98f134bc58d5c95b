import CommandShell
import GalleryCore
import Wording

enum ImportCommand {
    static let spec = CommandSpec(
        "import", group: .collect, Phrases.Help.imports, examples: ["import", "import flickr"],
        CommandArgument<ServiceName?>(
            "[SERVICE]", takes: [.one(.servicesWithSignIn)]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            return try SignInCommands.service(arguments, of: "import")
        }
    ) { Route.imports($0) }
}
