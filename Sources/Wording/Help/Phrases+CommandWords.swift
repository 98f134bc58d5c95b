extension Phrases {
    /// English names of commands by their words in the interface language.
    public static var commandWords: [String: String] { commandWords(in: .current) }

    public static func commandWords(in language: Language) -> [String: String] {
        language == .russian ? russianCommands : [:]
    }

    static let russianCommands: [String: String] = {
        let words = verbatim(
            """
            поиск search найти search искать search избранное favorites открыть open помощь help справка help \
            рекомендации recommend ещё more еще more далее next дальше next назад back вперёд forward \
            вперед forward домой home выход quit выйти quit сохранить save скачать save доска board доски boards \
            история history случайные random случайно random автор by похожие similar нравится like заметка note \
            метка tag метки tags подпись credit копировать copy импорт import экспорт export настройки set \
            сервис service ключ key войти login состояние status статус status отменить undo отмена undo обновить refresh профиль profile \
            тема topic заблокировать lock разблокировать unlock сетка grid список list вкус taste почему why \
            сведения info
            """
        ).split(separator: " ").map(String.init)
        let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
        return Dictionary(pairs) { first, _ in first }
    }()
}
