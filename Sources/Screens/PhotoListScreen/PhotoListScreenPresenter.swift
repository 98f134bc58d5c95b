import CommandShell
import GalleryCore
import Wording

final class PhotoListScreenPresenter: ListScreenPresenter {
    private let list: PhotoListID
    private let title: ListTitle
    private let interactor: PhotoListScreenInteractor
    let photoList: PhotoListPresenter<ListModel>

    init(
        list: PhotoListID, title: ListTitle = ListTitle(), display: any ConsoleDisplay<ListModel>,
        interactor: PhotoListScreenInteractor, photoCommands: PhotoCommands, router: any PhotoRouting
    ) {
        self.list = list
        self.title = title
        self.interactor = interactor
        photoList = PhotoListPresenter(
            display: display, interactor: interactor, photoCommands: photoCommands, router: router,
            compose: \.self)
    }

    func appear() async {
        if photoList.id == nil { await begin() } else { await photoList.reappear() }
    }

    func prepare() async { if list.board == nil { await photoList.prepare() } }

    func handle(_ event: PhotoListScreenEvent) async {
        switch event {
        case .more: if photoList.id == nil { await begin() } else { await photoList.more() }
        case .pages(let request):
            if photoList.id == nil { await handle(.more) } else { await photoList.show(request) }
        case .previous: photoList.previous()
        case .refresh: await startOver()
        case .photo(let request):
            let before = board
            await photoList.run(request)
            // A refused move prints its reason and changes nothing, so the list is not shown again.
            guard case .move? = request.arguments(of: BoardCommand.self) else { return }
            if board?.changedAt != before?.changedAt { await startOver() }
        }
    }

    /// Current state of the board; `nil` if the list is not a board or the board cannot be read.
    private var board: Board? { list.board.flatMap { try? interactor.board($0) } }

    private func begin() async {
        let loaded = await interactor.loaded(list)
        if loaded.count > 0 {
            await photoList.begin(list, titled: title, with: loaded)
        } else {
            await startOver()
        }
        if photoList.numbers != nil { interactor.recordOpened(list) }
    }

    /// Restarts the list; for a board, reads its current name, note and sections.
    private func startOver() async {
        var title = title
        var notes: [Note] = []
        if let id = list.board {
            do throws(StoreError) {
                guard let board = try interactor.board(id) else {
                    return photoList.note(.problem(Phrases.Boards.gone))
                }
                title = ListTitle(board.name)
                if !board.note.isEmpty { notes = [.info(board.note)] }
                if !board.sections.isEmpty { notes.append(.quiet(Phrases.Boards.sections(of: board))) }
            } catch {
                return photoList.note(.problem(Phrases.explanation(error)))
            }
        }
        await interactor.startOver(list)
        await photoList.open(list, titled: title, notes: notes)
    }
}

extension PhotoListID {
    var board: Board.ID? { if case .board(let id, _) = self { id } else { nil } }
}
