import ArgumentParser
import GalleryCore
import Viper

/// The command line. Parsed only when there is one: a bare `gallery` gets to its prompt without it.
struct Options: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Find, see, keep and credit photos at a prompt.",
        discussion: """
            Without a command it opens the prompt, or reads commands from standard input when that is no terminal.
            A command given here is run as if typed at the prompt: gallery search fog
            """,
        version: "gallery \(ProgramVersion.number)")

    @Option(help: "The photo service: openverse, unsplash, flickr or demo.")
    var service: String?

    @Option(
        name: .customLong("protocol"),
        help: "How pictures are shown: auto, kitty, iterm2, sixel, cells or words.")
    var graphics: String?

    @Option(help: "Read this settings file instead of the usual one.")
    var config: String?

    @Option(name: .customShort("c"), help: "Run these commands, parted by ';', and leave.")
    var commands: String?

    @Argument(parsing: .remaining, help: "One command, such as: search fog orientation:portrait")
    var command: [String] = []

    /// The lines to run instead of a session; nil when there are none. A word that the person's shell took apart
    /// for us stays one word.
    var script: [String]? {
        if let commands { return Command.sequence(commands) }
        return command.isEmpty ? nil : [command.map(LineReading.quoted).joined(separator: " ")]
    }

    func validate() throws {
        if commands != nil, !command.isEmpty {
            throw ValidationError("Give either -c or a command, not both.")
        }
    }
}
