public import GalleryCore

extension Phrases {
    public enum Boards {
        public static var heading: String { localized("Boards", "Доски") }
        public static func boards(_ count: Int) -> String {
            localized(counted(count, "board", "boards"), counted(count, "доска", "доски", "досок"))
        }
        public static func facts(of board: Board) -> String {
            ([photos(board.count)] + (board.sections.isEmpty ? [] : [board.sections.joined(separator: ", ")]))
                .joined(separator: " · ")
        }
        public static func changed(_ age: String) -> String {
            localized("changed \(age)", "изменена \(age)")
        }
        public static var none: [String] {
            [
                localized("No boards yet.", "Досок пока нет."),
                localized(
                    "Create one with `board new hall`; `board add hall 3` adds photo 3 of any list.",
                    "`board new hall` создаст доску, `board add hall 3` добавит на неё "
                        + "фотографию 3 из любого списка."),
            ]
        }
        public static func empty(_ name: String) -> String {
            localized("\(name): empty", "«\(name)»: пока пусто")
        }

        /// Name as typed before numbers: quoted if it has several words and ends in a number.
        public static func typed(_ name: String) -> String {
            let words = name.split(separator: " ")
            let isQuoted = words.count > 1 && words.last?.allSatisfy { "0123456789,-".contains($0) } == true
            return isQuoted ? "\"\(name)\"" : name
        }

        public static func made(_ name: String) -> String {
            localized(
                "Created the board \(name), now in use: `board add 3` adds photo 3 to it, as does "
                    + "`board add \(typed(name)) 3`.",
                "Доска «\(name)» создана и выбрана: `board add 3` добавит на неё фотографию 3, как и "
                    + "`board add \(typed(name)) 3`.")
        }
        public static func nameTaken(_ name: String) -> String {
            localized(
                "The board \(name) already exists. Show it with `board \(name)`.",
                "Доска «\(name)» уже есть. Её покажет `board \(name)`.")
        }
        public static func inUse(_ name: String) -> String {
            localized(
                "`board add 3` now adds photo 3 to \(name), in the grid the key b does.",
                "Теперь `board add 3` добавляет фотографию 3 на доску «\(name)», в сетке — клавиша b.")
        }
        public static var noneInUse: String {
            localized(
                "No board is in use. `board use NAME` chooses one.",
                "Доска не выбрана. Её выберет `board use NAME`.")
        }
        public static var noName: String {
            localized("A board needs a name: `board new hall`.", "Укажите название доски: `board new hall`.")
        }
        /// `isCorrected` is whether a correction is offered with the message.
        public static func unknown(_ name: String, nearest: String?, isCorrected: Bool = false) -> String {
            guard !isCorrected else { return localized("There is no board \(name).", "Доски «\(name)» нет.") }
            let hint =
                nearest.map(suggestion)
                ?? localized(
                    "`board new \(name)` creates it, `boards` lists all.",
                    "`board new \(name)` создаст её, `boards` покажет все.")
            return localized("There is no board \(name); \(hint)", "Доски «\(name)» нет; \(hint)")
        }
        public static var gone: String {
            localized(
                "This board was removed. `undo` restores it, `boards` lists the others.",
                "Эта доска удалена. `undo` вернёт её, `boards` покажет остальные.")
        }
        public static func renamed(_ old: String, to new: String) -> String {
            localized("Renamed the board \(old) to \(new)", "Доска «\(old)» переименована в «\(new)»")
        }
        public static func noted(_ name: String) -> String {
            localized("Saved the note on \(name)", "Заметка к доске «\(name)» сохранена")
        }
        public static func noNote(_ name: String) -> String {
            localized(
                "\(name) has no note. Add one with `board note \(typed(name)) TEXT`.",
                "У доски «\(name)» нет заметки. Добавьте: `board note \(typed(name)) TEXT`.")
        }
        public static func cover(of name: String, _ title: String) -> String {
            localized("The cover of \(name) is now \(title)", "Обложка доски «\(name)» — «\(title)»")
        }
        public static func confirmRemoval(of board: Board) -> String {
            localized(
                "Remove the board \(board.name) with \(photos(board.count))? \(toConfirm)",
                "Удалить доску «\(board.name)», на ней \(photos(board.count))? \(toConfirm)")
        }
        public static func removed(_ board: Board) -> String {
            localized(
                "Removed the board \(board.name) with \(photos(board.count)) (`undo` to restore)",
                "Удалена доска «\(board.name)», на ней \(photos(board.count)) (`undo` вернёт её)")
        }
    }
}
