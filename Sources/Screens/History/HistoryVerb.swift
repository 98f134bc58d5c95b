import GalleryCore
import Viper
import Wording

extension Verb {
    /// `history`, which works everywhere; the screen itself has numbers to offer, too.
    static func history(takes more: [ArgumentKind] = []) -> Verb {
        Verb(
            "history", usage: "history [WORDS] | delete \(Phrases.Help.numbers) | clear",
            summary: Phrases.Help.history,
            examples: ["history fog", "history delete 3"],
            takes: [
                .word([
                    Completion("delete", meaning: Phrases.Choices.deleteSearch),
                    Completion("clear", meaning: Phrases.Choices.clearHistory, ending: ""),
                ])
            ] + more)
    }
}
