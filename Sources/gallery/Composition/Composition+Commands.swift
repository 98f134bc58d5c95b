import CommandShell
import Configuration
import GalleryCore
import PhotoService
import Screens
import UseCases
import Wording

extension Composition {
    func commands(on stack: CommandStack<Route>) -> ActiveCommands<Route> {
        var commands = ActiveCommands(of: stack, and: NavigationCommands.everywhere)
        commands.elsewhere = OtherScreenCommands.error
        commands.opening = OtherScreenCommands.opening
        commands.openers = { OtherScreenCommands.openers }
        commands.takesText = CommandCatalog.takesText
        commands.replacement = ForeignWords.replacement
        commands.foreign = { [photos, services] line, route in
            ForeignLines.reasons(
                for: line, at: route, board: photos.boards.name(of:),
                hasBoard: { (try? photos.boards.board(named: $0)) != nil },
                gap: { query in
                    services.filters.gaps(in: query).first.map {
                        Phrases.filterUnavailable($0, on: services.service)
                    }
                })
        }
        commands.search = { [typedLines, notices] in
            guard let path = TypedPaths.line(for: $0, exists: FileExistence.exists) else {
                return typedLines.search(for: $0, isMisspelling: $1)
            }
            if let hint = TypedPaths.hint(for: LineReading($0).words.map(\.text)) { notices.add(hint: hint) }
            return path
        }
        commands.meant = { [typedLines] in typedLines.meant(by: $0) }
        commands.mayCorrect = { [typedLines] in typedLines.mayCorrect($0) }
        commands.refusal = { [services, keyFile, sessionLock, typedLines] in
            sessionLock.refusal
                ?? KeysCommands.refusal(of: $0, knowing: services.keys.with(tokensOf: keyFile))
                ?? typedLines.refusal(of: $0)
        }
        commands.direct = { [sessionLock, front] in
            if front.hasPrompt, sessionLock.isLocked, let pin = LockCommands.pin(typedAs: $0) { return pin }
            return TypedPaths.route(of: $0, exists: FileExistence.exists)
        }
        commands.withoutPhotos = { [sessionLock, front] in
            sessionLock.isLocked ? LockCommands.refusal(of: $0, hasPrompt: front.hasPrompt) : nil
        }
        commands.marked = { [photos] in photos.stored.marks.ids.map(\.description) }
        chooseSubjects(in: &commands)
        commands.aliases = { Phrases.commandWords }
        commands.subcommands = { Phrases.subcommandWords }
        commands.name = { [services] in services.photoName($0) }
        commands.sources = sources
        return commands
    }
}
