import CommandShell
import GalleryCore

final class FavoritesPresenter: ListScreenPresenter {
    private let interactor: FavoritesInteractor
    let photoList: PhotoListPresenter<ListModel>

    init(
        display: any ConsoleDisplay<ListModel>, interactor: FavoritesInteractor,
        photoCommands: PhotoCommands,
        router: any PhotoRouting
    ) {
        self.interactor = interactor
        photoList = PhotoListPresenter(
            display: display, interactor: interactor, photoCommands: photoCommands, router: router,
            compose: \.self)
    }

    /// Redraws the photos of the screenful, so that printed numbers stay valid.
    func appear() async {
        if photoList.id == nil { await startOver() } else { await photoList.reappear() }
    }

    func handle(_ event: FavoritesEvent) async {
        switch event {
        case .startOver: await startOver()
        case .more: if photoList.id == nil { await startOver() } else { await photoList.more() }
        case .pages(let request):
            if photoList.id == nil { await handle(.more) } else { await photoList.show(request) }
        case .previous: photoList.previous()
        case .photo(let request): await photoList.run(request)
        }
    }

    private func startOver() async {
        await interactor.startOver(.favorites)
        await photoList.open(.favorites)
    }
}
