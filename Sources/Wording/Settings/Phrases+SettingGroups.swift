/// Headings of `set`.
extension Phrases.Settings {
    public static var photosTitle: String { localized("Photos", "Фотографии") }
    public static var picturesTitle: String { localized("Pictures and lists", "Изображения и списки") }
    public static var promptTitle: String { localized("Prompt and messages", "Приглашение и сообщения") }
    public static var privacyTitle: String { localized("Privacy", "Личные данные") }
    public static var savingTitle: String { localized("Saved files and credits", "Файлы и подписи") }
    public static var networkTitle: String { localized("Network", "Сеть") }
    public static var keysTitle: String { localized("Access keys", "Ключи доступа") }
}
