import CommandShell
import Wording

enum TasteCommands {
    static let onPhotos: [CommandSpec<PhotoAction>] = [
        CommandSpec("like", group: .taste, Phrases.Help.like, examples: ["like 3", "like 2,5"], .photos) {
            .like($0)
        },
        CommandSpec(
            "dislike", group: .taste, Phrases.Help.dislike, examples: ["dislike 3", "dislike 2,5"], .photos
        ) { .dislike($0) },
        CommandSpec(
            "unlike", group: .taste, Phrases.Help.unlike, examples: ["unlike 3", "unlike 2,5"],
            .photos
        ) { .unlike($0) },
        CommandSpec(
            "why", group: .taste, isHarmless: true, Phrases.Help.why, examples: ["why 3", "why 12"], .photo
        ) { .why($0) },
    ]
}
