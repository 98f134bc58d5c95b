import CommandShell
import GalleryCore
import Wording

enum ImportCommand {
    static let spec = CommandSpec(
        "import", group: .collect, Phrases.Help.imports,
        examples: ["import", "import flickr", "import gallery-library.zip", "import bookmarks.txt"],
        CommandArgument<Route>(
            "[SERVICE|FILE|FOLDER [--settings]]",
            takes: [
                .one(.servicesWithSignIn), .any(.files), .word([Completion("--settings", ending: "")]),
            ]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            let paths = arguments.filter { $0.text != "--settings" }
            if paths.count == 1, paths[0].isPath {
                return .library(.take(paths[0].text, withSettings: arguments.count > 1))
            }
            let service = try arguments.service(of: "import")
            return .imports(service, typed: arguments.first?.text)
        }
    ) { $0 }
}
