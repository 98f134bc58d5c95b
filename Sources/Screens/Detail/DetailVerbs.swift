import GalleryCore
import CommandShell
import Wording

/// The command words of one photo.
enum DetailVerbs {
    static var all: [Verb] {
        [
            Verb("next", usage: "next", summary: Phrases.Help.next, isHarmless: true),
            Verb("prev", usage: "prev", summary: Phrases.Help.previous, isHarmless: true),
            Verb(
                "zoom", usage: "zoom in|out|fit|N%", summary: Phrases.Help.zoom,
                examples: ["zoom in", "zoom 100%", "zoom fit"],
                takes: [.word(["in", "out", "fit", "100%"].map { Completion($0) })], isHarmless: true),
            Verb("left", usage: "left", summary: Phrases.Help.pan, isHarmless: true),
            Verb("right", usage: "right", summary: Phrases.Help.pan, isHarmless: true),
            Verb("up", usage: "up", summary: Phrases.Help.pan, isHarmless: true),
            Verb("down", usage: "down", summary: Phrases.Help.pan, isHarmless: true),
            Verb("info", usage: "info", summary: Phrases.Help.info, isHarmless: true),
            Verb("refresh", usage: "refresh", summary: Phrases.Help.refreshPhoto, isHarmless: true),
        ] + PhotoVerbs.single + FullScreenVerbs.all
    }
}
