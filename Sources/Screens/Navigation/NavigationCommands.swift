public import CommandShell
import Wording

public enum NavigationCommands {
    public static let all: [CommandSpec<Route>] =
        [SearchCommands.anywhere, RecommendationsCommands.anywhere] + CollectionsCommands.anywhere + [
            PhotoListScreenCommands.random,
            ProfileCommands.anywhere,
            HistoryCommands.anywhere,
            FavoritesCommands.anywhere,
            FilesCommands.anywhere, FilesCommands.saved,
        ]

    /// Commands of presented routes, and `marks` and `seen`, which open lists.
    public static let presented: [CommandSpec<Route>] =
        [
            BoardCommand.anywhere, MarksCommand.spec, SeenCommand.spec, ImportCommand.spec,
            LibraryCommands.export, TagsCommand.spec, UndoCommand.spec, CreditsCommand.list,
            CreditCommand.anywhere, CheckCommand.spec, CreditsCommand.inspect,
        ]
        + TasteCommands.anywhere + [
            HelpCommands.spec, ServicesCommands.spec, SettingsCommands.spec, KeysCommands.spec,
            GraphicsCommands.spec, StatusCommand.spec, DoctorCommand.spec, LogCommand.spec,
            CachesCommands.spec,
        ] + SignInCommands.anywhere + LockCommands.specs + PhotoCommands.named

    public static var everywhere: [CommandSpec<Route>] { all + presented + leaving }

    static var entries: [CommandInfo] {
        everywhere.filter(\.info.isListed).map { $0.info.scoped(to: ParsingScope()) }
    }

    public static let leaving: [CommandSpec<Route>] = [
        list,
        CommandSpec("clear", group: .move, Phrases.Help.clear) { .navigation(.clear) },
        CommandSpec("back", aliases: ["b"], group: .move, Phrases.Help.back) {
            .navigation(.back)
        },
        CommandSpec("forward", group: .move, Phrases.Help.forward) {
            .navigation(.forward)
        },
        CommandSpec("home", group: .move, Phrases.Help.home) { .navigation(.home) },
        CommandSpec("quit", aliases: ["q", ":q", "\\q", "exit"], group: .move, Phrases.Help.quit) {
            .navigation(.quit)
        },
    ]

    private static let list = CommandSpec<Route>(
        info: CommandInfo(
            "list", aliases: ["ls"], group: .move, summary: { Phrases.Help.list })
    ) { arguments, scope throws(UsageError) in
        guard arguments.isEmpty else { throw UsageError(.arguments("list")) }
        return .navigation(scope.hasPhotoOnScreen ? .back : .again)
    }
}
