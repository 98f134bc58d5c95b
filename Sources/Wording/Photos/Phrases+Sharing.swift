extension Phrases {
    public static func copied(_ text: String) -> String {
        localized("Copied: \(text)", "Скопировано: \(text)")
    }
    public static func copyingPicture(_ title: String) -> String {
        localized("Copying \(title)…", "Копирование: \(title)…")
    }
    public static func copiedPicture(_ title: String) -> String {
        localized("Copied the picture: \(title)", "Изображение скопировано: \(title)")
    }
    public static var noPictureClipboard: String {
        localized(
            "Found no clipboard for pictures. Install wl-copy (Wayland), xclip (X11) or pbcopy, or use kitty.",
            "Нет буфера обмена для изображений. Нужен wl-copy (Wayland), xclip (X11), pbcopy или kitty."
        )
    }
    public static func opened(_ link: String) -> String {
        localized("Opened in the browser: \(link)", "Открыто в браузере: \(link)")
    }
    public static var noPage: String {
        localized(
            "This photo has no page; `info` shows its details.",
            "У этой фотографии нет страницы; подробности покажет `info`.")
    }
    public static var notSavedYet: String {
        localized(
            "This photo is not saved; `save` saves it.",
            "Эта фотография не сохранена; её сохранит `save`.")
    }
}

extension Phrases.Help {
    public static var copy: String {
        localized(
            "Copy the photo's link, credit, path or id to the clipboard",
            "Скопировать ссылку, подпись, путь или id в буфер обмена")
    }
    public static var web: String {
        localized(
            "Open the photo's page in the browser, or a file's folder; or show the address",
            "Открыть страницу фотографии или папку файла, или показать адрес")
    }
}
