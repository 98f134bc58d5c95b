import CommandShell
import GalleryCore
import UseCases
import Wording

enum SaveCommand {
    static let spec = CommandSpec(
        "save", aliases: ["download"], group: .take, Phrases.Help.save,
        examples: [
            "save 3", "save 1-9 to ~/fog", "save 2 --as png", "save 3 as fog-hero",
            "save 1-3 as fog-{n} to img", "save 3 --width 1600 --as webp",
        ], argument
    ) { PhotoAction.save($0.0, $0.1) }

    private static let argument: CommandArgument<([Int], SaveOrder)> = {
        let photos = CommandArgument.photos.with(options)
        return CommandArgument(usage: photos.usage, takes: photos.takes) {
            arguments, scope throws(UsageError) in
            let (numbers, order) = try photos.parse(&arguments, scope)
            return (numbers, try order.names(numbers.count))
        }
    }()

    private static let formats = PictureFormat.allCases.map(\.rawValue)

    private static let options = CommandArgument<SaveOrder>(
        usage: { _ in
            "[as NAME] [to DIR|FILE] [--as \(formats.joined(separator: "|")) | --original] [--width N] [--strip gps] [--smaller] [--fav]"
        },
        takes: { _ in
            [
                .after("to", [.one(.folders)]), .after("as", []),
                .after("--as", [.word(formats.map { Completion($0) })]),
                .after("--width", []), .after("--strip", [.word([Completion("gps")])]),
                .word([Completion("--original"), Completion("--smaller"), Completion("--fav")]),
            ]
        }
    ) { arguments, _ throws(UsageError) in try SaveOrder(takenFrom: &arguments) }
}
