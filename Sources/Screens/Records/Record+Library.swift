import GalleryCore
import TextLayout

extension Record {
    static let library = RecordType<LibraryReport>(
        "library", "Result of export, and of import with an archive.",
        [
            RecordField("path", "File or folder of the archive.") { $0.path },
            RecordField("favorites", "Number of exported, or new, favorites.") { $0.favorites },
            RecordField("boards", "Number of exported, or new, boards.") { $0.boards },
            RecordField("photos", "Number of photos on these boards, or newly put on boards.") { $0.photos },
            RecordField("pictures", "Number of exported, or new, stored pictures.") { $0.pictures },
            RecordField("removed", "Number of photos and boards that import removed.") { $0.removed },
            RecordField("others", "Number of other imported records, such as notes and history.") {
                $0.others
            },
        ])
}
