import CommandShell
import GalleryCore
import Wording

enum FilesCommands {
    static let anywhere = CommandSpec(
        "folder", aliases: ["dir"], group: .look, Phrases.Help.folder,
        examples: ["folder ~/Pictures", "folder . order:date", "folder ~/Scans --recursive"], request
    ) { Route.files($0) }

    static let saved = CommandSpec(
        "saved", aliases: ["downloads"], group: .look, Phrases.Help.saved
    ) { Route.files(FilesRequest(paths: [], isOfSaved: true)) }

    /// Commands of a list of files. Only a folder's list can be arranged; named files can neither
    /// be searched nor compared.
    static func table(of list: PhotoListID) -> ScreenCommands<FolderEvent> {
        let own: [CommandSpec<FolderEvent>] =
            switch list {
            case .folder: [arrange, FolderSearchCommand.spec.lifted(FolderEvent.search), twins]
            case .alike(_, .twins): [markCopies, FolderSearchCommand.spec.lifted(FolderEvent.search), twins]
            case .alike: [FolderSearchCommand.spec.lifted(FolderEvent.search), twins]
            default: []
            }
        return table(adding: own)
    }

    private static func table(adding own: [CommandSpec<FolderEvent>]) -> ScreenCommands<FolderEvent> {
        ListCommands.table(
            more: FolderEvent.more, pages: FolderEvent.pages, previous: .previous, refresh: .refresh,
            photo: FolderEvent.photo, adding: own)
    }

    /// Lists the folder in another form; declines paths.
    private static let arrange = CommandSpec<FolderEvent>(info: anywhere.info) {
        words, scope throws(UsageError) in
        guard case .files(let request)? = try anywhere.parse(words, scope), request.paths.isEmpty else {
            return nil
        }
        return .arrange(request.form)
    }

    static let twins = CommandSpec(
        "twins", aliases: ["duplicates"], group: .find, Phrases.Help.twins,
        examples: ["twins", "twins 3"],
        CommandArgument<Int?>("[N]", takes: [.number]) { words, scope throws(UsageError) in
            words.isEmpty ? nil : try CommandArgument.entry.parse(&words, scope)
        }
    ) { FolderEvent.twins($0) }

    /// Without numbers, marks all files but the best of each group; declines numbers.
    private static let markCopies = CommandSpec<FolderEvent>(info: MarkCommand.spec.info.unlisted) {
        words, _ in
        words.isEmpty ? .markCopies : nil
    }

    private static let request = CommandArgument<FilesRequest>(
        "[PATH…] [order:NAME] [reverse] [--recursive] [--all]",
        takes: [.any(.files), .word(words.map { Completion($0) })]
    ) { arguments, _ throws(UsageError) in
        defer { arguments = [] }
        var form = FolderForm(), paths: [String] = []
        for word in arguments {
            switch word.text {
            case "reverse": form.isReversed = true
            case "--recursive": form.isRecursive = true
            case "--all": form.includesHidden = true
            case let text:
                if let order = try FolderForm.order(text, at: word.index) {
                    form.order = order
                } else {
                    paths.append(text)
                }
            }
        }
        return FilesRequest(paths: paths, form: form)
    }

    private static let words =
        FileOrder.allCases.map { "order:\($0.rawValue)" } + ["reverse", "--recursive", "--all"]
}
