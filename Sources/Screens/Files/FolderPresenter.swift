import CommandShell
import GalleryCore
import Viper
import Wording

/// Pictures of a folder, of a search in it, or of files that were named.
final class FolderPresenter: ListScreenPresenter {
    private let display: any ConsoleDisplay<ListModel>
    private let list: PhotoListID
    private let title: ListTitle
    private let interactor: FolderListInteractor
    private let router: any PhotoRouting
    let photoList: PhotoListPresenter<ListModel>

    init(
        list: PhotoListID, title: ListTitle, display: any ConsoleDisplay<ListModel>,
        interactor: FolderListInteractor, photoCommands: PhotoCommands, router: any PhotoRouting
    ) {
        self.display = display
        self.list = list
        self.title = title
        self.interactor = interactor
        self.router = router
        photoList = PhotoListPresenter(
            display: display, interactor: interactor, photoCommands: photoCommands, router: router,
            compose: \.self)
    }

    func appear() async {
        if photoList.id == nil { await startOver() } else { await photoList.reappear() }
    }

    func handle(_ event: FolderEvent) async {
        switch event {
        case .more: if photoList.id == nil { await startOver() } else { await photoList.more() }
        case .pages(let request):
            if photoList.id == nil { await handle(.more) } else { await photoList.show(request) }
        case .previous: photoList.previous()
        case .refresh: await startOver()
        case .photo(let request): await photoList.run(request)
        case .arrange(let form): if let folder { await show(form.applied(to: folder)) }
        case .search(let search):
            if let searched = list.searchedFolder { await show(search.applied(to: searched)) }
        case .twins(let number): await showTwins(of: number)
        case .markCopies:
            let list = photoList.pager.list
            let copies = (0..<list.count).filter { index in
                list[index].flatMap { list.twins[$0.id] }?.isBest == false
            }
            await photoList.run(PhotoRequest(MarkCommand.self, copies.map { $0 + 1 }))
        }
    }

    private var folder: FolderQuery? { if case .folder(let query) = list { query } else { nil } }

    /// A list of similar files has the name of the file, not that of the folder.
    private var folderTitle: ListTitle {
        if case .alike(_, .similar) = list { return ListTitle() }
        return title
    }

    private func show(_ folder: FolderQuery) async {
        await router.openList(.folder(folder), titled: folderTitle)
    }

    private func showTwins(of number: Int?) async {
        guard let folder = list.searchedFolder else { return }
        guard let number else {
            let all = PhotoListID.alike(folder, .twins(of: nil))
            return all == list ? await startOver() : await router.openList(all, titled: folderTitle)
        }
        guard let photo = photoList.pager.photo(number), !photo.id.isFolder,
            let address = photo.fileAddress
        else {
            return photoList.note(.problem(Phrases.Files.isFolder(number)))
        }
        await router.openList(.alike(folder.withoutSearch, .twins(of: address)), titled: folderTitle)
    }

    private func startOver() async {
        do throws(StoreError) {
            try await interactor.prepare(list) { [display] done, all in
                display.progress(Phrases.Files.comparing(done, of: all))
            }
        } catch {
            return photoList.note(.problem(Phrases.explanation(error)))
        }
        await interactor.startOver(list)
        await photoList.open(list, titled: title)
        interactor.completeIndex(of: list)
    }
}

extension PhotoListID {
    /// Folder that `search` in the list searches.
    fileprivate var searchedFolder: FolderQuery? {
        switch self {
        case .folder(let query), .alike(let query, _): query
        default: nil
        }
    }
}
