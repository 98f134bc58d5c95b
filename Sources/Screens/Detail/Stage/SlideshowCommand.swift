import CommandShell
import Wording

enum SlideshowCommand {
    static let spec = CommandSpec(
        "slideshow", group: .look, Phrases.Help.slideshow, examples: ["slideshow", "slideshow 10"],
        CommandArgument<Duration>("[SECONDS]") { words, _ throws(UsageError) in
            defer { words = [] }
            return try pause(words.map(\.text))
        }
    ) { DetailEvent.slideshow($0) }

    static func pause(_ words: [String]) throws(UsageError) -> Duration {
        guard let word = words.first else { return .seconds(DetailEvent.usualPause) }
        // Digits and a point only: `0x10`, `1e2` and `nan` are numbers to Swift, too.
        guard words.count == 1, word.allSatisfy({ "0123456789.".contains($0) }), let seconds = Double(word),
            (0.5...3600).contains(seconds)
        else { throw UsageError(.arguments("slideshow")) }
        return .seconds(seconds)
    }
}
