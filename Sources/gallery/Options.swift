import ArgumentParser
import CommandShell
import Configuration
import GalleryCore
import Screens
import Terminal
import Wording

/// The command line. Parsed only when there is one: a bare `gallery` gets to its prompt without it.
struct Options: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Find, see, keep and credit photos at a prompt.",
        discussion: """
            Without a command it opens the prompt, or reads commands from standard input when that is no terminal.
            A command given here is run as if typed at the prompt: gallery search fog
            """)

    @Option(
        help: "The photo service: openverse, unsplash, flickr, all or demo.",
        completion: .list(SettingName.service.words))
    var service: String?

    @Option(
        name: .customLong("protocol"),
        help: "How pictures are shown: auto, kitty, iterm2, sixel, cells or words.",
        completion: .list(SettingName.graphics.words))
    var graphics: String?

    @Option(
        help: "The language of the sentences: en, ru or auto.",
        completion: .list(SettingName.language.words))
    var language: String?

    @Option(help: "Read this settings file instead of the usual one.", completion: .file())
    var config: String?

    @Option(name: .customShort("c"), help: "Run these commands, parted by ';', and leave.")
    var commands: String?

    @Flag(name: .customLong("json"), help: "Answer with one JSON document instead of text.")
    var asDocument = false

    @Flag(name: .customLong("jsonl"), help: "Answer with one JSON object a line instead of text.")
    var asLines = false

    @Flag(help: "Words alone, for having them read out: no colours, signs or pictures.")
    var plain = false

    @Option(help: "How many photos of a list are wanted, instead of one page.")
    var limit: Int?

    @Argument(
        parsing: .allUnrecognized, help: "One command, such as: search fog orientation:portrait",
        completion: .custom(complete))
    var command: [String] = []

    @Option(
        help: "From which level on the log has lines: trace, debug, info, notice, warning, error or off.",
        completion: .list(SettingName.logLevel.words))
    var logLevel: String?

    @Option(
        help: "Put a state on to look at it: \(DebugState.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .list(DebugState.allCases.map(\.rawValue)))
    var debug: String?

    @Option(
        help: "Begin there: \(StartScreen.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .list(StartScreen.allCases.map(\.rawValue)))
    var screen: String?

    @Flag(help: "Show the versions of the program and of its libraries.")
    var version = false

    @Flag(help: "Show what the program is made of, and on which terms.")
    var licenses = false

    /// What is to be said before, and instead of, anything else.
    var about: String? { version ? Versions.text : licenses ? Phrases.licenses + "\n" : nil }

    /// Words for the command line's own completion: the commands.
    private static func complete(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        let others = words.enumerated().filter { $0.offset != index }.map(\.element)
        let commands = NavigationCommands.everywhere.map(\.info.name)
        return others.contains(where: commands.contains) ? [] : commands
    }

    /// The settings given as options.
    var settings: [SettingName: String] {
        [.service: service, .language: language, .graphics: graphics, .logLevel: logLevel].compactMapValues(
            \.self)
    }

    /// What there is to do.
    var errand: LaunchOptions {
        LaunchOptions(
            script: script, records: records, cards: limit, debug: debug.flatMap(DebugState.init(rawValue:)),
            screen: screen.flatMap(StartScreen.init(rawValue:)) ?? .recommend)
    }

    /// A word that the person's shell took apart for us stays one word.
    private var script: [String]? {
        if let commands { return Command.sequence(commands) }
        return command.isEmpty ? nil : [command.map(LineReading.quoted).joined(separator: " ")]
    }

    private var records: RecordConsole.Form? { asDocument ? .document : asLines ? .lines : nil }

    func validate() throws {
        if commands != nil, !command.isEmpty {
            throw ValidationError("Give either -c or a command, not both.")
        }
        // Options of commands stand behind their command.
        if let word = command.first, word.hasPrefix("-") {
            throw ValidationError("Unknown option '\(word)'")
        }
        if asDocument, asLines { throw ValidationError("Give either --json or --jsonl, not both.") }
        try check(debug, of: "--debug", among: DebugState.allCases.map(\.rawValue))
        try check(screen, of: "--screen", among: StartScreen.allCases.map(\.rawValue))
        try check(logLevel, of: "--log-level", among: SettingName.logLevel.words)
        if let limit, !(1...10_000).contains(limit) {
            throw ValidationError("--limit takes a number from 1 to 10000.")
        }
    }
    private func check(_ word: String?, of option: String, among known: [String]) throws {
        guard let word, !known.contains(word) else { return }
        throw ValidationError("\(option) takes \(known.joined(separator: ", ")).")
    }
}
