import TextLayout

public enum ProgramRecords {
    /// Record types in the order of the manual.
    static let shapes =
        [
            Record.photo.shape, Record.collection.shape, Record.search.shape, Record.undoable.shape,
            Record.undone.shape,
            Record.tag.shape, Record.board.shape,
            Record.exported.shape,
        ] + PhotoCommands.records + [
            Record.fileCredit.shape, Record.checked.shape,
            Record.interest.shape, Record.trait.shape, Record.service.shape, Record.graphics.shape,
            Record.key.shape, Record.account.shape, Record.imported.shape, Record.library.shape,
            Record.archive.shape,
            Record.profile.shape,
            Record.cache.shape, Record.status.shape, Record.setting.shape, Record.doctor.shape,
        ]

    /// Whether the word is a list of two or more fields of photos, such as `id,title`.
    public static func isFieldList(_ word: String) -> Bool {
        let names = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let fields = Record.photo.shape.fields.map(\.name)
        return names.count > 1 && names.allSatisfy(fields.contains)
    }

    public static var schema: String { (try? RecordSchema.text(of: shapes)) ?? "" }
}
