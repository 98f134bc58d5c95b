import CommandShell
import GalleryCore
import UseCases
import Wording

enum SaveCommand {
    static let spec = CommandSpec(
        "save", aliases: ["download"], group: .take, Phrases.Help.save,
        examples: ["save 3", "save 1-9 to ~/fog", "save 2 --as png"], CommandArgument.photos.with(options)
    ) { PhotoAction.save($0.0, $0.1) }

    private static let formats = PictureFormat.allCases.map(\.rawValue)

    private static let options = CommandArgument<SaveOrder>(
        usage: { _ in "[to DIR] [--as \(formats.joined(separator: "|")) | --original]" },
        takes: { _ in
            [
                .after("to", [.one(.folders)]), .after("--as", [.word(formats.map { Completion($0) })]),
                .word([Completion("--original")]),
            ]
        }
    ) { words, _ throws(UsageError) in try SaveOrder(takenFrom: &words) }
}
