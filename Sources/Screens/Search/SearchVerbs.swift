import GalleryCore
import CommandShell
import Wording

/// The command words of a search.
enum SearchVerbs {
    static var all: [Verb] { narrowing + ListVerbs.all }

    /// Those that no other list has.
    static var narrowing: [Verb] {
        [
            Verb(
                "refine", usage: "refine N|WORD", summary: Phrases.Help.refine,
                examples: ["refine 2", "refine mountain"], takes: [.term], isHarmless: true),
            Verb(
                "without", usage: "without N|WORD", summary: Phrases.Help.without,
                examples: ["without 2", "without street"], takes: [.term], isHarmless: true),
            Verb("wider", usage: "wider", summary: Phrases.Help.wider, isHarmless: true),
        ]
    }
}
