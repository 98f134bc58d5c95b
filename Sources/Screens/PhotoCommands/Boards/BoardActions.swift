import CommandShell
import GalleryCore
import UseCases
import Wording

@MainActor
struct BoardActions {
    let boards: BoardEditingInteractor
    let report: ([Note]) -> Void
    let progress: (String?) -> Void

    /// `photo` returns the photo that a printed number refers to.
    func perform(_ edit: BoardEdit, photo: (Int) -> Photo?) async throws(ScreenError) {
        switch edit {
        case .add(let numbers, let name):
            guard let (board, first) = try target(name, photo: photo) else { return }
            let rest = numbers.filter { !first.contains($0) }
            try await add((first + rest).compactMap(photo), to: board)
        case .take(let numbers, let name):
            guard let board = try find(name) else { return }
            let photos = numbers.compactMap(photo)
            let count = try boards.take(photos, off: board)
            say(Phrases.Boards.removed(count, of: photos.map(Phrases.title), off: board.name))
        case .move(let numbers, let destination, let name):
            guard let board = try find(name) else { return }
            let photos = numbers.compactMap(photo)
            if case .section(let title) = destination, !board.has(section: title) {
                return showProblem(Phrases.Boards.removeSection(title, on: board.name))
            }
            let before = boards.sections(of: photos, on: board.id)
            let count = try boards.move(photos, to: Self.destination(destination, photo), on: board)
            guard count > 0, let first = photos.first else {
                return showProblem(Phrases.Boards.notOn(board.name, photos.first.map(Phrases.title) ?? ""))
            }
            let title = photos.count == 1 ? Phrases.title(of: first) : nil
            say(Phrases.Boards.moved(count, title, on: board.name))
            let after = boards.sections(of: photos, on: board.id)
            if case .section = destination { break }
            if before != after { say(Phrases.Boards.changedSection(to: after[first.id])) }
        case .cover(let number, let name):
            guard let board = try find(name), let photo = photo(number) else { return }
            let title = Phrases.title(of: photo)
            guard try boards.change(board, .cover(photo.id)) else {
                return showProblem(Phrases.Boards.notOn(board.name, title))
            }
            say(Phrases.Boards.cover(of: board.name, title))
        }
    }

    /// Copies picture files onto a board in order, expanding folders and patterns. Reports and skips files that cannot
    /// be copied, and paths without pictures.
    func add(files: [String], to board: Board) async {
        for path in files where !Task.isCancelled {
            let all: [String]
            do throws(ScreenError) { all = try await boards.pictures(at: path) } catch {
                report(Note.problem(error))
                continue
            }
            if all.isEmpty { showProblem(Phrases.Boards.noPictures(in: path)) }
            var addedPaths: [String] = []
            var new = 0
            for path in all where !Task.isCancelled {
                progress(Phrases.Boards.copying(path))
                do throws(ScreenError) {
                    guard let isNew = try await boards.addFile(path, to: board) else {
                        return showProblem(Phrases.Boards.gone)
                    }
                    addedPaths.append(path)
                    new += isNew ? 1 : 0
                } catch {
                    if case .store(.notAPicture(let found)) = error {
                        showProblem(Phrases.Boards.noPicture(path, found))
                    } else {
                        report(Note.problem(error))
                    }
                }
            }
            if !addedPaths.isEmpty { say(Phrases.Boards.added(new, of: addedPaths, to: board.name)) }
        }
    }

    /// Board with this name; if no board has it, prints an error and returns `nil`.
    func find(_ name: String) throws(ScreenError) -> Board? {
        if let board = try boards.board(named: name) { return board }
        let names = try boards.boards().map(\.name)
        // If the number at the end of a board name was parsed as a photo number, suggests the quoted name.
        let quoted = names.first { full in
            full.lowercased().hasPrefix(name.lowercased() + " ")
                && BoardEdit.isNumbers(String(full.dropFirst(name.count + 1)))
        }
        let nearest = quoted.map(Phrases.Boards.typed) ?? Board.nearestName(to: name, among: names)
        showProblem(Phrases.Boards.unknown(name, nearest: nearest))
        return nil
    }

    /// Board for `board add`: the named one or, without a name, the board in use. If `name` consists of photo numbers
    /// and no board has that name, returns the board in use and these numbers.
    private func target(
        _ name: String, photo: (Int) -> Photo?
    ) throws(ScreenError) -> (board: Board, numbers: [Int])? {
        guard name.isEmpty else {
            let numbers = (try? NumberList.parse([name], in: 1...9999)) ?? []
            if !numbers.isEmpty, numbers.allSatisfy({ photo($0) != nil }),
                try boards.board(named: name) == nil, let board = try boards.boardInUse()
            {
                return (board, numbers)
            }
            return try find(name).map { ($0, []) }
        }
        let board = try boards.boardInUse()
        if board == nil { showProblem(Phrases.Boards.noneInUse) }
        return board.map { ($0, []) }
    }

    func say(_ sentence: String) { report([.info(sentence)]) }

    func showProblem(_ sentence: String) { report([.problem(sentence)]) }

    private func add(_ photos: [Photo], to board: Board) async throws(ScreenError) {
        let titles = photos.map(Phrases.title)
        let addition = try await boards.add(photos, to: board) { index in
            progress(Phrases.addingToFavorites(titles[index], number: index + 1, of: titles.count))
        }
        guard let addition else { return showProblem(Phrases.Boards.gone) }
        say(Phrases.Boards.added(addition.added, of: titles, to: board.name))
        if let why = addition.why {
            let sentence = Phrases.explanation(why)
            report([.problem(Phrases.Boards.withoutPicture(addition.withoutPicture, sentence))])
        }
    }

    private static func destination(_ destination: BoardEdit.Place, _ photo: (Int) -> Photo?)
        -> BoardDestination
    {
        switch destination {
        case .first: .first
        case .last: .last
        case .section(let title): .section(title)
        case .number(let number): photo(number).map { .at($0.id) } ?? .last
        }
    }
}
