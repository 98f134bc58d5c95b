import CommandShell
import GalleryCore
import Wording

/// Where a photo leads to.
enum DiscoveryCommands {
    static let open = CommandSpec(
        "open", aliases: ["view", "show"], shorthand: .number, group: .look, isHarmless: true,
        Phrases.Help.open, examples: ["open 3", "open 12"], .photo
    ) { PhotoAction.open($0) }

    static let all: [CommandSpec<PhotoAction>] = [
        CommandSpec(
            "similar", group: .find, isHarmless: true, Phrases.Help.similar,
            examples: ["similar 3", "similar 3 by color"], CommandArgument.photo.with(byColor)
        ) { .similar($0.0, by: $0.1) },
        CommandSpec(
            "by", group: .find, isHarmless: true, Phrases.Help.author, examples: ["by 3", "by 12"], .photo
        ) { .author($0) },
    ]

    private static let byColor = CommandArgument<Similarity>(
        "[by color]", takes: [.after("by", [.word([Completion("color")])])]
    ) { words, _ throws(UsageError) in
        guard words.count > 1, words[words.count - 2].text == "by" else { return .subject }
        guard ["color", "colour"].contains(words[words.count - 1].text) else {
            throw UsageError(.arguments("similar"))
        }
        words.removeLast(2)
        return .color
    }
}
