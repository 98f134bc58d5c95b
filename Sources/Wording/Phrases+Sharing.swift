import GalleryCore

extension Phrases {
    /// Something was put onto the clipboard.
    public static func copied(_ text: String) -> String {
        localized("Copied: \(text)", "Скопировано: \(text)")
    }
    /// A page was opened in the browser.
    public static func opened(_ link: String) -> String {
        localized("Opened in the browser: \(link)", "Открыто в браузере: \(link)")
    }
    /// The photo has no page.
    public static var noPage: String {
        localized(
            "The service names no page for this photo; `info` shows what there is.",
            "Страницы этой фотографии сервис не называет; `info` покажет, что есть.")
    }
    /// The photo was not saved into the pictures folder.
    public static var notSavedYet: String {
        localized(
            "This photo is not in the pictures folder; `save` puts it there.",
            "Этой фотографии нет в папке изображений; `save` сохранит её туда.")
    }
}

extension Phrases.Help {
    /// `copy`.
    public static var copy: String {
        localized(
            "put its link, credit, path or id on the clipboard",
            "ссылку, подпись, путь или id — в буфер обмена")
    }
    /// `web`.
    public static var web: String {
        localized("its page in the browser, or the address", "её страница в браузере или адрес")
    }
}
