import GalleryCore
import Viper

/// The words that give a photo the whole screen.
enum StageVerbs {
    static let all = [
        Verb("full", usage: "full", summary: Phrases.Help.full),
        Verb(
            "slideshow", usage: "slideshow [SECONDS]", summary: Phrases.Help.slideshow,
            examples: ["slideshow", "slideshow 10"]),
    ]
}
