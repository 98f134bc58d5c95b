import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

struct NamedPhotosPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let interactor: NamedPhotosInteractor
    private let photoCommands: PhotoCommands
    private let output: PhotoCommandOutput

    init(
        display: any ConsoleDisplay<[Note]>, interactor: NamedPhotosInteractor, photoCommands: PhotoCommands,
        router: any PhotoRouting
    ) {
        self.display = display
        self.interactor = interactor
        self.photoCommands = photoCommands
        output = PhotoCommandOutput(
            router: router, report: { display.show($0) }, progress: display.progress, copy: display.copy)
    }

    func handle(_ named: NamedPhotos) async {
        display.progress(Phrases.loading(.named(named.ids)))
        do throws(CatalogError) {
            let list = try await interactor.photos(named.ids)
            display.show(list.notes.map { .problem(Phrases.note($0)) })
            await run(named, among: list.photos)
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func run(_ named: NamedPhotos, among photos: [Photo]) async {
        var request = named.request
        // Photos that failed to load are not in the list, so its numbers may differ from those of the request.
        if let number = request.arguments(of: OpenCommand.self) {
            guard let index = photos.firstIndex(where: { $0.id == named.ids[number - 1] }) else { return }
            request = PhotoRequest(OpenCommand.self, index + 1)
        }
        await photoCommands.run(request, in: .named(named.ids), to: output) { number in
            photos.first { $0.id == named.ids[number - 1] }
        }
    }
}
