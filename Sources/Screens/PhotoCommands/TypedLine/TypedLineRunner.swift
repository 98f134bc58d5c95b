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
        case leave(AfterFullScreen?)
    }

    let commands: KeyCommands
    let runAtPrompt: (String) -> Void
    let completing: () -> (any Completing)?

    func run(
        _ typed: FullScreenLine, over photos: PhotosOnScreen, progress: @escaping (String?) -> Void
    ) async -> Result {
        guard typed.purpose == .command else {
            return .leave(
                .line(PhotoCommandLine.narrowing(photos.list, photos.title, to: typed.text)))
        }
        let marks = commands.photos.marks
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

    /// Leaves the full screen for a command of other screens, or as the quit commands of vi do; reports other words.
    private func runOutside(_ line: String) -> Result {
        let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
        if word.isEmpty { return .note(nil) }
        if ["q", "q!", "wq", "x"].contains(word) { return .leave(nil) }
        guard CommandCatalog.info(typed: word) != nil || Command.sequence(line).count > 1 else {
            let nearest = NearestWord.to(word, among: CommandCatalog.typedNames)
            return .note(.problem(Phrases.unknown(word, nearest: nearest)))
        }
        return .leave(.line(line))
    }

    private func run(
        _ command: PhotoCommandLine, over photos: PhotosOnScreen, _ marked: ChosenPhotos,
        _ progress: @escaping (String?) -> Void
    ) async -> Result {
        switch (command.action, photos.isAlone) {
        case (.grid(let number), false): return number.map(Result.go(toNumber:)) ?? .note(nil)
        case (.open(let number), true) where !command.isMarked: return .go(toNumber: number)
        default: break
        }
        let list = command.isMarked ? marked.list : photos.list
        let photo = command.isMarked ? marked.photo : photos.photo
        guard !command.action.opensScreen else {
            return .leave(.action(command.action, in: list, photo: photo))
        }
        return .note(await commands.perform(command.action, in: list, photo: photo, progress: progress))
    }
}
