import GalleryCore
import Viper

/// The command words that every list has.
enum ListVerbs {
    static let all =
        [
            Verb("more", usage: "more", summary: Phrases.Help.more),
            Verb("refresh", usage: "refresh", summary: Phrases.Help.refresh),
        ] + PhotoVerbs.list

    /// What leads to the next screenful.
    static let foreseen: Set = ["more", ""]

    /// Enter alone does the natural next step.
    static func isMore(_ command: Command) -> Bool { command.name == "more" || command.name.isEmpty }
}
