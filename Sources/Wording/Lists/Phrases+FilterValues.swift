public import GalleryCore

extension Phrases.Choices {
    /// Meaning of a filter value; empty if unknown.
    public static func value(_ value: String, of name: FilterName) -> String {
        switch (name, value) {
        case (.orientation, "landscape"): localized("wider than tall", "ширина больше высоты")
        case (.orientation, "portrait"): localized("taller than wide", "высота больше ширины")
        case (.orientation, "square"): localized("equal sides", "ширина равна высоте")
        case (.color, "bw"): localized("black and white", "чёрно-белые")
        case (.color, "black"): localized("mostly black", "больше чёрного")
        case (.color, "white"): localized("mostly white", "больше белого")
        case (.color, "yellow"): localized("mostly yellow", "больше жёлтого")
        case (.color, "orange"): localized("mostly orange", "больше оранжевого")
        case (.color, "red"): localized("mostly red", "больше красного")
        case (.color, "purple"): localized("mostly purple", "больше фиолетового")
        case (.color, "magenta"): localized("mostly magenta", "больше пурпурного")
        case (.color, "green"): localized("mostly green", "больше зелёного")
        case (.color, "teal"): localized("mostly blue-green", "больше сине-зелёного")
        case (.color, "blue"): localized("mostly blue", "больше синего")
        case (.order, "relevant"): localized("best match first", "сначала подходящие")
        case (.order, "latest"): localized("newest first", "сначала новые")
        case (.order, "popular"): localized("most liked first", "сначала популярные")
        case (.order, "editorial"): localized("editors' choice", "выбор редакции")
        case (.license, "commercial"):
            localized("commercial use allowed", "разрешено коммерческое использование")
        case (.license, "modification"): localized("changes allowed", "разрешены изменения")
        case (.license, "cc"): localized("any Creative Commons license", "любая лицензия Creative Commons")
        case (.license, "public"): localized("no conditions", "без условий")
        case (.license, "cc0"): localized("no rights reserved", "без сохранения прав")
        case (.license, "pdm"): localized("no known copyright", "авторские права не действуют")
        case (.license, "by"): localized("attribution", "с указанием авторства")
        case (.license, "by-sa"):
            localized("attribution, share alike", "с указанием авторства, на тех же условиях")
        case (.license, "by-nd"):
            localized("attribution, no derivatives", "с указанием авторства, без производных")
        case (.license, "by-nc"):
            localized("attribution, non-commercial", "с указанием авторства, некоммерческая")
        case (.license, "by-nc-sa"):
            localized("non-commercial, share alike", "некоммерческая, на тех же условиях")
        case (.license, "by-nc-nd"):
            localized("non-commercial, no derivatives", "некоммерческая, без производных")
        case (.license, FilterName.any): localized("all rights reserved too", "в том числе несвободные")
        case (.type, "photo"): localized("photos", "фотографии")
        case (.type, "illustration"): localized("illustrations", "иллюстрации")
        case (.type, "artwork"): localized("artwork", "произведения искусства")
        case (.type, "any"): localized("all types", "любые")
        case (.size, "small"): localized("small originals", "небольшие оригиналы")
        case (.size, "medium"): localized("medium originals", "средние оригиналы")
        case (.size, "large"): localized("large originals", "большие оригиналы")
        case (.content, "high"): localized("stricter", "строже")
        case (.content, "low"): localized("less strict", "мягче")
        default: ""
        }
    }
}
