import CommandShell
import Wording

enum SlideshowCommand {
    static let spec = CommandSpec(
        "slideshow", group: .look, Phrases.Help.slideshow,
        examples: ["slideshow", "slideshow 10", "slideshow 3 10"],
        CommandArgument<Duration>("[SECONDS]") { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            return try pause(arguments.map(\.text))
        }
    ) { PhotoLook.slideshow($0) }

    static func pause(_ arguments: [String]) throws(UsageError) -> Duration {
        guard let word = arguments.first else { return .seconds(Phrases.slideshowPause) }
        guard arguments.count == 1, let seconds = Double(decimal: word) else {
            throw UsageError(.arguments("slideshow"))
        }
        guard (0.5...3600).contains(seconds) else {
            throw UsageError(.nothing(Phrases.slideshowRange), at: .argument(0, part: nil))
        }
        return .seconds(seconds)
    }
}
