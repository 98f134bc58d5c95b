extension Phrases.Boards {
    public static func whatToAdd(_ name: String) -> String {
        localized(
            "Add what? `board add \(typed(name)) 3` adds photo 3, `board add \(name) FILE` your own picture.",
            "Что добавить? `board add \(typed(name)) 3` — фотографию 3, `board add \(name) FILE` — свою "
                + "картинку.")
    }
    public static var noPhotosHere: String {
        localized(
            "There are no numbered photos on this screen. Open a list, then repeat the command.",
            "На этом экране нет фотографий с номерами. Откройте список и повторите команду.")
    }
    /// Hint for a number that may be part of a board name.
    public static func quoting(_ name: String) -> String {
        localized(
            " If the board is called \(name), quote its name: \"\(name)\".",
            " Если доска называется «\(name)», возьмите название в кавычки: \"\(name)\".")
    }
    /// `added` is the number of photos that were not already on the board.
    public static func added(_ added: Int, of titles: [String], to board: String) -> String {
        if let title = titles.first, titles.count == 1 {
            return added > 0
                ? localized("Added to \(board): \(title)", "Добавлено на доску «\(board)»: \(title)")
                : localized("Already on \(board): \(title)", "Уже на доске «\(board)»: \(title)")
        }
        guard added > 0 else {
            return localized(
                "\(Phrases.photos(titles.count)) already on \(board)",
                "Все эти фотографии уже на доске «\(board)»")
        }
        let before = titles.count - added
        let rest =
            before > 0
            ? localized("; \(Phrases.number(before)) already there", "; \(Phrases.number(before)) уже там")
            : ""
        return localized(
            "Added \(Phrases.photos(added)) to \(board)",
            "На доску «\(board)» добавлено: \(Phrases.photos(added))")
            + rest
    }
    public static func noPictures(in folder: String) -> String {
        localized(
            "No pictures in \(folder). Supported formats: \(formats).",
            "В папке \(folder) нет изображений. Форматы: \(formats).")
    }
    public static func withoutPicture(_ count: Int, _ why: String) -> String {
        localized(
            "\(count == 1 ? "Its picture" : "\(Phrases.number(count)) pictures") could not be "
                + "saved; repeat `board add`. \(why)",
            "\(count == 1 ? "Изображение" : counted(count, "изображение", "изображения", "изображений")) "
                + "не удалось сохранить; повторите `board add`. \(why)")
    }
    public static func removed(_ count: Int, of titles: [String], off board: String) -> String {
        let title = titles.first ?? ""
        guard count > 0 else {
            return localized("Not on \(board): \(title)", "Нет на доске «\(board)»: \(title)")
        }
        let what = titles.count == 1 ? title : Phrases.photos(count)
        return localized(
            "Removed from \(board): \(what) (`undo` to restore)",
            "Убрано с доски «\(board)»: \(what) (`undo` вернёт)")
    }
    /// `section` is `nil` for the photos without a section.
    public static func changedSection(to section: String?) -> String {
        section.map {
            localized("Now in the section \($0).", "Теперь в разделе «\($0)».")
        }
            ?? localized("Now in no section.", "Теперь вне разделов.")
    }

    public static func moved(_ count: Int, _ title: String?, on board: String) -> String {
        let what = title ?? Phrases.photos(count)
        return localized("Moved on \(board): \(what)", "Переставлено на доске «\(board)»: \(what)")
    }
    public static func notOn(_ board: String, _ title: String) -> String {
        localized(
            "\(title) is not on \(board). Add it with `board add \(typed(board)) N`.",
            "«\(title)» нет на доске «\(board)». Добавьте: `board add \(typed(board)) N`.")
    }
}
