import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Wording

@MainActor
struct BoardTransfer {
    let interactor: BoardTransferInteractor
    let exports: BoardExportInteractor
    let actions: BoardActions

    func export(_ board: Board, _ order: ExportRequest) async throws(ScreenError) {
        guard board.count > 0 else {
            let list = PhotoListID.board(board.id, query: WordQuery())
            return actions.report([.info(Phrases.empty(list, ListTitle(board.name)))])
        }
        let now = Date()
        let links = order.format == .html && !order.copies
        let hosts = links ? exports.linkedHosts : []
        let documents = order.format.companions.map {
            (name: $0.document, text: $0.export(of: board, at: now, pictureHosts: hosts))
        }
        let outcome = try await exports.export(
            board, into: order.folder, as: documents, links: links
        ) { number in
            actions.progress(Phrases.BoardFiles.exporting(board.name, number: number, of: board.count))
        }
        let path = outcome.path
        var notes: [Note] = [
            .info(Phrases.BoardFiles.exported(board.name, path), linking: path, to: WebLink.file(path))
                .recorded(as: Record.exported((board, path)))
        ]
        if outcome.hasInvented { notes.append(.warning(Phrases.Demo.isInvented)) }
        actions.report(notes)
        if outcome.linkable > 0, order.format == .html || order.copies {
            let note = order.copies ? Phrases.BoardFiles.copied : Phrases.BoardFiles.linked(outcome.linkable)
            actions.report([.quiet(note)])
        }
        if outcome.missing > 0 {
            let titles = outcome.lacking.map(Phrases.title)
            actions.showProblem(Phrases.BoardFiles.missing(titles, of: outcome.missing))
        }
    }

    /// Imports a file. If `name` is `nil`, creates a board with the name in the file, else with the file's name.
    func take(_ path: String, to name: String?) async throws(ScreenError) {
        let file = try await interactor.open(path)
        switch file.content {
        case .failure(let failure): actions.showProblem(Phrases.BoardFiles.failure(failure, of: file.path))
        case .board(let board):
            let own = board.facts.name.allSatisfy(\.isWhitespace) ? file.title : board.facts.name
            guard let target = try interactor.board(for: name ?? own, isNew: name == nil) else { return }
            try await take(board, from: file.path, to: target)
        case .list(let lines):
            try await take(PhotoReferences(lines: lines, photo: interactor.photo(named:)), of: file, to: name)
        case .links(let links):
            try await take(PhotoReferences(links: links, photo: interactor.photo(at:)), of: file, to: name)
        }
    }

    private func take(
        _ references: PhotoReferences, of file: ImportedFile, to name: String?
    ) async throws(ScreenError) {
        guard references.havePhotos else { return actions.showProblem(Phrases.BoardFiles.nothing(file.path)) }
        let title = file.title.allSatisfy(\.isWhitespace) ? Phrases.Boards.heading : file.title
        try await take(references.lines, to: name ?? title, isNew: name == nil)
        if references.otherLinks > 0 {
            actions.report([.quiet(Phrases.BoardFiles.otherLinks(references.otherLinks))])
        }
    }

    private func take(_ file: BoardFile, from path: String, to board: Board) async throws(ScreenError) {
        var importedPhotos: [(id: PhotoID, section: String?)] = []
        var failures = TransferFailures(report: actions.showProblem)
        for unreadable in file.unreadable { failures.say(Phrases.BoardFiles.unreadable(unreadable)) }
        for (index, entry) in file.entries.enumerated() where !Task.isCancelled {
            let title = Phrases.title(of: entry.photo)
            actions.progress(
                Phrases.BoardFiles.importing(title, number: index + 1, of: file.entries.count))
            let imported = try await interactor.take(entry, from: path, to: board)
            if let id = imported.id { importedPhotos.append((id, entry.section)) }
            if Task.isCancelled { continue }
            if imported.id == nil {
                failures.add(title, Phrases.BoardFiles.ownMissing(imported.missingPicture))
            } else if let name = imported.missingPicture {
                failures.say(Phrases.BoardFiles.pictureMissing(name, of: title))
            }
        }
        try interactor.arrange(importedPhotos, on: board, file.facts, isPlace: BoardEdit.isPlace)
        try interactor.finish(board, file.facts)
        finish(importedPhotos.count, failures, board)
    }

    /// Imports photos by the lines of a file. The board is created, if needed, when the first photo has loaded.
    private func take(
        _ lines: [(text: String, photo: PhotoID?)], to name: String, isNew: Bool
    ) async throws(ScreenError) {
        var count = 0
        var board: Board?
        var failures = TransferFailures(report: actions.showProblem)
        for (index, (line, id)) in lines.enumerated() where !Task.isCancelled {
            guard let id else {
                failures.say(Phrases.BoardFiles.noReference(line))
                continue
            }
            actions.progress(Phrases.BoardFiles.importing("\(id)", number: index + 1, of: lines.count))
            do throws(ScreenError) {
                let photo = try await interactor.photo(id)
                if board == nil { board = try interactor.board(for: name, isNew: isNew) }
                guard let target = board else { return }
                count += try await actions.boards.add([photo], to: target, progress: { _ in })?.added ?? 0
            } catch {
                if !error.isCancellation { failures.add("\(id)", Phrases.explanation(error)) }
            }
        }
        if let board { return finish(count, failures, board) }
        failures.close()
        actions.showProblem(Phrases.BoardFiles.noneImported)
    }

    private func finish(_ count: Int, _ failures: TransferFailures, _ board: Board) {
        failures.close()
        actions.say(Phrases.BoardFiles.imported(count, to: board.name))
    }
}
