public import GalleryCore

extension Phrases.Boards {
    /// What a word is that TAB offers.
    public static func section(of board: String) -> String {
        localized("section of \(board)", "раздел доски «\(board)»")
    }
    /// A section of a board was made.
    public static func madeSection(_ title: String, on board: String) -> String {
        localized(
            "Created the section \(title) on \(board). Fill it with `board move \(typed(board)) 3 to \(title)`.",
            "На доске «\(board)» создан раздел «\(title)». Чтобы заполнить его: "
                + "`board move \(typed(board)) 3 to \(title)`.")
    }
    /// There is one of that title.
    public static func hasSection(_ title: String, _ board: String) -> String {
        localized(
            "\(board) already has a section \(title).", "На доске «\(board)» уже есть раздел «\(title)».")
    }
    /// A section cannot be called so: `board move` would take it for a place in the order.
    public static func isPlace(_ title: String) -> String {
        localized(
            "`\(title)` is a place on a board already; give the section another title.",
            "`\(title)` уже означает место на доске; назовите раздел иначе.")
    }
    /// There is none of that title.
    public static func noSection(_ title: String, on board: String) -> String {
        localized(
            "\(board) has no section \(title); `board section \(board)` lists them.",
            "На доске «\(board)» нет раздела «\(title)»; разделы покажет `board section \(board)`.")
    }
    /// A section was removed.
    public static func removedSection(_ title: String, on board: String) -> String {
        localized(
            "Removed the section \(title) from \(board); its photos stay (`undo` to restore)",
            "Раздел «\(title)» удалён с доски «\(board)», фотографии остались (`undo` вернёт его)")
    }
    /// The sections a board has.
    public static func sections(of board: Board) -> String {
        board.sections.isEmpty
            ? localized(
                "\(board.name) has no sections. Create one with `board section \(board.name) TITLE`.",
                "На доске «\(board.name)» нет разделов. `board section \(board.name) TITLE` создаст раздел.")
            : localized("Sections of \(board.name): ", "Разделы доски «\(board.name)»: ")
                + board.sections.joined(separator: ", ")
    }
    /// The order and the sections are as they were.
    public static func rearranged(_ board: String) -> String {
        localized("Restored the order of \(board)", "Порядок на доске «\(board)» восстановлен")
    }
}
