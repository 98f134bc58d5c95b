public import GalleryCore

extension Phrases.Boards {
    public static func section(of board: String) -> String {
        localized("section of \(board)", "раздел доски «\(board)»")
    }
    public static func madeSection(_ title: String, on board: String) -> String {
        localized(
            "Created the section \(title) on \(board). Fill it with `board move \(typed(board)) 3 to \(title)`.",
            "На доске «\(board)» создан раздел «\(title)». Чтобы заполнить его: "
                + "`board move \(typed(board)) 3 to \(title)`.")
    }
    public static func hasSection(_ title: String, _ board: String) -> String {
        localized(
            "\(board) already has a section \(title).", "На доске «\(board)» уже есть раздел «\(title)».")
    }
    public static func isPlace(_ title: String) -> String {
        localized(
            "`\(title)` cannot be a section title, because `board move` uses it.",
            "`\(title)` нельзя использовать как название раздела: это слово команды `board move`.")
    }
    public static func removeSection(_ title: String, on board: String) -> String {
        localized(
            "\(board) has no section \(title); `board section \(board)` lists them.",
            "На доске «\(board)» нет раздела «\(title)»; разделы покажет `board section \(board)`.")
    }
    public static func removedSection(_ title: String, on board: String) -> String {
        localized(
            "Removed the section \(title) from \(board); its photos stay (`undo` to restore)",
            "Раздел «\(title)» удалён с доски «\(board)», фотографии остались (`undo` вернёт его)")
    }
    public static func sections(of board: Board) -> String {
        board.sections.isEmpty
            ? localized(
                "\(board.name) has no sections. Create one with `board section \(board.name) TITLE`.",
                "На доске «\(board.name)» нет разделов. `board section \(board.name) TITLE` создаст раздел.")
            : localized("Sections of \(board.name): ", "Разделы доски «\(board.name)»: ")
                + board.sections.joined(separator: ", ")
    }
}
