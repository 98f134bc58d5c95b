import CommandShell
import GalleryCore
import Wording

enum GridCommand {
    static let spec = CommandSpec(
        "grid", aliases: ["browse"], group: .look, isHarmless: true, Phrases.Help.grid,
        examples: ["grid", "grid 12"],
        CommandArgument<Int?>("[N]", takes: [.number]) { words, scope throws(UsageError) in
            words.isEmpty ? nil : try CommandArgument<Int>.entry.parse(&words, scope)
        }
    ) { PhotoAction.grid($0) }
}
