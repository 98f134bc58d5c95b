public import CommandShell
import Wording

/// Errors for commands that only other screens have; each error names these screens.
public enum OtherScreenCommands {
    /// Error for a command word; `nil` if no screen has the command.
    @Sendable public static func error(for word: String, hasNumbers: Bool) -> UsageError? {
        func has<Event>(_ specs: [CommandSpec<Event>]) -> Bool { specs.contains { $0.info.isCalled(word) } }
        let sentence: String? =
            if has(SearchCommands.refining) {
                Phrases.isForSearches(word)
            } else if has(PhotoCommands.all) {
                Phrases.isForPhotos(word)
            } else if has(DetailCommands.table.specs) {
                !hasNumbers
                    ? Phrases.isForPhotos(word)
                    : opening(Command(word, ["1"])) == nil
                        ? Phrases.isForOpenPhoto(word) : Phrases.needsNumber(word)
            } else if has(SearchCommands.table.specs) {
                Phrases.isForLists(word)
            } else if has([FilesCommands.twins]) {
                Phrases.isForFolders(word)
            } else if has(ProfileCommands.table.specs) {
                Phrases.isForProfile(word)
            } else {
                nil
            }
        return sentence.map { UsageError(.elsewhere($0), at: .command) }
    }

    /// Commands of the photo screen that open a photo first.
    private enum Opener: String {
        case info, full, zoom, slideshow
    }

    /// Commands that `opening` accepts.
    public static var openers: [CommandInfo] {
        DetailCommands.table.specs.map(\.info).filter { Opener(rawValue: $0.name) != nil }
    }

    /// Parts of a command such as `zoom 3 2x`, which opens a photo and then runs a command that only the photo screen
    /// has; `nil` for other commands. Without a number, `full` and `slideshow` begin at the photo `start`.
    @Sendable public static func opening(_ command: Command, start: Int? = nil) -> OpeningCommand? {
        guard let opener = Opener(rawValue: command.name) else { return nil }
        guard let first = command.arguments.first else {
            guard let start, opener == .full || opener == .slideshow else { return nil }
            return OpeningCommand(["\(start)"], then: command)
        }
        let rest = Array(command.arguments.dropFirst())
        switch opener {
        case .info where command.arguments.last?.lowercased() == "all" && !rest.isEmpty:
            return OpeningCommand(
                command.arguments.dropLast(), then: Command("info", ["all"]), showsPhoto: true)
        case .info, .full:
            return OpeningCommand(
                command.arguments, then: Command(command.name), showsPhoto: opener == .info)
        case .zoom, .slideshow:
            let then = Command(command.name, rest)
            let isNumber =
                NumberList.isNumber(NumberList.bare(first)) || first.lowercased() == NumberList.last
            guard isNumber || command.names[0] != nil, PhotoLook(then) != nil else {
                return nil
            }
            return OpeningCommand([first], then: then)
        }
    }
}
