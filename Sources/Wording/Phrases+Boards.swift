public import GalleryCore

extension Phrases {
    /// What is said of boards.
    public enum Boards {
        /// Heading of the list of boards.
        public static var place: String { localized("Boards", "Доски") }
        /// `1 board`, `12 boards`.
        public static func boards(_ count: Int) -> String {
            localized(counted(count, "board", "boards"), counted(count, "доска", "доски", "досок"))
        }
        /// Below the name of a board in the list.
        public static func facts(of board: Board, age: String) -> String {
            localized("\(photos(board.count)) · changed \(age)", "\(photos(board.count)) · изменена \(age)")
        }
        /// Below the list.
        public static func position(shown: Int, of count: Int) -> String {
            Phrases.place(shown, of: count) + localized(" · `open N` shows one", " · `open N` откроет доску")
                + (shown < count ? continues : "")
        }
        /// There are none yet.
        public static var none: [String] {
            localized(
                lines: [
                    "No boards yet.",
                    "`board new hall` makes one, `board add hall 3` puts the photo numbered 3 of any list on it.",
                ],
                [
                    "Досок пока нет.",
                    "`board new hall` создаст доску, `board add hall 3` добавит на неё фотографию 3 любого списка.",
                ])
        }
        /// What stands in place of a cover.
        public static func empty(_ name: String) -> String {
            localized("\(name): nothing on it yet", "«\(name)»: пока пусто")
        }
        /// The author and the terms of a picture of the person's own.
        public static var ownPicture: String { localized("own picture", "своя картинка") }

        /// One was made.
        public static func made(_ name: String) -> String {
            localized(
                "The board \(name) is there; `board add \(name) 3` puts the photo numbered 3 on it.",
                "Доска «\(name)» создана; `board add \(name) 3` добавит на неё фотографию 3.")
        }
        /// One of that name was there already.
        public static func taken(_ name: String) -> String {
            localized(
                "There is a board \(name) already; `board \(name)` shows it.",
                "Доска «\(name)» уже есть; её покажет `board \(name)`.")
        }
        /// A name that is none.
        public static var noName: String {
            localized("A board needs a name: `board new hall`.", "Доске нужно название: `board new hall`.")
        }
        /// There is none of that name.
        public static func unknown(_ name: String, nearest: String?) -> String {
            let near = nearest.map { localized("did you mean `\($0)`?", "может быть, `\($0)`?") }
            let hint =
                near
                ?? localized(
                    "`board new \(name)` makes it, `boards` lists them.",
                    "`board new \(name)` создаст её, `boards` покажет все.")
            return localized("There is no board \(name); \(hint)", "Доски «\(name)» нет; \(hint)")
        }
        /// It was removed meanwhile.
        public static var gone: String {
            localized(
                "This board was removed; `undo` takes that back, `boards` lists the others.",
                "Эта доска удалена; `undo` вернёт её, `boards` покажет остальные.")
        }
        /// Its name was changed.
        public static func renamed(_ old: String, to new: String) -> String {
            localized("The board \(old) is called \(new) now", "Доска «\(old)» теперь называется «\(new)»")
        }
        /// What is written about it was changed.
        public static func noted(_ name: String) -> String {
            localized("Noted on \(name)", "Записано к доске «\(name)»")
        }
        /// Nothing is written about it.
        public static func noNote(_ name: String) -> String {
            localized(
                "Nothing is noted on \(name); `board note \(name) TEXT` does.",
                "К доске «\(name)» ничего не записано; для этого есть `board note \(name) TEXT`.")
        }
        /// It has another cover.
        public static func cover(of name: String, _ title: String) -> String {
            localized("The cover of \(name) is \(title)", "Обложка доски «\(name)» — «\(title)»")
        }
        /// It was removed.
        public static func removed(_ board: Board) -> String {
            localized(
                "Removed the board \(board.name) with \(photos(board.count)) (`undo` takes it back)",
                "Удалена доска «\(board.name)», на ней \(photos(board.count)) (`undo` вернёт её)")
        }
    }
}
