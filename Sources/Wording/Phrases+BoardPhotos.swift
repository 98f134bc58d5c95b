import GalleryCore

extension Phrases.Boards {
    /// Nothing was named that could be put on it.
    public static func whatToAdd(_ name: String) -> String {
        localized(
            "What? `board add \(name) 3` takes the photo numbered 3, `board add \(name) FILE` a picture of yours.",
            "Что добавить? `board add \(name) 3` — фотографию 3, `board add \(name) FILE` — вашу картинку.")
    }
    /// No photos stand on the screen.
    public static var noPhotosHere: String {
        localized(
            "Numbers mean the photos on the screen, and there are none; show some, then type this again.",
            "Номера обозначают фотографии на экране, а их там нет; откройте список и повторите команду.")
    }
    /// Photos were put on it, of which `added` were not there before.
    public static func added(_ added: Int, of titles: [String], to board: String) -> String {
        if let title = titles.first, titles.count == 1 {
            return added > 0
                ? localized("Put on \(board): \(title)", "На доске «\(board)»: \(title)")
                : localized("Already on \(board): \(title)", "Уже на доске «\(board)»: \(title)")
        }
        guard added > 0 else {
            return localized(
                "\(Phrases.photos(titles.count)) were on \(board) already",
                "Все эти фотографии уже на доске «\(board)»")
        }
        let before = titles.count - added
        let rest =
            before > 0
            ? localized(
                "; \(counted(before, "was", "were")) on it already", "; \(Phrases.number(before)) уже там")
            : ""
        return localized(
            "\(Phrases.photos(added)) put on \(board)",
            "На доску «\(board)» добавлено: \(Phrases.photos(added))")
            + rest
    }
    /// Some of their pictures could not be kept.
    public static func withoutPicture(_ count: Int, _ why: String) -> String {
        localized(
            "\(count == 1 ? "Its picture" : "\(Phrases.number(count)) pictures") could not be kept; "
                + "`board add` again to try. \(why)",
            "\(count == 1 ? "Изображение" : counted(count, "изображение", "изображения", "изображений")) "
                + "не удалось сохранить; повторите `board add`. \(why)")
    }
    /// Photos were taken off it.
    public static func taken(_ count: Int, of titles: [String], off board: String) -> String {
        let title = titles.first ?? ""
        guard count > 0 else {
            return localized("Not on \(board): \(title)", "Нет на доске «\(board)»: \(title)")
        }
        let what = titles.count == 1 ? title : Phrases.photos(count)
        return localized(
            "Taken off \(board): \(what) (`undo` takes it back)",
            "Убрано с доски «\(board)»: \(what) (`undo` вернёт)")
    }
    /// Photos were moved on it.
    public static func moved(_ count: Int, _ title: String?, on board: String) -> String {
        let what = title ?? Phrases.photos(count)
        return localized("Moved on \(board): \(what)", "Переставлено на доске «\(board)»: \(what)")
    }
    /// The photo is not on it.
    public static func notOn(_ board: String, _ title: String) -> String {
        localized(
            "\(title) is not on \(board); `board add \(board) N` puts it there.",
            "«\(title)» нет на доске «\(board)»; `board add \(board) N` добавит.")
    }
    /// Photos came back.
    public static func restored(_ count: Int, on board: String) -> String {
        localized(
            "\(Phrases.photos(count)) back on \(board)", "Снова на доске «\(board)»: \(Phrases.photos(count))"
        )
    }
    /// A board came back.
    public static func restored(_ board: String) -> String {
        localized("The board \(board) is back", "Доска «\(board)» снова на месте")
    }
}
