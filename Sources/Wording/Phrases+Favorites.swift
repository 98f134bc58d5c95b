import GalleryCore

extension Phrases {
    /// A favorite was kept.
    public static func addedToFavorites(_ title: String) -> String {
        localized("Added to favorites: \(title)", "Добавлено в избранное: \(title)")
    }
    /// A favorite was kept, its picture was not.
    public static func addedWithoutPicture(_ title: String, _ why: String) -> String {
        localized(
            "Added to favorites without its picture: \(title). Repeat `fav` to try again. \(why)",
            "Добавлено в избранное без изображения: \(title). Чтобы загрузить его, повторите "
                + "`fav`. \(why)")
    }
    /// It was one already.
    public static func alreadyFavorite(_ title: String) -> String {
        localized("Already a favorite: \(title)", "Уже в избранном: \(title)")
    }
    /// It was one already, and its picture is being fetched.
    public static func favoriteAwaitsPicture(_ title: String) -> String {
        localized(
            "Already in favorites: \(title). Its picture has not come yet; it is being loaded.",
            "Уже в избранном: \(title). Изображение ещё загружается.")
    }
    /// Beside a favorite that cannot be seen offline.
    public static var pictureToCome: String {
        localized("picture not stored yet", "изображение ещё не сохранено")
    }
    /// Of the photo on screen.
    public static var itsPictureToCome: String {
        localized(
            "Its picture is not stored yet; it follows when it can be loaded.",
            "Изображение ещё не сохранено; оно загрузится, когда будет возможно.")
    }
    /// The pictures of favorites that could not be loaded in the background: the first one's title, and why.
    public static func picturesToCome(_ count: Int, _ title: String, _ why: String) -> String {
        count == 1
            ? localized(
                "No picture stored yet for \(title); it is tried again later. \(why)",
                "Изображение ещё не сохранено: \(title). Загрузка повторится позже. \(why)")
            : localized(
                "No pictures stored yet for \(Phrases.photos(count)); they are tried again later. \(why)",
                "Изображения ещё не сохранены: \(Phrases.photos(count)). Загрузка повторится позже. \(why)")
    }
    /// A favorite was forgotten.
    public static func forgotten(_ title: String) -> String {
        localized(
            "Removed from favorites: \(title) (`undo` to restore)",
            "Убрано из избранного: \(title) (`undo` вернёт)")
    }
    /// It was none.
    public static func noFavorite(_ title: String) -> String {
        localized("Not in favorites: \(title)", "Нет в избранном: \(title)")
    }
    /// A favorite came back.
    public static func restored(_ title: String) -> String {
        localized("Restored to favorites: \(title)", "Возвращено в избранное: \(title)")
    }
    /// There is nothing to take back.
    public static var nothingToUndo: String { localized("Nothing to undo.", "Возвращать нечего.") }

    /// While a picture is being fetched for keeping.
    public static func addingToFavorites(_ title: String, number: Int, of count: Int) -> String {
        let count = (value: count, text: Phrases.number(count))
        return count.value > 1
            ? localized(
                "Adding to favorites, \(number) of \(count.text): \(title) …",
                "В избранное, \(number) из \(count.text): \(title) …")
            : localized("Adding to favorites: \(title) …", "В избранное: \(title) …")
    }
}
