import CommandShell
import GalleryCore
import Wording

public enum LibraryRequest: Equatable, Sendable {
    /// Writes an archive to a path or, if it is `nil`, to a file in the working folder.
    case export(to: String?, withPictures: Bool)
    /// Imports an archive, a text file of page addresses, or one page address. `withSettings`: all portable settings
    /// of the archive replace those here.
    case take(String, withSettings: Bool = false)
}

enum LibraryCommands {
    static let export = CommandSpec(
        "export", group: .collect, Phrases.Help.export,
        examples: ["export", "export to backup.zip", "export to /media/usb --no-pictures"],
        CommandArgument<LibraryRequest>(
            "[to FILE.zip|FOLDER] [--no-pictures]",
            takes: [.word([Completion("--no-pictures", ending: "")]), .after("to", [.one(.folders)])]
        ) { words, _ throws(UsageError) in
            defer { words = [] }
            var rest = words.map(\.text)
            let count = rest.count
            rest.removeAll { $0 == "--no-pictures" }
            guard rest.isEmpty || rest.count == 2 && rest[0] == "to" && !rest[1].isEmpty else {
                throw UsageError(.arguments("export"))
            }
            let target = rest.last?.lowercased() == "zip" ? nil : rest.last
            guard target?.isFileFormat != true else { throw UsageError(.arguments("export")) }
            return .export(to: target, withPictures: rest.count == count)
        }
    ) { Route.library($0) }
}
