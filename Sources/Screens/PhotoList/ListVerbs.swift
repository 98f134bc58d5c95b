import GalleryCore
import Viper
import Wording

/// The command words that every list has.
enum ListVerbs {
    static var all: [Verb] {
        [
            Verb("more", usage: "more", summary: Phrases.Help.more, isHarmless: true),
            Verb("refresh", usage: "refresh", summary: Phrases.Help.refresh, isHarmless: true),
        ] + PhotoVerbs.list
    }

    /// The same for a list of lists: boards, topics, collections.
    static var ofCollections: [Verb] {
        [
            Verb(
                "open", usage: "open N", summary: Phrases.Help.openCollection,
                examples: ["open 3", "open 12"], takes: [.number], isHarmless: true),
            Verb("more", usage: "more", summary: Phrases.Help.moreCollections, isHarmless: true),
            Verb("refresh", usage: "refresh", summary: Phrases.Help.refresh, isHarmless: true),
        ]
    }

    /// What leads to the next screenful.
    static let prefetchedCommands: Set = ["more", ""]

    /// Enter alone does the natural next step.
    static func isMore(_ command: Command) -> Bool { command.name == "more" || command.name.isEmpty }
}
