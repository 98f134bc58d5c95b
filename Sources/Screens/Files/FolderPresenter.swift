import CommandShell
import GalleryCore

/// Pictures of a folder, of a search in it, or of files that were named.
final class FolderPresenter: CommandPresenter {
    private let list: PhotoListID
    private let title: ListTitle
    private let interactor: FolderListInteractor
    private let router: any PhotoRouting
    private let photoList: PhotoListPresenter<ListModel>

    init(
        list: PhotoListID, title: ListTitle, display: any ConsoleDisplay<ListModel>,
        interactor: FolderListInteractor, photos: PhotoCommands, router: any PhotoRouting
    ) {
        self.list = list
        self.title = title
        self.interactor = interactor
        self.router = router
        photoList = PhotoListPresenter(
            display: display, interactor: interactor, photos: photos, router: router, compose: \.self)
    }

    var numbers: ClosedRange<Int>? { photoList.numbers }
    var offers: CompletionContext { photoList.offers }
    func load(upTo number: Int) async -> NumberLoading { await photoList.load(upTo: number) }
    var isBlank: Bool { numbers == nil }

    func appear() async {
        if photoList.id == nil { await startOver() } else { await photoList.reappear() }
    }

    func prepare() async { await photoList.prepare() }

    func handle(_ event: FolderEvent) async {
        switch event {
        case .more: if photoList.id == nil { await startOver() } else { await photoList.more() }
        case .pages(let request):
            if photoList.id == nil { await handle(.more) } else { await photoList.show(request) }
        case .previous: photoList.previous()
        case .refresh: await startOver()
        case .photo(let request): await photoList.run(request)
        case .arrange(let form): if let folder { await show(form.applied(to: folder)) }
        case .search(let words):
            guard var folder else { return }
            folder.search = words
            await show(folder)
        }
    }

    private var folder: FolderQuery? { if case .folder(let query) = list { query } else { nil } }

    private func show(_ folder: FolderQuery) async { await router.openList(.folder(folder), titled: title) }

    private func startOver() async {
        await interactor.startOver(list)
        await photoList.open(list, titled: title)
    }
}
