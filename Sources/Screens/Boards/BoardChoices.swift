import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Wording

/// Boards, most recently changed first, without network access.
struct BoardChoices: ChoiceListSource {
    let interactor: BoardEditingInteractor

    func page(_ number: Int) async throws(ScreenError) -> Page<Board> {
        Page(items: try interactor.boards(), hasMore: false)
    }

    func key(of board: Board) -> Board.ID { board.id }

    func current(_ list: ChoiceList<Board>) throws(ScreenError) -> ChoiceList<Board>? {
        guard !list.choices.isEmpty else { return nil }
        let fresh = try interactor.boards()
        var list = list
        list.renew { known in fresh.first { $0.id == known.id } ?? known }
        return list
    }

    func route(to board: Board) -> Route { .list(.board(board.id, query: WordQuery())) }

    /// A name takes precedence over a number. A board named by its number is removed only after a confirmation.
    func perform(_ event: NumberedBoard, on list: ChoiceListPresenter<BoardChoices>) async {
        do throws(ScreenError) {
            let isName = try interactor.board(named: event.name) != nil
            guard let board = list.list.choice(event.number) else { return }
            if event.isUnconfirmedRemoval, !isName { return list.note(.removal(of: board)) }
            if let request = event.request(for: isName ? event.name : board.name) {
                await list.go(to: .board(request))
            }
        } catch {
            list.showProblem(error)
        }
    }

    func title(of board: Board) -> String { board.name }

    func model(of list: ChoiceList<Board>, for audience: Audience) -> ChoiceListModel {
        var model = ListModel(heading: Phrases.Boards.heading)
        let count = list.choices.count, now = Date()
        guard count > 0 else {
            model.notes = Phrases.Boards.none.map(Note.info)
            return ChoiceListModel(list: model)
        }
        let boards = list.choices.enumerated().dropFirst(list.start)
        model.aside = Phrases.Boards.boards(count)
        model.extent = .choices
        model.cards = boards.map { CardModel($1, number: $0 + 1, now: now) }
        if audience.isProgram { model.records = boards.map { Record.board(($0 + 1, $1)) } }
        model.positions = (0...boards.count).map { room in
            Phrases.position(
                from: list.start, shown: list.start + room, total: count,
                hasMore: list.start + room < count, isOpened: true, hasPrompt: audience.hasPrompt)
        }
        return ChoiceListModel(list: model)
    }
}

extension Note {
    /// Question whether to remove a board.
    static func removal(of board: Board) -> Note {
        .question(Phrases.Boards.confirmRemoval(of: board))
            .offering("board remove \(LineReading.quoted(board.name)) --yes")
    }
}

extension CardModel {
    init(_ board: Board, number: Int, now: Date) {
        self.init(
            number: number,
            photo: board.cover.map { Picture($0) }
                ?? Picture(withoutSubject: Phrases.Boards.empty(board.name)),
            title: board.name,
            author: Phrases.Boards.facts(of: board), isFavorite: false,
            reasons: [Phrases.Boards.changed(Phrases.age(of: board.changedAt, now: now))])
    }
}
