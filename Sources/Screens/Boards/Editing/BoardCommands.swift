public import CommandShell
import GalleryCore
import TextLayout
public import Viper
import Wording

/// The words that lead to boards from anywhere, and those that make and change them.
@MainActor
public final class BoardCommands: GlobalCommands {
    private let stack: CommandStack<Route>
    private let console: any Console
    private let boards: BoardEditingInteractor
    private let transferring: any BoardTransferring

    /// Takes the stack one moves on, and the rules.
    public init(
        stack: CommandStack<Route>, console: any Console, boards: BoardEditingInteractor,
        transferring: BoardTransferInteractor
    ) {
        self.transferring = transferring
        self.stack = stack
        self.console = console
        self.boards = boards
    }

    /// `board`.
    public var entries: [CommandEntry] { [Self.info.entry(in: ParsingScope())] }

    /// Goes there, or does it.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "board" else { return false }
        let words = command.arguments
        // A board may be called like one of the words: between quotes, or alone, it is meant.
        if words.count == 1, let board = try? boards.board(named: words[0]) {
            await show(board, WordQuery())
            return true
        }
        let request = try BoardRequest(words)
        do throws(ScreenError) { try await perform(request) } catch { actions.report(Note.problem(error)) }
        return true
    }

    private func perform(_ request: BoardRequest) async throws(ScreenError) {
        switch request {
        case .list: await stack.go(to: .boards)
        case .show(let words):
            guard let (board, rest) = try found(words) else { return }
            let query = WordQuery(rest)
            // Words without a letter or a number are no words: a name was meant, and there is none.
            guard rest.isEmpty || !query.isEmpty else {
                _ = try actions.find(words.joined(separator: " "))
                return
            }
            await show(board, query)
        case .make(let name): try make(name)
        case .addFiles(let words):
            guard let (board, files) = try found(words) else { return }
            guard !files.isEmpty else { return actions.complain(Phrases.Boards.whatToAdd(board.name)) }
            await actions.add(files: files, to: board)
        case .rename(let words):
            guard let (board, rest) = try found(words) else { return }
            try rename(board, to: rest.count > 1 && rest[0] == "to" ? Array(rest.dropFirst()) : rest)
        case .note(let words):
            guard let (board, rest) = try found(words) else { return }
            try note(rest, on: board)
        case .remove(let name):
            guard let board = try actions.find(name) else { return }
            let wasThere = try boards.remove(board)
            actions.say(wasThere ? Phrases.Boards.removed(board) : Phrases.Boards.gone)
        case .export(let words):
            guard let (board, rest) = try found(words) else { return }
            guard let order = ExportOrder(rest) else {
                return actions.complain(Phrases.usage(BoardUsage.export.rawValue))
            }
            try await BoardTransfer(transferring: transferring, actions: actions).export(board, order)
        case .take(let file, let name):
            try await BoardTransfer(transferring: transferring, actions: actions).take(file, to: name)
        }
    }

    private func show(_ board: Board, _ words: WordQuery) async {
        await stack.go(to: .list(.board(board.id, words: words)))
    }

    private func make(_ name: String) throws(ScreenError) {
        guard !name.allSatisfy(\.isWhitespace) else { return actions.complain(Phrases.Boards.noName) }
        if let board = try boards.make(name) {
            actions.say(Phrases.Boards.made(board.name))
        } else {
            actions.complain(Phrases.Boards.taken(name))
        }
    }

    private func rename(_ board: Board, to words: [String]) throws(ScreenError) {
        let name = words.joined(separator: " ")
        guard !name.allSatisfy(\.isWhitespace) else { return actions.complain(Phrases.Boards.noName) }
        if try boards.change(board, .name(name)) {
            actions.say(Phrases.Boards.renamed(board.name, to: name))
        } else {
            actions.complain(Phrases.Boards.taken(name))
        }
    }

    private func note(_ words: [String], on board: Board) throws(ScreenError) {
        guard !words.isEmpty else {
            return actions.say(board.note.isEmpty ? Phrases.Boards.noNote(board.name) : board.note)
        }
        let isThere = try boards.change(board, .note(words.joined(separator: " ")))
        actions.say(isThere ? Phrases.Boards.noted(board.name) : Phrases.Boards.gone)
    }

    /// The board that as many of the first words as possible name, and the words behind; says so when there is none.
    private func found(_ words: [String]) throws(ScreenError) -> (Board, [String])? {
        for end in stride(from: words.count, to: 0, by: -1) {
            if let board = try boards.board(named: words[..<end].joined(separator: " ")) {
                return (board, Array(words[end...]))
            }
        }
        _ = try actions.find(words.first ?? "")
        return nil
    }

    private var actions: BoardActions {
        BoardActions(
            boards: boards, report: { [console] in console.show($0.blocks(for: console.audience)) },
            progress: { [console] in console.progress($0.map { Line($0, .quiet) }) })
    }
}
