extension Phrases {
    /// What is said of boards.
    public enum Boards {
        /// Heading of the list of boards.
        public static let place = "Boards"
        /// `1 board`, `12 boards`.
        public static func boards(_ count: Int) -> String {
            count == 1 ? "1 board" : "\(number(count)) boards"
        }
        /// Below the name of a board in the list.
        public static func facts(of board: Board, age: String) -> String {
            "\(photos(board.count)) · changed \(age)"
        }
        /// Below the list.
        public static func position(shown: Int, of count: Int) -> String {
            "\(number(shown)) of \(number(count)) · `open N` shows one"
                + (shown < count ? " · Enter or `more` continues" : "")
        }
        /// There are none yet.
        public static let none = [
            "No boards yet.",
            "`board new hall` makes one, `board add hall 3` puts the photo numbered 3 of any list on it.",
        ]
        /// What stands in place of a cover.
        public static func empty(_ name: String) -> String { "\(name): nothing on it yet" }
        /// The author and the terms of a picture of the person's own.
        public static let ownPicture = "own picture"

        /// One was made.
        public static func made(_ name: String) -> String {
            "The board \(name) is there; `board add \(name) 3` puts the photo numbered 3 on it."
        }
        /// One of that name was there already.
        public static func taken(_ name: String) -> String {
            "There is a board \(name) already; `board \(name)` shows it."
        }
        /// A name that is none.
        public static let noName = "A board needs a name: `board new hall`."
        /// There is none of that name.
        public static func unknown(_ name: String, nearest: String?) -> String {
            let near = nearest.map { "did you mean `\($0)`?" }
            let hint = near ?? "`board new \(name)` makes it, `boards` lists them."
            return "There is no board \(name); \(hint)"
        }
        /// It was removed meanwhile.
        public static let gone = "This board was removed; `undo` takes that back, `boards` lists the others."
        /// Its name was changed.
        public static func renamed(_ old: String, to new: String) -> String {
            "The board \(old) is called \(new) now"
        }
        /// What is written about it was changed.
        public static func noted(_ name: String) -> String { "Noted on \(name)" }
        /// Nothing is written about it.
        public static func noNote(_ name: String) -> String {
            "Nothing is noted on \(name); `board note \(name) TEXT` does."
        }
        /// It has another cover.
        public static func cover(of name: String, _ title: String) -> String {
            "The cover of \(name) is \(title)"
        }
        /// It was removed.
        public static func removed(_ board: Board) -> String {
            "Removed the board \(board.name) with \(photos(board.count)) (`undo` takes it back)"
        }

        /// Nothing was named that could be put on it.
        public static func whatToAdd(_ name: String) -> String {
            "What? `board add \(name) 3` takes the photo numbered 3, "
                + "`board add \(name) FILE` a picture of yours."
        }
        /// No photos stand on the screen.
        public static let noPhotosHere =
            "Numbers mean the photos on the screen, and there are none; show some, then type this again."
        /// Photos were put on it, of which `added` were not there before.
        public static func added(_ added: Int, of titles: [String], to board: String) -> String {
            guard let title = titles.first, titles.count == 1 else {
                guard added > 0 else { return "\(photos(titles.count)) were on \(board) already" }
                let before = titles.count - added
                let rest =
                    before > 0 ? "; \(number(before)) \(before == 1 ? "was" : "were") on it already" : ""
                return "\(photos(added)) put on \(board)\(rest)"
            }
            return added > 0 ? "Put on \(board): \(title)" : "Already on \(board): \(title)"
        }
        /// Some of their pictures could not be kept.
        public static func withoutPicture(_ count: Int, _ why: String) -> String {
            "\(count == 1 ? "Its picture" : "\(number(count)) pictures") could not be kept; "
                + "`board add` again to try. \(why)"
        }
        /// Photos were taken off it.
        public static func taken(_ count: Int, of titles: [String], off board: String) -> String {
            guard count > 0 else { return "Not on \(board): \(titles.first ?? "")" }
            let what = titles.count == 1 ? titles.first ?? "" : photos(count)
            return "Taken off \(board): \(what) (`undo` takes it back)"
        }
        /// Photos were moved on it.
        public static func moved(_ count: Int, _ title: String?, on board: String) -> String {
            "Moved on \(board): \(title ?? photos(count))"
        }
        /// The photo is not on it.
        public static func notOn(_ board: String, _ title: String) -> String {
            "\(title) is not on \(board); `board add \(board) N` puts it there."
        }
        /// Photos came back.
        public static func restored(_ count: Int, on board: String) -> String {
            "\(photos(count)) back on \(board)"
        }
        /// A board came back.
        public static func restored(_ board: String) -> String { "The board \(board) is back" }
    }
}
