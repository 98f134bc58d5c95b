import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

struct BoardEditingPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let boards: BoardEditingInteractor
    let files: BoardTransfer
    let router: BoardEditingRouter

    private var actions: BoardActions { files.actions }

    func handle(_ event: BoardRequest) async {
        do throws(ScreenError) { try await perform(event) } catch { display.show(Note.problem(error)) }
    }

    private func perform(_ request: BoardRequest) async throws(ScreenError) {
        switch request {
        case .show(let arguments): try await show(arguments)
        case .make(let name): try make(name)
        case .use(let name):
            guard let board = try actions.find(name) else { return }
            boards.use(board)
            actions.say(Phrases.Boards.inUse(board.name))
        case .addFiles(let arguments):
            guard let (board, paths) = try found(arguments) else { return }
            guard !paths.isEmpty else { return actions.showProblem(Phrases.Boards.whatToAdd(board.name)) }
            await actions.add(files: paths, to: board)
        case .rename(let arguments):
            guard let (board, rest) = try found(arguments) else { return }
            try rename(board, to: rest.count > 1 && rest[0] == "to" ? Array(rest.dropFirst()) : rest)
        case .note(let arguments):
            guard let (board, rest) = try found(arguments) else { return }
            try note(rest, on: board)
        case .section(let arguments):
            guard let (board, rest) = try found(arguments) else { return }
            try addSection(rest.joined(separator: " "), to: board)
        case .remove(let arguments): try remove(arguments)
        case .export(let arguments):
            guard let (board, rest) = try found(arguments) else { return }
            guard let order = ExportRequest(rest) else {
                return actions.showProblem(Phrases.usage(BoardUsage.export.rawValue))
            }
            do throws(ScreenError) {
                try await files.export(board, order)
            } catch .store(let error) {
                guard case .failed(_, .system) = error else { throw .store(error) }
                actions.showProblem(Phrases.explanation(error) + " " + Phrases.BoardFiles.exportElsewhere)
            }
        case .take(let file, let name): try await files.take(file, to: name)
        }
    }

    private func show(_ arguments: [String]) async throws(ScreenError) {
        // A single word that equals a subcommand is a board name or, if no board has that name, an incomplete command.
        if arguments.count == 1, let unfinished = BoardUsage(word: arguments[0]),
            try boards.board(named: arguments[0]) == nil
        {
            return router.refuse(unfinished.error)
        }
        guard let (board, rest) = try boards.board(named: arguments) else {
            if let error = Board.misnamed(arguments, among: try boards.boards().map(\.name)) {
                return router.refuse(error)
            }
            _ = try actions.find(arguments[0])
            return
        }
        let query = WordQuery(rest)
        // Words without letters or digits match no photo, so the entire text is a board name.
        guard rest.isEmpty || !query.isEmpty else {
            _ = try actions.find(arguments.joined(separator: " "))
            return
        }
        await router.open(board, query)
    }

    private func make(_ name: String) throws(ScreenError) {
        guard !name.allSatisfy(\.isWhitespace) else { return actions.showProblem(Phrases.Boards.noName) }
        if let board = try boards.make(name) {
            boards.use(board)
            actions.say(Phrases.Boards.made(board.name))
        } else {
            actions.showProblem(Phrases.Boards.nameTaken(name))
        }
    }

    private func rename(_ board: Board, to arguments: [String]) throws(ScreenError) {
        let name = arguments.joined(separator: " ")
        guard !name.allSatisfy(\.isWhitespace) else { return actions.showProblem(Phrases.Boards.noName) }
        if try boards.change(board, .name(name)) {
            actions.say(Phrases.Boards.renamed(board.name, to: name))
        } else {
            actions.showProblem(Phrases.Boards.nameTaken(name))
        }
    }

    private func note(_ arguments: [String], on board: Board) throws(ScreenError) {
        guard !arguments.isEmpty else {
            return board.note.isEmpty
                ? actions.say(Phrases.Boards.noNote(board.name)) : actions.report([.answer(board.note)])
        }
        let isThere = try boards.change(board, .note(arguments.joined(separator: " ")))
        actions.say(isThere ? Phrases.Boards.noted(board.name) : Phrases.Boards.gone)
    }

    private func addSection(_ title: String, to board: Board) throws(ScreenError) {
        guard !title.allSatisfy(\.isWhitespace) else {
            return actions.report([.answer(Phrases.Boards.sections(of: board))])
        }
        guard !BoardEdit.isPlace(title) else { return actions.showProblem(Phrases.Boards.isPlace(title)) }
        guard try boards.change(board, .section(title)) else {
            return actions.showProblem(Phrases.Boards.hasSection(title, board.name))
        }
        actions.say(Phrases.Boards.madeSection(title, on: board.name))
    }

    private func remove(_ arguments: [String]) throws(ScreenError) {
        let isConfirmed = arguments.contains("--yes")
        let arguments = arguments.filter { $0 != "--yes" }
        guard let (board, rest) = try boards.board(named: arguments) else {
            _ = try actions.find(arguments.joined(separator: " "))
            return
        }
        guard !rest.isEmpty else {
            guard isConfirmed || board.count == 0 else {
                return actions.report([.removal(of: board)])
            }
            let wasThere = try boards.remove(board)
            return actions.say(wasThere ? Phrases.Boards.removed(board) : Phrases.Boards.gone)
        }
        let typed = rest.joined(separator: " ")
        let title = board.sections.first { Board.isSame($0, typed) } ?? typed
        guard try boards.change(board, .removeSection(title)) else {
            return actions.showProblem(Phrases.Boards.removeSection(title, on: board.name))
        }
        actions.say(Phrases.Boards.removedSection(title, on: board.name))
    }

    /// Splits off the board name; if the arguments begin with no board name, prints an error and returns `nil`.
    private func found(_ arguments: [String]) throws(ScreenError) -> (board: Board, rest: [String])? {
        if let found = try boards.board(named: arguments) { return found }
        _ = try actions.find(arguments.first ?? "")
        return nil
    }
}
