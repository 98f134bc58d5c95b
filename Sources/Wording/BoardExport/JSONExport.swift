import FoundationEssentials
import GalleryCore

/// Complete data of a board and its photos, in the format of `BoardFile`.
struct JSONExport: BoardExport {
    let board: Board
    let date: Date

    func head() throws -> String {
        let head = BoardFile.Head(
            format: BoardFile.format, version: BoardFile.version, exported: date,
            board: BoardFile.Facts(
                name: board.name, note: board.note, made: ExportDate(board.madeAt),
                changed: ExportDate(board.changedAt),
                cover: board.cover?.id.description,
                sections: board.sections.isEmpty ? nil : board.sections))
        // The object is left open: the photos follow one by one.
        return try BoardFile.text(head).dropLast() + ",\"photos\":[\n"
    }

    func entry(_ entry: ExportEntry) throws -> String {
        let line = try BoardFile.text(
            BoardFile.Entry(
                photo: entry.item.photo, added: ExportDate(entry.item.addedAt),
                tags: entry.item.annotation.tags,
                note: entry.item.annotation.note, section: entry.item.section, picture: entry.picture,
                credit: Credit(entry.item.photo).text()))
        return (entry.number > 1 ? ",\n" : "") + line
    }

    func foot() -> String { "\n]}\n" }
}
