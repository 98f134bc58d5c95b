import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

struct NamedPhotosPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let lists: PhotoLists
    private let actions: PhotoActions

    init(
        display: any ConsoleDisplay<[Note]>, lists: PhotoLists, photos: PhotoCommandInteractors,
        router: any PhotoRouting
    ) {
        self.display = display
        self.lists = lists
        actions = PhotoActions(
            photos: photos, router: router, report: { display.show($0) }, progress: display.progress,
            clipboard: display.copy)
    }

    func handle(_ event: NamedPhotos) async {
        display.progress(Phrases.loading(.named(event.ids)))
        do throws(CatalogError) {
            // The list has the photos in the order of the identifiers, and a note about each failure.
            let list = try await lists.more(.named(event.ids))
            display.show(list.notes.map { .problem(Phrases.note($0)) })
            await perform(event, among: list.photos)
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func perform(_ event: NamedPhotos, among photos: [Photo]) async {
        func photo(_ number: Int) -> Photo? { photos.first { $0.id == event.ids[number - 1] } }
        var action = event.action
        // Photos that failed to load are not in the list, so its numbers may differ from those of the action.
        if case .open(let number) = action {
            guard let index = photos.firstIndex(where: { $0.id == event.ids[number - 1] }) else { return }
            action = .open(index + 1)
        }
        await actions.perform(action, in: .named(event.ids), photo: photo)
    }
}
