import GalleryCore
import CommandShell
import Wording

/// The words that give a photo the whole screen.
enum FullScreenVerbs {
    static var all: [Verb] {
        [
            Verb("full", usage: "full", summary: Phrases.Help.full),
            Verb(
                "slideshow", usage: "slideshow [SECONDS]", summary: Phrases.Help.slideshow,
                examples: ["slideshow", "slideshow 10"]),
        ]
    }
}
