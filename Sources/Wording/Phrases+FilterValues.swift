public import GalleryCore

extension Phrases.Choices {
    /// What a value of a filter asks for; empty for one that is not of the vocabulary.
    public static func value(_ value: String, of name: FilterName) -> String {
        switch name {
        case .orientation: orientation(value)
        case .color: color(value)
        case .order: order(value)
        case .license: license(value)
        case .type: type(value)
        case .size: size(value)
        case .content: content(value)
        case .source, .collection, .lang: ""
        }
    }

    private static func orientation(_ value: String) -> String {
        switch value {
        case "landscape": localized("wider than tall", "ширина больше высоты")
        case "portrait": localized("taller than wide", "высота больше ширины")
        case "square": localized("equal sides", "ширина равна высоте")
        default: ""
        }
    }

    private static func color(_ value: String) -> String {
        switch value {
        case "bw": localized("black and white", "чёрно-белые")
        case "black": localized("mostly black", "больше чёрного")
        case "white": localized("mostly white", "больше белого")
        case "yellow": localized("mostly yellow", "больше жёлтого")
        case "orange": localized("mostly orange", "больше оранжевого")
        case "red": localized("mostly red", "больше красного")
        case "purple": localized("mostly purple", "больше фиолетового")
        case "magenta": localized("mostly magenta", "больше пурпурного")
        case "green": localized("mostly green", "больше зелёного")
        case "teal": localized("mostly blue-green", "больше сине-зелёного")
        case "blue": localized("mostly blue", "больше синего")
        default: ""
        }
    }

    private static func order(_ value: String) -> String {
        switch value {
        case "relevant": localized("best match first", "сначала подходящие")
        case "latest": localized("newest first", "сначала новые")
        case "popular": localized("most liked first", "сначала популярные")
        case "editorial": localized("editors' choice", "выбор редакции")
        default: ""
        }
    }

    private static func license(_ value: String) -> String {
        switch value {
        case "commercial": localized("commercial use allowed", "разрешено коммерческое использование")
        case "modification": localized("changes allowed", "разрешены изменения")
        case "cc": localized("any Creative Commons license", "любая лицензия Creative Commons")
        case "public": localized("no conditions", "без условий")
        case "cc0": localized("no rights reserved", "без сохранения прав")
        case "pdm": localized("no known copyright", "авторские права не действуют")
        case "by": localized("attribution", "с указанием авторства")
        case "by-sa": localized("attribution, share alike", "с указанием авторства, на тех же условиях")
        case "by-nd": localized("attribution, no derivatives", "с указанием авторства, без производных")
        case "by-nc": localized("attribution, non-commercial", "с указанием авторства, некоммерческая")
        case "by-nc-sa": localized("non-commercial, share alike", "некоммерческая, на тех же условиях")
        case "by-nc-nd": localized("non-commercial, no derivatives", "некоммерческая, без производных")
        default: ""
        }
    }

    private static func type(_ value: String) -> String {
        switch value {
        case "photo": localized("photos", "фотографии")
        case "illustration": localized("illustrations", "иллюстрации")
        case "artwork": localized("artwork", "произведения искусства")
        case "any": localized("all types", "любые")
        default: ""
        }
    }

    private static func size(_ value: String) -> String {
        switch value {
        case "small": localized("small originals", "небольшие оригиналы")
        case "medium": localized("medium originals", "средние оригиналы")
        case "large": localized("large originals", "большие оригиналы")
        default: ""
        }
    }

    private static func content(_ value: String) -> String {
        switch value {
        case "high": localized("stricter", "строже")
        case "low": localized("less strict", "мягче")
        default: ""
        }
    }
}
