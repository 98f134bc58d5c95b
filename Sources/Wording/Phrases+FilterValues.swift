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
        case "landscape": localized("wider than high", "ширина больше высоты")
        case "portrait": localized("higher than wide", "высота больше ширины")
        case "square": localized("as wide as high", "ширина равна высоте")
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
        case "relevant": localized("the best match first", "сначала подходящие")
        case "latest": localized("the newest first", "сначала новые")
        case "popular": localized("the best liked first", "сначала популярные")
        case "editorial": localized("what editors chose", "выбор редакции")
        default: ""
        }
    }

    private static func license(_ value: String) -> String {
        switch value {
        case "commercial": localized("also to earn money with", "можно и для заработка")
        case "modification": localized("may be changed", "можно изменять")
        case "cc": localized("any of Creative Commons", "любая Creative Commons")
        case "public": localized("without conditions", "без условий")
        case "cc0": localized("no rights reserved", "без сохранения прав")
        case "pdm": localized("no rights known", "права не действуют")
        case "by": localized("name the author", "указать автора")
        case "by-sa": localized("name the author, share alike", "указать автора, на тех же условиях")
        case "by-nd": localized("name the author, change nothing", "указать автора, не менять")
        case "by-nc": localized("name the author, earn nothing", "указать автора, не для заработка")
        case "by-nc-sa": localized("earn nothing, share alike", "не для заработка, на тех же условиях")
        case "by-nc-nd": localized("earn nothing, change nothing", "не для заработка, не менять")
        default: ""
        }
    }

    private static func type(_ value: String) -> String {
        switch value {
        case "photo": localized("photographs", "фотографии")
        case "illustration": localized("drawings", "рисунки")
        case "artwork": localized("works of art", "произведения искусства")
        case "any": localized("all of them", "любые")
        default: ""
        }
    }

    private static func size(_ value: String) -> String {
        switch value {
        case "small": localized("small originals", "небольшие оригиналы")
        case "medium": localized("originals of middle size", "средние оригиналы")
        case "large": localized("large originals", "большие оригиналы")
        default: ""
        }
    }

    private static func content(_ value: String) -> String {
        switch value {
        case "high": localized("more is left out", "убрать больше")
        case "low": localized("less is left out", "убрать меньше")
        default: ""
        }
    }
}
