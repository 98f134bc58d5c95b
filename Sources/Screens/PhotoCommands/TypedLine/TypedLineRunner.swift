import CommandShell
import GalleryCore
import UseCases
import Wording

/// Runs typed lines: photo commands on the full screen; those that open a screen, and all others, after it is left.
@MainActor
struct TypedLineRunner {
    enum Result {
        case note(Note?)
        case go(toNumber: Int)
        case look(LookLine)
        case leave(AfterFullScreen?)
    }

    let commands: KeyCommandRunner
    let runAtPrompt: (String) -> Void
    let completing: () -> (any Completing)?

    func run(
        _ typed: FullScreenLine, over photos: PhotosOnScreen, progress: @escaping (String?) -> Void
    ) async -> Result {
        guard typed.purpose == .command else {
            return .leave(
                .line(PhotoCommandLine.narrowing(photos.list, photos.title, to: typed.text)))
        }
        if let look = LookLine(typed.text, in: photos.numbers) {
            guard let number = look.number, photos.isFolder(number) else { return .look(look) }
            return .note(.problem(Phrases.Files.isFolder(number)))
        }
        let marks = commands.interactor.stored.marks
        do throws(UsageError) {
            let command = try PhotoCommandLine(
                typed.text, in: photos.numbers, current: photos.current, marked: marks.ids)
            guard let command else { return runOutside(typed.text) }
            return await run(command, over: photos, ChosenPhotos(marked: marks.photos), progress)
        } catch {
            guard case .number(let text, _) = error.reason else { return .note(nil) }
            return .note(.problem(Phrases.number(text, in: photos.numbers)))
        }
    }

    /// Runs what follows the full screen.
    func run(_ next: AfterFullScreen, titled title: ListTitle, to output: PhotoCommandOutput) async {
        switch next {
        case .line(let line): runAtPrompt(line)
        case .request(let request, let list, let photo):
            commands.interactor.beginCommand()
            await commands.photoCommands.run(request, in: list, titled: title, to: output, photo: photo)
        }
    }

    /// Leaves the full screen for a command of other screens, or as the quit commands of vi do; reports other words.
    private func runOutside(_ line: String) -> Result {
        let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
        if word.isEmpty { return .note(nil) }
        if ["q", "q!", "wq", "x"].contains(word) { return .leave(nil) }
        guard CommandCatalog.info(typed: word) != nil || Command.sequence(line).count > 1 else {
            let nearest = NearestWord.to(word, among: CommandCatalog.typedNames)
            let corrected = nearest.map { $0 + line.drop { $0 == " " }.dropFirst(word.count) }
            let runs = corrected.flatMap { completing()?.problem(of: $0) } == nil
            return .note(.problem(Phrases.unknown(word, nearest: runs ? corrected : nearest)))
        }
        return completing()?.problem(of: line).map { .note(.problem($0)) } ?? .leave(.line(line))
    }

    private func run(
        _ command: PhotoCommandLine, over photos: PhotosOnScreen, _ marked: ChosenPhotos,
        _ progress: @escaping (String?) -> Void
    ) async -> Result {
        let request = command.request
        if let number = request.arguments(of: GridCommand.self), !photos.isAlone {
            return number.map(Result.go(toNumber:)) ?? .note(nil)
        }
        if let number = request.arguments(of: OpenCommand.self), photos.isAlone, !command.isMarked,
            !photos.isFolder(number)
        {
            return .go(toNumber: number)
        }
        let list = command.isMarked ? marked.list : photos.list
        let photo = command.isMarked ? marked.photo : photos.photo
        guard !request.command.opensScreen else {
            return .leave(.request(request, in: list, photo: photo))
        }
        return .note(await commands.run(request, in: list, photo: photo, progress: progress))
    }
}
