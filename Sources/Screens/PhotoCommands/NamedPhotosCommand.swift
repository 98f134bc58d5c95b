public import CommandShell
import GalleryCore
import TextLayout
public import Viper
import Wording

/// The words of photos, for photos named by their ids on any screen: `save unsplash:abc123`.
@MainActor
public final class NamedPhotosCommand: GlobalCommands {
    private let lists: any PhotoListing
    private let actions: PhotoActions
    private let console: any Console

    /// They are no words of their own: the screens' help has them.
    public let entries: [CommandEntry] = []

    public init(
        lists: any PhotoListing, photos: PhotoInteractors, navigator: any Navigating<Route>,
        console: any Console
    ) {
        self.lists = lists
        self.console = console
        actions = PhotoActions(
            photos: photos, router: PhotoRouter(navigator: navigator),
            report: { console.show($0.blocks(for: console.audience)) },
            progress: { console.progress($0.map { Line($0, .quiet) }) },
            clipboard: { await console.copy($0) })
    }

    /// Fetches the photos and does it, as if they stood on the screen, numbered as they were named.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        var found: (PhotoAction, [PhotoID])?
        for spec in PhotoCommands.all where found == nil && spec.info.isCalled(command.name) {
            found = try spec.named { ($0, $1) }.parse(command.words, ParsingScope())
        }
        guard let (action, ids) = found else { return false }
        console.progress(Line(Phrases.loading(.named(ids)), .quiet))
        do throws(CatalogError) {
            let list = try await lists.more(.named(ids))
            console.show(list.notes.map { .problem(Line(Phrases.note($0), .error)) })
            await perform(action, among: list.photos, ids)
        } catch {
            console.show(Note.problem(.catalog(error)).blocks(for: console.audience))
        }
        return true
    }

    private func perform(_ action: PhotoAction, among photos: [Photo], _ ids: [PhotoID]) async {
        func photo(_ number: Int) -> Photo? { photos.first { $0.id == ids[number - 1] } }
        // A photo that could not be had makes way for those behind it.
        if case .open(let number) = action {
            guard let place = photos.firstIndex(where: { $0.id == ids[number - 1] }) else { return }
            await actions.perform(.open(place + 1), in: .named(ids), photo: photo)
        } else {
            await actions.perform(action, in: .named(ids), photo: photo)
        }
    }
}
