import ArgumentParser
import CommandShell
import Configuration
import GalleryCore
import Screens
import Terminal
import TextLayout
import Wording

/// Program arguments. Parsed only if there are any, so that `gallery` without arguments starts faster.
struct Options: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Find, view, save and credit photos in the terminal.",
        discussion: """
            Without a command, gallery opens a prompt, or reads commands from standard input if that is not a terminal.
            A command runs as if typed at the prompt: gallery search fog
            For other programs, gallery pick fog prints the path of a photo chosen in a grid; see gallery pick --help.
            """)

    @Option(
        help: ArgumentHelp("Photo service: \(Services.listed).", valueName: "name"),
        completion: .list(Services.names.map(\.rawValue)))
    var service: String?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "How pictures are shown, even in a pipe: auto, kitty, iterm2, sixel, cells or words.",
            valueName: "name"),
        completion: .list(SettingName.graphics.choices))
    var graphics: String?

    @Option(
        help: ArgumentHelp("Language of messages: en, ru or auto.", valueName: "name"),
        completion: .list(SettingName.language.choices))
    var language: String?

    @Option(
        help: ArgumentHelp("Read this settings file instead of the default one.", valueName: "file"),
        completion: .file())
    var config: String?

    @Option(
        name: .customShort("c"),
        help: ArgumentHelp(
            "Run these commands, separated by ';', and exit; may be repeated.", valueName: "commands"))
    var commands: [String] = []

    @Flag(name: .customLong("json"), help: "Write one JSON document instead of text.")
    var asDocument = false

    @Flag(name: .customLong("jsonl"), help: "Write one JSON object per line instead of text.")
    var asLines = false

    @Flag(help: "Write plain text for screen readers: no colors, symbols or pictures.")
    var plain = false

    @Flag(name: .shortAndLong, help: "In a pipe: only results, no headings and notes on standard error.")
    var quiet = false

    @Flag(name: .customLong("null"), help: "In a pipe: end each result with a zero byte, for xargs -0.")
    var endsInZero = false

    @Flag(help: "With -c: write only the output of the last command.")
    var last = false

    @Option(
        help: ArgumentHelp(
            "Show 1 to 10000 photos of a list instead of one page.", valueName: "number"))
    var limit: Int?

    @Argument(
        parsing: .allUnrecognized, help: "One command, such as: search fog orientation:portrait")
    var command: [String] = []

    @Option(
        help: ArgumentHelp(
            "Lowest level to log: trace, debug, info, notice, warning, error or off.", valueName: "name"),
        completion: .list(SettingName.logLevel.choices))
    var logLevel: String?

    @Option(help: ArgumentHelp("Simulate a state of the network or the services.", valueName: "state"))
    var debug: DebugState?

    @Option(help: ArgumentHelp("At a prompt: start on this screen.", valueName: "name"))
    var screen = StartScreen.recommend

    @Flag(help: "For a forgotten PIN: offer to export the boards, then erase all personal data.")
    var resetLock = false

    @Flag(help: "Show the JSON Schema of what --json and --jsonl write.")
    var schema = false

    @Flag(help: "Show the versions of gallery and its libraries.")
    var version = false

    @Flag(help: "Show the licenses of gallery and its libraries.")
    var licenses = false

    /// Text to print instead of starting a session.
    var about: String? {
        if version { return Versions.text }
        if pickWords == ["--help"] || pickWords == ["-h"] {
            return Phrases.Pick.help(PickCommand.spec.info.usage) + "\n"
        }
        if licenses { return Phrases.licenses + "\n" }
        return schema ? ProgramRecords.schema + "\n" : nil
    }

    /// Part of the help: the commands by group, and where they are explained.
    static var commandsByGroup: String {
        let groups = CommandGroup.all.map { group in
            let names = CommandCatalog.infos.filter { $0.group == group }.map(\.name)
            let lines = Line(names.joined(separator: " ")).wrapped(to: 66).map(\.text)
            let title = group.name + String(repeating: " ", count: max(1, 9 - group.name.count))
            return "  " + title + lines.joined(separator: "\n" + String(repeating: " ", count: 11)) + "\n"
        }
        return "COMMANDS:\n" + groups.joined()
            + "\n`gallery help COMMAND` explains a command; `man gallery` has the manual.\n"
    }

    var settings: [SettingName: String] {
        [.service: service, .language: language, .graphics: graphics, .logLevel: logLevel]
            .compactMapValues(\.self)
    }

    var launch: LaunchOptions {
        LaunchOptions(
            script: script, records: records, cards: limit, isQuiet: quiet, isLastOnly: last,
            endsInZero: endsInZero,
            drawsIntoPipe: records == nil && !plain && drawsPictures, debug: debug, screen: screen)
    }

    /// Whether `--protocol` names a protocol that draws pictures; these are then drawn into a pipe, too.
    private var drawsPictures: Bool {
        switch graphics.flatMap({ GraphicsProtocol(rawValue: $0.lowercased()) }) {
        case .kitty, .iterm2, .sixel, .cells: true
        case .words, nil: false
        }
    }

    private var script: [String]? {
        if resetLock { return ["lock reset"] }
        if !commands.isEmpty { return commands.flatMap(Command.sequence) }
        return command.isEmpty ? nil : [command.map(LineReading.quoted).joined(separator: " ")]
    }

    private var pickWords: [String]? {
        commands.isEmpty && command.first == PickCommand.spec.info.name ? Array(command.dropFirst()) : nil
    }

    /// `nil` for another command.
    func pick() throws(UsageError) -> PickOrder? {
        guard let words = pickWords?.enumerated().map({ Word($1, at: $0) }) else { return nil }
        return try PickCommand.spec.parse(words, ParsingScope())
    }

    static var names: [String] {
        helpMessage().split { $0.isWhitespace || ",/".contains($0) }.filter { $0.hasPrefix("--") }.map(
            String.init)
    }

    /// Options of a command line. With `--help` after a command, shows help for that command.
    static func parsed(_ arguments: [String]) throws -> Options {
        if let last = arguments.last, ["--help", "-h"].contains(last),
            var options = try? parse(Array(arguments.dropFirst().dropLast())), options.command.count == 1
        {
            options.command.append(last)
            return options
        }
        return try parse()
    }

    private var records: RecordConsole.Form? { asDocument ? .document : asLines ? .lines : nil }

    mutating func validate() throws {
        if command.first == "--" { command.removeFirst() }
        if !commands.isEmpty, !command.isEmpty {
            throw ValidationError("Give either -c or a command, not both.")
        }
        if endsInZero, records != nil {
            throw ValidationError("Give either --null or a JSON format, not both.")
        }
        if last, commands.isEmpty { throw ValidationError("--last needs commands: -c.") }
        // Options of a command follow its name, so an option in place of the name is unknown.
        if let word = command.first, word.hasPrefix("-") {
            throw ValidationError("Unknown option '\(word)'")
        }
        if asDocument, asLines { throw ValidationError("Give either --json or --jsonl, not both.") }
        if pickWords != nil, asDocument || asLines {
            throw ValidationError("pick takes --print json instead of --json or --jsonl.")
        }
        if resetLock, !commands.isEmpty || !command.isEmpty {
            throw ValidationError("--reset-lock takes no command.")
        }
        for (option, name) in [
            ("protocol", SettingName.graphics), ("language", .language), ("log-level", .logLevel),
        ] {
            guard let value = settings[name], !name.accepts(value) else { continue }
            throw ValidationError("--\(option) takes \(name.choices.joined(separator: ", ")).")
        }
        if let limit, !(1...10_000).contains(limit) {
            throw ValidationError("--limit takes a number from 1 to 10000.")
        }
    }
}
