import GalleryCore
import TextLayout
import Wording

extension Record {
    static let collection = RecordType<PhotoCollection>(
        "collection", "Topic or collection of a service.",
        [
            RecordField("key", "Identifier for topic and collection.", isColumn: true) { $0.key },
            RecordField("title", "Title.", isColumn: true) { $0.title },
            RecordField("description", "Description.") { $0.about },
            RecordField("count", "Number of photos.", isColumn: true) { $0.count },
        ])

    static let search = RecordType<(number: Int, search: RecentSearch)>(
        "search", "Earlier search.",
        [
            RecordField("number", "Number in the list.", isColumn: true) { $0.number },
            RecordField("text", "Words and filters.", isColumn: true) { $0.search.text },
            RecordField("count", "Number of photos found.", isColumn: true) { $0.search.resultCount },
            RecordField("date", "Date of the search.", isColumn: true) { $0.search.date },
        ])

    static let undoable = RecordType<(number: Int, command: UndoableCommand)>(
        "undoable", "Command that undo can undo, from undo list.",
        [
            RecordField("number", "Number for undo.", isColumn: true) { $0.number },
            RecordField("changes", "What the command changed.", isColumn: true) {
                $0.command.changes.map(Phrases.Undo.made)
            },
            RecordField("date", "Date of the command.", isColumn: true) { $0.command.date },
        ])

    static let undone = RecordType<UndoableChange>(
        "undone", "Change that undo reverted or reported, from undo.",
        [
            RecordField("change", "What the command changed.") { Phrases.Undo.made($0) },
            RecordField("message", "What undo did.", isColumn: true) { Phrases.Undo.reverted($0) },
        ])

    static let tag = RecordType<TagCount>(
        "tag", "Tag of yours, from tags.",
        [
            RecordField("tag", "The tag.", isColumn: true) { $0.tag },
            RecordField("count", "Number of photos.", isColumn: true) { $0.photos },
        ])

    static let board = RecordType<(number: Int, board: Board)>(
        "board", "Board.",
        [
            RecordField("number", "Number in the list.", isColumn: true) { $0.number },
            RecordField("name", "Name.", isColumn: true) { $0.board.name },
            RecordField("note", "Note of yours.") { $0.board.note.isEmpty ? nil : $0.board.note },
            RecordField("count", "Number of photos.", isColumn: true) { $0.board.count },
            RecordField("cover", "Identifier of the photo on the cover.") { $0.board.cover?.id.description },
            RecordField("sections", "Titles of the sections.") { $0.board.sections },
            RecordField("made", "Date of creation.") { $0.board.madeAt },
            RecordField("changed", "Date of the last change.", isColumn: true) { $0.board.changedAt },
        ])
}
