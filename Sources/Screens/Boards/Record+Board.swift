import FoundationEssentials
import GalleryCore
import TextLayout

extension Record {
    /// Field names are those of the schema in README.md.
    init(_ board: Board, number: Int) {
        self.init(
            "board",
            [
                Field("number", .integer(number)), Field("name", .text(board.name)),
                Field("note", .text(board.note.isEmpty ? nil : board.note)),
                Field("count", .integer(board.count)), Field("cover", .text(board.cover?.id.description)),
                Field("sections", .texts(board.sections)),
                Field("made", .text(board.madeAt.formatted(.iso8601))),
                Field("changed", .text(board.changedAt.formatted(.iso8601))),
            ], columns: ["number", "name", "count", "changed"])
    }
}
