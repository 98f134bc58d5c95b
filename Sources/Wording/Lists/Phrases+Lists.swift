public import GalleryCore

extension Phrases {
    /// Remarks on an open photo.
    public static var isRemovedFavorite: String {
        localized("No longer a favorite; `undo` restores it.", "Уже не в избранном; `undo` вернёт.")
    }
    public static var isRemovedFromBoard: String {
        localized("No longer on the board; `undo` restores it.", "Уже не на доске; `undo` вернёт.")
    }
    public static var removedFromList: String { localized("removed", "удалено") }

    /// Hint on the first screen of a user who has not searched yet.
    public static var firstSteps: String {
        localized(
            "Type words to search, a number to open, `help` for more.",
            "Введите слова — поиск, номер — фотография, `help` — справка.")
    }

    public static func heading(_ list: PhotoListID, _ title: ListTitle = ListTitle()) -> String {
        switch list {
        case .recommendations: localized("Recommendations", "Рекомендации")
        case .search(let query):
            query.text.isEmpty
                ? localized("Search", "Поиск") : localized("Search \(query.text)", "Поиск «\(query.text)»")
        case .topic(let name): localized("Topic \(name)", "Тема «\(name)»")
        case .collection(let key):
            localized("Collection \(title.name ?? key)", "Подборка «\(title.name ?? key)»")
        case .author(.username(let key), _), .author(.name(let key), _):
            localized("By \(title.name ?? key)", "Автор: \(title.name ?? key)")
        case .similar(let id, .subject):
            localized("Similar to \(name(id, title))", "Похожие на «\(name(id, title))»")
        case .similar(let id, .color):
            localized("Colors like \(name(id, title))", "По цвету как «\(name(id, title))»")
        case .similar(let id, .look):
            localized("Looks like \(name(id, title))", "На вид как «\(name(id, title))»")
        case .resembling(let path):
            localized("Looks like \(title.name ?? path)", "На вид как «\(title.name ?? path)»")
        case .random(""): localized("Random", "Случайные")
        case .random(let query): localized("Random \(query)", "Случайные: \(query)")
        case .named(let ids): title.name ?? (ids.count == 1 ? "\(ids[0])" : photos(ids.count))
        case .favorites: localized("Favorites", "Избранное")
        case .board(_, let query):
            query.isEmpty ? title.name ?? "" : "\(title.name ?? "") > \(query.text)"
        case .ideas: Sections.heading(title.name ?? "")
        case .favoritesMatching(let query):
            localized("Favorites matching \(query.text)", "Избранное со словами «\(query.text)»")
        case .seen(let query):
            query.isEmpty
                ? localized("Seen", "Просмотренное")
                : localized("Seen matching \(query.text)", "Просмотренное со словами «\(query.text)»")
        case .folder(let query): Files.heading(query, title.name)
        case .alike(let query, let comparison): Files.heading(comparison, query, title.name)
        case .files: title.name ?? localized("Files", "Файлы")
        }
    }

    /// Position of a photo in a list: `Search cats > 3 of 1,204`.
    public static func heading(
        _ list: PhotoListID, _ title: ListTitle = ListTitle(), index: Int, total: Int?
    ) -> String {
        "\(heading(list, title)) > \(portion(index + 1, of: total))"
    }

    private static func name(_ id: PhotoID, _ title: ListTitle) -> String { title.name ?? "\(id)" }

    /// Reason and next step for a list without photos.
    public static func empty(_ list: PhotoListID, _ title: ListTitle = ListTitle()) -> String {
        sentences(onEmpty: list, title).joined(separator: " ")
    }

    private static func sentences(onEmpty list: PhotoListID, _ title: ListTitle) -> [String] {
        let name = title.name ?? ""
        return switch list {
        case .search(let query): [nothingFound(for: query, hint: hint(for: query))]
        case .topic(let name): [emptyTopic(name)]
        case .favorites:
            [
                localized("No favorites yet.", "В избранном пока пусто."),
                localized(
                    "`fav 3` adds photo 3, `search WORDS` finds photos to add.",
                    "`fav 3` добавит фотографию 3, `search WORDS` найдёт, что добавить."),
            ]
        case .board(_, let query) where query.isEmpty:
            [
                localized("The board \(name) is empty.", "Доска «\(name)» пока пуста."),
                localized(
                    "`board add \(Boards.typed(name)) 3` adds photo 3 of any list.",
                    "`board add \(Boards.typed(name)) 3` добавит на неё фотографию 3 из любого списка."),
            ]
        case .board(_, let query):
            [
                localized(
                    "Nothing on \(name) matches \(query.text).",
                    "На доске «\(name)» нет ничего со словами «\(query.text)»."),
                localized("`board \(name)` shows all photos.", "`board \(name)` покажет все фотографии."),
            ]
        case .ideas: Sections.nothing(name)
        case .similar(_, .look), .resembling:
            [
                localized(
                    "No picture was shown yet to compare with.",
                    "Сравнивать пока не с чем: изображений не было."),
                localized(
                    "Show some at a terminal, or with `--protocol cells`: `search WORDS`.",
                    "Сначала покажите их в терминале или с `--protocol cells`: `search WORDS`."),
            ]
        case .named([]): [Marked.none]
        case .folder(let query): [Files.empty(query)]
        case .alike(let query, let comparison): [Files.empty(comparison, query)]
        case .favoritesMatching(let query): noFavoritesFound(query)
        case .seen(let query): nothingSeen(query)
        default:
            [
                localized("This list is empty.", "Список пуст."),
                localized(
                    "Find photos with `search WORDS` or `recommend`.",
                    "Найдите фотографии: `search WORDS` или `recommend`."),
            ]
        }
    }

