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
    /// Computed at each use, since the language may have changed.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "gallery", abstract: Phrases.Options.abstract, discussion: Phrases.Options.discussion
        )
    }

    @Option(
        help: ArgumentHelp(Phrases.Options.service(Services.names.map(\.rawValue)), valueName: "name"),
        completion: .list(Services.names.map(\.rawValue)))
    var service: String?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(Phrases.Options.graphics, valueName: "name"),
        completion: .list(SettingName.graphics.choices))
    var graphics: String?

    @Option(
        help: ArgumentHelp(Phrases.Options.language, valueName: "name"),
        completion: .list(SettingName.language.choices))
    var language: String?

    @Option(
        help: ArgumentHelp(Phrases.Options.config, valueName: "file"),
        completion: .file())
    var config: String?

    @Option(
        name: .customShort("c"),
        help: ArgumentHelp(Phrases.Options.commands, valueName: "commands"))
    var commands: [String] = []

    @Flag(name: .customLong("json"), help: ArgumentHelp(Phrases.Options.document))
    var asDocument = false

    @Flag(name: .customLong("jsonl"), help: ArgumentHelp(Phrases.Options.lines))
    var asLines = false

    @Flag(help: ArgumentHelp(Phrases.Options.plain))
    var plain = false

    @Flag(name: .shortAndLong, help: ArgumentHelp(Phrases.Options.quiet))
    var quiet = false

    @Flag(name: .customLong("null"), help: ArgumentHelp(Phrases.Options.null))
    var endsInZero = false

    @Flag(help: ArgumentHelp(Phrases.Options.last))
    var last = false

    @Option(
        help: ArgumentHelp(Phrases.Options.limit, valueName: "number"))
    var limit: Int?

    @Argument(
        parsing: .allUnrecognized, help: ArgumentHelp(Phrases.Options.command))
    var command: [String] = []

    @Option(
        help: ArgumentHelp(Phrases.Options.logLevel, valueName: "name"),
        completion: .list(SettingName.logLevel.choices))
    var logLevel: String?

    @Option(help: ArgumentHelp(Phrases.Options.debug, valueName: "state"))
    var debug: DebugState?

    @Option(help: ArgumentHelp(Phrases.Options.screen, valueName: "name"))
    var screen = StartScreen.recommend

    @Flag(help: ArgumentHelp(Phrases.Options.resetLock))
    var resetLock = false

    @Flag(help: ArgumentHelp(Phrases.Options.schema))
    var schema = false

    @Flag(help: ArgumentHelp(Phrases.Options.version))
    var version = false

    @Flag(help: ArgumentHelp(Phrases.Options.licenses))
    var licenses = false

    /// Text to print instead of starting a session.
    var about: String? {
        if version { return Versions.text }
        if asksForHelp(of: PickCommand.spec.info) {
            return Phrases.Pick.help(PickCommand.spec.info.usage) + "\n"
        }
        if asksForHelp(of: ToolServerCommand.spec.info) {
            return Phrases.Tools.help(ToolServerCommand.spec.info.usage) + "\n"
        }
        if licenses { return Phrases.licenses + "\n" }
        return schema ? ProgramRecords.schema + "\n" : nil
    }

    /// Part of the help: the commands by group, and where they are explained.
    static var commandsByGroup: String {
        let titles = CommandGroup.all.map { Phrases.Help.heading(of: $0.name) }
        let width = (titles.map(\.count).max() ?? 0) + 1
        let groups = zip(CommandGroup.all, titles).map { group, title in
            let names = CommandCatalog.infos.heads.filter { $0.group == group }.map(\.name)
            let lines = Line(names.joined(separator: " ")).wrapped(to: 66).map(\.text)
            let gap = String(repeating: " ", count: width - title.count)
            return "  " + title + gap
                + lines.joined(separator: "\n" + String(repeating: " ", count: width + 2)) + "\n"
        }
        return Phrases.Options.commands(groups.joined())
    }

    var settings: [SettingName: String] {
        [.service: service, .language: language, .graphics: graphics, .logLevel: logLevel]
            .compactMapValues(\.self)
    }

    var launch: LaunchOptions {
        LaunchOptions(
            script: script, paths: paths, records: records, cards: limit, isQuiet: quiet, isLastOnly: last,
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
        return command.isEmpty
            ? nil
            : [
                paths.map(TypedPaths.line) ?? CommandCatalog.line(of: command)
            ]
    }

    private var paths: [String]? {
        guard commands.isEmpty, let first = command.first, !CommandCatalog.isName(first),
            !CommandCatalog.isQuoted(first)
        else { return nil }
        return TypedPaths.arePaths(command, exists: FileExistence.exists) ? command : nil
    }

    /// Arguments of a command that works only on the command line; `nil` for another command.
    private func words(of info: CommandInfo) -> [String]? {
        commands.isEmpty && command.first == info.name ? Array(command.dropFirst()) : nil
    }

    private func asksForHelp(of info: CommandInfo) -> Bool {
        words(of: info).map { [["--help"], ["-h"]].contains($0) } ?? false
    }

    /// `nil` for another command.
    func pick() throws(UsageError) -> PickRequest? { try parsed(PickCommand.spec) }

    /// `nil` for another command.
    func toolServer() throws(UsageError) -> ToolServerRequest? { try parsed(ToolServerCommand.spec) }

    private func parsed<Request>(_ spec: CommandSpec<Request>) throws(UsageError) -> Request? {
        guard let words = words(of: spec.info)?.enumerated().map({ Word($1, at: $0) }) else { return nil }
        return try spec.parse(words, ParsingScope())
    }

    /// At least 40: in fewer columns, the argument parser drops the descriptions or ends the program.
    static var helpColumns: Int { max(40, Window.size(forPipeIn: Environment.all).columns) }

    static var names: [String] {
        helpMessage(columns: helpColumns)
            .split { $0.isWhitespace || ",./".contains($0) }
            .filter { $0.hasPrefix("--") }
            .map(String.init)
    }

    /// Parses a command line. `--help` at the end of a command shows help for that command, unless it takes text.
    static func parsed(_ arguments: [String]) throws -> Options {
        if let last = arguments.last, ["--help", "-h"].contains(last), !arguments.contains("--"),
            var options = try? parse(Array(arguments.dropFirst().dropLast())),
            let name = options.command.first,
            options.command.count == 1
                || CommandCatalog.infos.contains(where: { $0.isCalled(name) && !$0.takesText })
        {
            options.command = [name, last]
            return options
        }
        return try parse(words: joiningNegativeNumbers(in: Array(arguments.dropFirst())))
    }

    /// Parses only the first words after the last option, as of `*.jpg`: the time of the parser grows with the square
    /// of their number. The first may be the option's value.
    private static func parse(words: [String]) throws -> Options {
        let kept = (words.lastIndex { $0.hasPrefix("-") } ?? -1) + 3
        var options = try parse(Array(words.prefix(kept)))
        options.command += words.dropFirst(kept)
        return options
    }

    private var records: RecordConsole.Form? { asDocument ? .document : asLines ? .lines : nil }

    mutating func validate() throws {
        let isLiteral = command.first == "--"
        if isLiteral { command.removeFirst() }
        if !commands.isEmpty, !command.isEmpty {
            throw ValidationError(Phrases.Options.onlyOne("-c", Phrases.Options.aCommand))
        }
        if endsInZero, records != nil {
            throw ValidationError(Phrases.Options.onlyOne("--null", Phrases.Options.aJSONFormat))
        }
        if last, commands.isEmpty { throw ValidationError(Phrases.Options.lastNeedsCommands) }
        // Options of a command follow its name, so an option in place of the name is unknown.
        if let word = command.first, word.hasPrefix("-"), !isLiteral || paths == nil {
            throw ValidationError(Phrases.Options.unknown(word, nearest: Self.nearest(to: word)))
        }
        if records != nil, let fields = command.first(where: ProgramRecords.isFieldList) {
            throw ValidationError(Phrases.Options.noFields(fields))
        }
        if asDocument, asLines { throw ValidationError(Phrases.Options.onlyOne("--json", "--jsonl")) }
        if asDocument || asLines || endsInZero, words(of: ToolServerCommand.spec.info) != nil {
            throw ValidationError(Phrases.Tools.printsMessages)
        }
        if asDocument || asLines, words(of: PickCommand.spec.info) != nil {
            throw ValidationError(Phrases.Options.pickPrints)
        }
        if resetLock, !commands.isEmpty || !command.isEmpty {
            throw ValidationError(Phrases.Options.resetIsAlone)
        }
        for (option, name) in [
            ("protocol", SettingName.graphics), ("language", .language), ("log-level", .logLevel),
        ] {
            guard let value = settings[name], !name.accepts(value) else { continue }
            throw ValidationError(Phrases.Options.values(option, name.choices))
        }
        if let limit, !(1...10_000).contains(limit) {
            throw ValidationError(Phrases.Options.limitRange)
        }
    }
}
