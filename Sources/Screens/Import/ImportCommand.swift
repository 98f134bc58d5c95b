import CommandShell
import GalleryCore
import Wording

enum ImportCommand {
    static let spec = CommandSpec(
        "import", group: .collect, Phrases.Help.imports,
        examples: ["import", "import flickr", "import gallery-library.zip", "import bookmarks.txt"],
        CommandArgument<Route>(
            "[SERVICE|FILE|FOLDER]", takes: [.one(.servicesWithSignIn), .any(.files)]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            if arguments.count == 1, arguments[0].isPath { return .library(.take(arguments[0].text)) }
            let service = try arguments.service(of: "import")
            return .imports(service, typed: arguments.first?.text)
        }
    ) { $0 }
}
