import GalleryCore

extension Phrases {
    /// A favourite was kept.
    public static func kept(_ title: String) -> String { localized("Kept \(title)", "В избранном: \(title)") }
    /// A favourite was kept, its picture was not.
    public static func keptWithoutPicture(_ title: String, _ why: String) -> String {
        localized(
            "Kept \(title), but not its picture; `fav` again to try. \(why)",
            "В избранном: \(title), но без изображения; повторите `fav`. \(why)")
    }
    /// It was one already.
    public static func alreadyKept(_ title: String) -> String {
        localized("Already kept: \(title)", "Уже в избранном: \(title)")
    }
    /// A favourite was forgotten.
    public static func forgotten(_ title: String) -> String {
        localized(
            "No longer kept: \(title) (`undo` takes it back)",
            "Убрано из избранного: \(title) (`undo` вернёт)")
    }
    /// It was none.
    public static func notKept(_ title: String) -> String {
        localized("Was not kept: \(title)", "Этого нет в избранном: \(title)")
    }
    /// A favourite came back.
    public static func restored(_ title: String) -> String {
        localized("Kept again: \(title)", "Снова в избранном: \(title)")
    }
    /// There is nothing to take back.
    public static var nothingToUndo: String { localized("There is nothing to undo.", "Возвращать нечего.") }

    /// While a picture is being fetched for keeping.
    public static func keeping(_ title: String, number: Int, of count: Int) -> String {
        let count = (value: count, text: Phrases.number(count))
        return count.value > 1
            ? localized(
                "Keeping \(number) of \(count.text): \(title) …",
                "В избранное, \(number) из \(count.text): \(title) …")
            : localized("Keeping \(title) …", "В избранное: \(title) …")
    }
}