    /// Sentence about a list that could not be loaded.
    public static var noList: String { localized("No photos were loaded.", "Фотографии не загрузились.") }

    /// Printed below an empty list, above which another list is still visible.
    public static func numbersMean(_ heading: String) -> String {
        localized("Numbers still mean: \(heading).", "Номера пока из списка: \(heading).")
    }

    public static func scriptUnknown(to service: ServiceName) -> String {
        localized(
            "\(service) may not know this script; try English words.",
            "Сервис \(service) может не знать этого алфавита; попробуйте английские слова.")
    }

    /// Hint for a search without results.
    public static func searchingInstead(_ text: String) -> String {
        localized("Searching for \(text) instead.", "Ищу по запросу «\(text)».")
    }
    /// For words with alternatives: `text` is the first one, `others` are searches for the others.
    public static func searchingFirst(_ text: String, others: [String]) -> String {
        let others = others.map { verbatim("`search \($0)`") }.joined(separator: ", ")
        return localized(
            "Searching for \(text); for the rest: \(others).",
            "Ищу по запросу «\(text)»; остальное: \(others).")
    }
    public static func maybeMeant(_ text: String) -> String {
        localized("Did you mean `search \(text)`?", "Может быть, `search \(text)`?")
    }

    public static func nothingFound(for query: SearchQuery, hint: String) -> String {
        localized(
            "Nothing found for \(query.text). \(hint)",
            "По запросу «\(query.text)» ничего не нашлось. \(hint)")
    }

    private static func hint(for query: SearchQuery) -> String {
        let canBeWider = query.filters.isEmpty && query.text.contains(" ")
        return canBeWider
            ? localized(removeHint + " `search` shows ideas.", removeHint + " Идеи подскажет `search`.")
            : reason(for: query)
                ?? localized(
                    "Try other words, or `search` for ideas.",
                    "Попробуйте другие слова; идеи подскажет `search`.")
    }

    /// Filters that often leave no results, most restrictive first.
    private static let narrowing: [FilterName] = [
        .type, .camera, .name, .author, .date, .source, .collection, .width, .height, .color, .size, .license,
        .orientation,
        .lang, .content,
    ]

    /// Hint that a filter may be the reason, and the search without that filter; `nil` if the query has no such filter.
    private static func reason(for query: SearchQuery) -> String? {
        guard let name = narrowing.first(where: { query.filters[$0] != nil }), let value = query.filters[name]
        else { return nil }
        let others = query.filters.filter { $0.key != name }
        let wider = SearchQuery(keywords: query.keywords, filters: others, excluded: query.excluded).text
        let filter = "\(name.rawValue):\(value)"
        let command = wider.isEmpty ? verbatim("search") : verbatim("search \(wider)")
        return localized(
            "The filter `\(filter)` may be the reason; try `\(command)`.",
            "Причиной может быть фильтр `\(filter)`; попробуйте `\(command)`.")
    }

    /// Line below a screenful: `13–24 of 1,204 · Enter: more`. `start` is zero-based; `isOpened`: rows can be opened.
    /// Without a prompt, only the position.
    public static func position(
        from start: Int, shown: Int, total: Int?, hasMore: Bool, isOpened: Bool = false,
        hasPrompt: Bool = true
    ) -> String {
        (shown > start + 1 ? "\(number(start + 1))–" : "") + portion(shown, of: total)
            + (isOpened && hasPrompt ? localized(" · `open N` opens one", " · `open N` откроет одну") : "")
            + (hasMore && hasPrompt ? localized(" · Enter: more", " · Enter: ещё") : "")
    }

    public static var listStart: String {
        localized("This is the beginning of the list.", "Это начало списка.")
    }
    public static func onlyLoaded(_ count: Int) -> String {
        localized("Only \(photos(count)) could be loaded.", "Удалось загрузить только \(photos(count)).")
    }
    public static func pageTitle(_ number: Int) -> String {
        localized("Page \(number)", "Страница \(number)")
    }

    public static func end(_ count: Int) -> String {
        localized("End of list: \(photos(count)).", "Конец списка: \(photos(count)).")
    }

    public static func remembered(_ age: String, hasPrompt: Bool = true) -> String {
        localized("Loaded \(age)", "Загружено \(age)")
            + (hasPrompt
                ? localized(" · `refresh` loads new photos", " · `refresh` загрузит новые") : "")
    }

    public static func loading(_ list: PhotoListID, _ title: ListTitle = ListTitle()) -> String {
        "\(heading(list, title)) …"
    }

    public static var earlierSearches: String {
        localized("Earlier searches (`open N` repeats one):", "Прежние запросы (`open N` повторит):")
    }
    public static var ideas: String { localized("Ideas:", "Идеи:") }
    /// Suggested searches: in the user's language if `areTranslated`, otherwise in English, with a translation.
    public static func themes(areTranslated: Bool) -> [String] {
        let themes = [
            (verbatim("fog forest"), localized("fog forest", "туманный лес")),
            (verbatim("night sky"), localized("night sky", "ночное небо")),
            (verbatim("cats"), localized("cats", "кошки")),
            (verbatim("city lights"), localized("city lights", "огни города")),
            (verbatim("wild flowers"), localized("wild flowers", "полевые цветы")),
            (verbatim("desert dunes"), localized("desert dunes", "дюны в пустыне")),
        ]
        return themes.map { english, own in
            areTranslated || own == english
                ? verbatim("search \(own)") : verbatim("search \(english) · \(own)")
        }
    }

    public static func earlier(_ search: RecentSearch, age: String) -> String {
        "\(search.text) · \(History.detail(search, age: age))"
    }
}
