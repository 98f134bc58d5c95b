import GalleryCore
import TextLayout

extension Record {
    static let archive = RecordType<LibraryReport>(
        "archive", "Archive that export wrote.",
        [RecordField("path", "File or folder of the archive.", isColumn: true) { $0.path }] + counts)

    static let library = RecordType<LibraryReport>(
        "library", "Result of import with an archive.",
        [RecordField("path", "File or folder of the archive.") { $0.path }] + counts + [
            RecordField("removed", "Number of photos and boards that import removed.") { $0.removed },
            RecordField("others", "Number of other imported records, such as notes and history.") {
                $0.others
            },
            RecordField(
                "kept", "Number of notes and alt texts that differ from those of the archive and stay."
            ) {
                $0.keptTexts
            },
        ])

    private static var counts: [RecordField<LibraryReport>] {
        [
            RecordField("favorites", "Number of exported, or new, favorites.") { $0.favorites },
            RecordField("boards", "Number of exported, or new, boards.") { $0.boards },
            RecordField("photos", "Number of photos on these boards, or newly put on boards.") { $0.photos },
            RecordField("pictures", "Number of exported, or new, stored pictures.") { $0.pictures },
        ]
    }
}
