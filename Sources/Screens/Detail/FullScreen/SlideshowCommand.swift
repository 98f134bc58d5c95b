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
        guard let word = words.first else { return .seconds(Phrases.slideshowPause) }
        guard words.count == 1, let seconds = Double(decimal: word), (0.5...3600).contains(seconds)
        else { throw UsageError(.arguments("slideshow")) }
        return .seconds(seconds)
    }
}
