extension Phrases {
    public static func addedToFavorites(_ title: String) -> String {
        localized("Added to favorites: \(title)", "Добавлено в избранное: \(title)")
    }
    public static func addedWithoutPicture(_ title: String, _ why: String) -> String {
        localized(
            "Added to favorites without its picture: \(title). Repeat `fav` to try again. \(why)",
            "Добавлено в избранное без изображения: \(title). Чтобы загрузить его, повторите `fav`. \(why)")
    }
    public static func addedToFavorites(_ added: Int, of count: Int) -> String {
        added == count
            ? localized("Added to favorites: \(photos(count))", "Добавлено в избранное: \(photos(count))")
            : localized(
                "Added to favorites: \(photos(added)); \(number(count - added)) already there",
                "Добавлено в избранное: \(photos(added)); уже там: \(number(count - added))")
    }
    public static func removedFromFavorites(_ removed: Int, of count: Int) -> String {
        removed == count
            ? localized(
                "Removed from favorites: \(photos(count)) (`undo` to restore)",
                "Убрано из избранного: \(photos(count)) (`undo` вернёт)")
            : localized(
                "Removed from favorites: \(photos(removed)); \(number(count - removed)) not there",
                "Убрано из избранного: \(photos(removed)); не было там: \(number(count - removed))")
    }
    public static func addedWithoutPictures(_ count: Int, _ why: String) -> String {
        localized(
            "Without their pictures: \(photos(count)). Repeat `fav` to try again. \(why)",
            "Без изображений: \(photos(count)). Чтобы загрузить их, повторите `fav`. \(why)")
    }
    /// `target` is the photo's argument in a command, with a leading space; empty for the open photo.
    public static func alreadyFavorite(_ title: String, _ target: String) -> String {
        localized(
            "Already in favorites: \(title) (`unfav\(target)` to remove)",
            "Уже в избранном: \(title) (`unfav\(target)` уберёт)")
    }
    public static func favoriteAwaitsPicture(_ title: String, _ target: String) -> String {
        localized(
            "Already in favorites: \(title). Its picture is still loading (`unfav\(target)` to remove).",
            "Уже в избранном: \(title). Изображение ещё загружается (`unfav\(target)` уберёт).")
    }
    /// Remark on a favorite or board photo whose picture is not available offline.
    public static var pictureToCome: String {
        localized("picture not stored yet", "изображение ещё не сохранено")
    }
    /// As `pictureToCome`, for the photo on screen.
    public static var itsPictureToCome: String {
        localized(
            "Its picture is not stored yet; gallery loads it later.",
            "Изображение ещё не сохранено; gallery загрузит его позже.")
    }
    /// `title` is the title of the first photo, `why` the reason that its picture is missing.
    public static func picturesToCome(_ count: Int, _ title: String, _ why: String) -> String {
        count == 1
            ? localized(
                "The picture of \(title) is not stored yet; gallery tries again later. \(why)",
                "Изображение ещё не сохранено: \(title). Загрузка повторится позже. \(why)")
            : localized(
                "The pictures of \(Phrases.photos(count)) are not stored yet; gallery tries again later. \(why)",
                "Изображения ещё не сохранены: \(Phrases.photos(count)). Загрузка повторится позже. \(why)")
    }
    public static func forgotten(_ title: String) -> String {
        localized(
            "Removed from favorites: \(title) (`undo` to restore)",
            "Убрано из избранного: \(title) (`undo` вернёт)")
    }
    public static func noFavorite(_ title: String) -> String {
        localized("Not in favorites: \(title)", "Нет в избранном: \(title)")
    }

    public static func addingToFavorites(_ title: String, number: Int, of count: Int) -> String {
        let count = (value: count, text: Phrases.number(count))
        return count.value > 1
            ? localized(
                "Adding to favorites, \(number) of \(count.text): \(title) …",
                "В избранное, \(number) из \(count.text): \(title) …")
            : localized("Adding to favorites: \(title) …", "В избранное: \(title) …")
    }
}
