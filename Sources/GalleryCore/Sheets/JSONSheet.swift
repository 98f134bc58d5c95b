import FoundationEssentials

/// Everything that is known of a board and its photos; `BoardFile` says what stands where, and reads it back.
struct JSONSheet: BoardSheet {
    let board: Board
    let date: Date

    func head() throws -> String {
        let head = BoardFile.Head(
            format: BoardFile.format, version: BoardFile.version, exported: date,
            board: BoardFile.Facts(
                name: board.name, note: board.note, made: SheetDate(board.madeAt),
                changed: SheetDate(board.changedAt),
                cover: board.cover?.id.description))
        // The object is left open: the photos follow one by one.
        return try BoardFile.text(head).dropLast() + ",\"photos\":[\n"
    }

    func entry(_ entry: SheetEntry) throws -> String {
        let line = try BoardFile.text(
            BoardFile.Entry(
                photo: entry.item.photo, added: SheetDate(entry.item.addedAt),
                tags: entry.item.annotation.tags,
                note: entry.item.annotation.note, picture: entry.picture,
                credit: Credit(entry.item.photo).text()))
        return (entry.number > 1 ? ",\n" : "") + line
    }

    func foot() -> String { "\n]}\n" }
}
