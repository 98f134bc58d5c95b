import CommandShell
import GalleryCore
import Wording

enum DiscoveryCommands {
    static let open = CommandSpec(
        "open", aliases: ["view", "show"], shorthand: .number, group: .look, isHarmless: true,
        Phrases.Help.open, examples: ["open 3", "open 12"], .photo
    ) { PhotoAction.open($0) }

    static let all: [CommandSpec<PhotoAction>] = [
        CommandSpec(
            "similar", group: .find, isHarmless: true, Phrases.Help.similar,
            examples: ["similar 3", "similar 3 by color", "similar 3 by look", "similar ~/fog.jpg by look"],
            example
        ) { $0 },
        CommandSpec(
            "by", group: .find, isHarmless: true, Phrases.Help.author,
            examples: ["by 3", "by 12", "by jane doe"], author
        ) { $0 },
    ]

    private static let author = CommandArgument<PhotoAction>(
        usage: { [photo = CommandArgument.photo.usage] in "\(photo($0) ?? "N") | NAME" },
        takes: { _ in [.number] }
    ) { arguments, scope throws(UsageError) in
        guard let first = arguments.first?.text.first, first.isLetter,
            arguments.allSatisfy({ $0.name == nil }),
            arguments.count > 1
                || !NumberList.isKeyword(arguments[0].text)
                    && arguments[0].text.lowercased() != MarkCommands.marked
        else { return .author(try CommandArgument.photo.parse(&arguments, scope)) }
        defer { arguments = [] }
        return .authorNamed(arguments.map(\.text).joined(separator: " "))
    }

    /// Photo number with a kind of similarity, or a picture file.
    private static let example = CommandArgument<PhotoAction>(
        usage: { [photo = CommandArgument.photo.usage] in
            "\(photo($0) ?? "") [by color|look] | FILE [by look]"
        },
        takes: { _ in
            [.number, .any(.files), .after("by", [.word([Completion("color"), Completion("look")])])]
        }
    ) { arguments, scope throws(UsageError) in
        let similarity = try similarity(&arguments)
        if arguments.count == 1, let file = arguments.first, file.isPath, similarity != .color {
            arguments = []
            return .resembling(path: file.text)
        }
        return .similar(try CommandArgument.photo.parse(&arguments, scope), by: similarity)
    }

    private static func similarity(_ arguments: inout [Word]) throws(UsageError) -> Similarity {
        if arguments.last?.text == "by" { throw UsageError(.arguments("similar")) }
        guard arguments.count > 1, arguments[arguments.count - 2].text == "by" else { return .subject }
        let similarity: Similarity =
            switch arguments[arguments.count - 1].text {
            case "color", "colour": .color
            case "look": .look
            default: throw UsageError(.arguments("similar"))
            }
        arguments.removeLast(2)
        return similarity
    }
}
